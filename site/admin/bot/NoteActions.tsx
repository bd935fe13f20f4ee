import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { newInstruction, type BotInstruction } from '#data/administration/contract/bot.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useServerAction } from '../../client/use-act.ts';
import { Field } from '../../views/forms/Field.tsx';
import { DeleteButton } from '../parts/DeleteButton.tsx';
import { botApi } from './bot-api.ts';
import {
  cancelNoteAction,
  deleteNoteQuestion,
  directiveActionLabel,
  directiveLabel,
  editNoteAction,
  instructionUpdated,
  instructionUpdateFailed,
  noteDeleted,
  noteDeletionFailed,
  priorityLabel,
  saveNoteAction,
} from './messages.ts';

/** A directive that is a note can be changed and deleted. Those that are checks can only be switched off. */
export function NoteActions({ note }: { note: BotInstruction }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const remove = useServerAction({
    run: botApi.deleteInstruction,
    done: noteDeleted,
    failed: noteDeletionFailed,
    invalidates: [['bot', 'instructions']],
  });
  const close = (): void => {
    edit.current?.focus();
    setEditing(false);
  };
  return (
    <>
      <div className="actions">
        <button
          ref={edit}
          type="button"
          className="button"
          aria-expanded={isEditing}
          aria-label={directiveActionLabel(editNoteAction, note.directive)}
          onClick={() => setEditing(!isEditing)}
        >
          {editNoteAction}
        </button>
        <DeleteButton title={note.directive} question={deleteNoteQuestion} onDelete={() => remove.mutate(note.id)} />
      </div>
      {isEditing && <NoteForm note={note} onDone={close} />}
    </>
  );
}

function NoteForm({ note: { id, directive, priority }, onDone }: { note: BotInstruction; onDone: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newInstruction),
    defaultValues: { directive, priority },
  });
  const { errors } = formState;
  const change = useServerAction({
    run: botApi.changeInstruction,
    done: instructionUpdated,
    failed: instructionUpdateFailed,
    invalidates: [['bot', 'instructions']],
    onDone,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => change.mutate({ id, ...form }))(event)}
    >
      <Field id={`note-${id}`} label={directiveLabel} error={errors.directive?.message}>
        {(tie) => <input {...register('directive')} {...tie} autoComplete="off" />}
      </Field>
      <Field id={`note-priority-${id}`} label={priorityLabel} error={errors.priority?.message}>
        {(tie) => <input type="number" min={0} max={100} {...register('priority', { valueAsNumber: true })} {...tie} />}
      </Field>
      <div className="actions">
        <button type="button" className="button" onClick={onDone}>
          {cancelNoteAction}
        </button>
        <BusyButton className="button primary" isBusy={change.isPending}>
          {saveNoteAction}
        </BusyButton>
      </div>
    </form>
  );
}
