import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../client/show-issues.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useLazyResolver } from '../../client/lazy-resolver.ts';
import { DialogContent } from '../../client/DialogContent.tsx';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import type { CreatedLink } from './LinkDialog.tsx';
import {
  cancelAction,
  createLinkAction,
  inviteAction,
  inviteDescription,
  inviteFailed,
  inviteLinkTitle,
  inviteNameHint,
  inviteNameLabel,
  inviteRoleHint,
  inviteRoleLabel,
  inviteTitle,
  linkCreated,
  roleNames,
} from './messages.ts';

const loadSchema = async () => (await import('#data/administration/contract/users.ts')).newInviteForm;

/** The invite button with its dialog. */
export function InviteDialog({ onMade }: { onMade: (link: CreatedLink) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="button primary">{inviteAction}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <DialogContent className="small-sheet" onClose={() => setOpen(false)}>
          <Dialog.Title>{inviteTitle}</Dialog.Title>
          <Dialog.Description>{inviteDescription}</Dialog.Description>
          <InviteForm
            onMade={(link) => {
              setOpen(false);
              onMade(link);
            }}
          />
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function InviteForm({ onMade }: { onMade: (link: CreatedLink) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLazyResolver(loadSchema),
    defaultValues: { username: '', role: 'reader' as const },
  });
  const invite = useServerAction({
    run: adminApi.invite,
    done: linkCreated,
    failed: inviteFailed,
    invalidates: [['users'], ['overview']],
    onDone: (made) => onMade({ ...made, title: inviteLinkTitle }),
  });
  const submit = handleSubmit((form) =>
    invite.mutate(form, { onError: (error) => showIssues(error, ['username', 'role'], setError) }),
  );
  const { errors } = formState;
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <Field id="invite-name" label={inviteNameLabel} hint={inviteNameHint} error={errors.username?.message}>
        {(tie) => <input {...register('username')} {...tie} autoCapitalize="none" autoComplete="off" />}
      </Field>
      <Field id="invite-role" label={inviteRoleLabel} hint={inviteRoleHint} error={errors.role?.message}>
        {(tie) => (
          <select {...register('role')} {...tie}>
            <option value="reader">{roleNames.reader}</option>
            <option value="admin">{roleNames.admin}</option>
          </select>
        )}
      </Field>
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <div className="actions">
        <Dialog.Close className="button">{cancelAction}</Dialog.Close>
        <BusyButton className="button primary" isBusy={invite.isPending}>
          {createLinkAction}
        </BusyButton>
      </div>
    </form>
  );
}
