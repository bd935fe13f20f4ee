import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { newInstruction } from '#data/administration/contract/bot.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';

/** Directives of the health monitor: checks that can be switched on and off, and notes for people. */
export function Directives() {
  const instructions = useQuery({ queryKey: ['bot', 'instructions'], queryFn: botApi.instructions });
  const change = useServerAction({
    run: botApi.switchInstruction,
    done: 'Instruction Updated',
    failed: 'Failed to update instruction',
    renews: ['bot', 'instructions'],
  });
  return (
    <>
      <BotList query={instructions} what="instructions">
        {(rows) => (
          <ul className="rows">
            {rows.map(({ id, directive, priority, isActive, isCheck }) => (
              <li key={id}>
                <div>
                  <b>{directive}</b> <span className="pill">{isActive ? 'Active' : 'Inactive'}</span>
                  <p className="hint">
                    Priority {priority}.{' '}
                    {isCheck ? 'A check of the watcher.' : 'A note: the watcher has no such check.'}
                  </p>
                </div>
                <BusyButton
                  type="button"
                  className="button"
                  isBusy={change.isPending}
                  aria-label={`${isActive ? 'Disable' : 'Enable'} ${directive}`}
                  onClick={() => change.mutate({ id, isActive: !isActive })}
                >
                  {isActive ? 'Disable' : 'Enable'}
                </BusyButton>
              </li>
            ))}
          </ul>
        )}
      </BotList>
      <AddDirective />
    </>
  );
}

function AddDirective() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(newInstruction),
    defaultValues: { directive: '', priority: 50 },
  });
  const add = useServerAction({
    run: botApi.addInstruction,
    done: 'Instruction Added',
    failed: 'Failed to add instruction',
    renews: ['bot', 'instructions'],
    onDone: () => reset(),
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  return (
    <section>
      <h2>Add a directive</h2>
      <form className="form" noValidate onSubmit={(event) => void handleSubmit((form) => add.mutate(form))(event)}>
        <Field id="bot-directive" label="Directive" fault={errors.directive?.message}>
          {(tie) => <input {...register('directive')} {...tie} autoComplete="off" />}
        </Field>
        <Field id="bot-priority" label="Priority, 0 to 100" fault={errors.priority?.message}>
          {(tie) => (
            <input type="number" min={0} max={100} {...register('priority', { valueAsNumber: true })} {...tie} />
          )}
        </Field>
        <BusyButton className="button primary" isBusy={add.isPending}>
          Add Instruction
        </BusyButton>
      </form>
    </section>
  );
}
