import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { newInstruction } from '#data/administration/contract/bot.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { LinkedText } from '../parts/LinkedText.tsx';
import { Rows } from '../parts/Rows.tsx';
import { useUnsavedChanges } from '../use-unsaved-changes.ts';
import { botApi } from './bot-api.ts';
import { BotList } from './BotList.tsx';
import { NoteActions } from './NoteActions.tsx';
import {
  activeLabel,
  addDirectiveAbout,
  addDirectiveTitle,
  checkName,
  addInstructionAction,
  directiveActionLabel,
  directiveFacts,
  directiveLabel,
  directivesAbout,
  disableAction,
  enableAction,
  inactiveLabel,
  instructionAddFailed,
  instructionAdded,
  instructionUpdateFailed,
  instructionUpdated,
  instructionsName,
  priorityLabel,
} from './messages.ts';

/** Directives of the health monitor: checks that can be switched on and off, and notes for people. */
export function Directives() {
  const instructions = useQuery({ queryKey: ['bot', 'instructions'], queryFn: botApi.instructions });
  const change = useServerAction({
    run: botApi.changeInstruction,
    done: instructionUpdated,
    failed: instructionUpdateFailed,
    invalidates: [['bot', 'instructions']],
  });
  return (
    <>
      <p className="hint">{directivesAbout}</p>
      <BotList query={instructions} what={instructionsName}>
        {(rows) => (
          <Rows>
            {rows.map((row) => (
              <li key={row.id}>
                <div>
                  <b>{checkName(row.directive) ?? row.directive}</b>{' '}
                  <span className="pill">{row.isActive ? activeLabel : inactiveLabel}</span>
                  <p className="hint">
                    <LinkedText text={directiveFacts(row)} />
                  </p>
                </div>
                <BusyButton
                  type="button"
                  className="button"
                  isBusy={change.isPending}
                  aria-label={directiveActionLabel(
                    row.isActive ? disableAction : enableAction,
                    checkName(row.directive) ?? row.directive,
                  )}
                  onClick={() => change.mutate({ id: row.id, isActive: !row.isActive })}
                >
                  {row.isActive ? disableAction : enableAction}
                </BusyButton>
                {!row.isCheck && <NoteActions note={row} />}
              </li>
            ))}
          </Rows>
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
    done: instructionAdded,
    failed: instructionAddFailed,
    invalidates: [['bot', 'instructions']],
    onDone: () => reset(),
  });
  const { errors, isDirty } = formState;
  useUnsavedChanges(isDirty);
  return (
    <section>
      <h2>{addDirectiveTitle}</h2>
      <p className="hint">{addDirectiveAbout}</p>
      <form className="form" noValidate onSubmit={(event) => void handleSubmit((form) => add.mutate(form))(event)}>
        <Field id="bot-directive" label={directiveLabel} error={errors.directive?.message}>
          {(tie) => <input {...register('directive')} {...tie} autoComplete="off" />}
        </Field>
        <Field id="bot-priority" label={priorityLabel} error={errors.priority?.message}>
          {(tie) => (
            <input type="number" min={0} max={100} {...register('priority', { valueAsNumber: true })} {...tie} />
          )}
        </Field>
        <BusyButton className="button primary" isBusy={add.isPending}>
          {addInstructionAction}
        </BusyButton>
      </form>
    </section>
  );
}
