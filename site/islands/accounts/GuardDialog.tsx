import { Dialog } from 'radix-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { codeRequired, passwordRequired } from '#data/accounts/messages.ts';
import { CodeField } from '../../views/forms/CodeField.tsx';
import { PasswordField } from '../../views/forms/PasswordField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { ApiError } from '../../client/call-api.ts';
import { DialogContent } from '../../client/DialogContent.tsx';
import { accountApi } from './account-api.ts';
import { errorCodeOf, fieldErrorsOf, messageOf } from '../../client/api-error.ts';
import { resolveSignInNeed, type SignInNeed } from '../../client/request-with-sign-in.ts';
import { expectStudyNotes } from '../my-study/study-flag.ts';
import { askAboutNotes } from './ask-about-notes.ts';
import { LoginForm } from './LoginForm.tsx';
import { answerPasskey } from './browser-passkeys.ts';
import {
  cancel,
  codeHint,
  confirm as confirmLabel,
  confirmLead,
  confirmTitle,
  or,
  passwordLabel,
  sessionExpired,
  signInAgainTitle,
  passkeyButton,
} from './sign-in/messages.ts';
import { readStoredUser, writeUser } from './stored-user.ts';

/** Asks for a sign-in or a confirmation over the current page. */
export function SignInGuardDialog({ need }: { need: SignInNeed }) {
  const [question, setQuestion] = useState<ReactNode>();
  // Without an answer the reader is signed in too.
  const close = (): void => resolveSignInNeed(question !== undefined);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <DialogContent className="small-sheet auth-sheet" onClose={close}>
          {question ??
            (need === 'sign-in' ? (
              <>
                <Dialog.Title>{signInAgainTitle}</Dialog.Title>
                <Dialog.Description>{sessionExpired}</Dialog.Description>
                <LoginForm
                  username={readStoredUser()?.username}
                  onSignedIn={(user) => {
                    const leave = (): void => {
                      writeUser(user);
                      expectStudyNotes();
                      resolveSignInNeed(true);
                    };
                    void askAboutNotes(user).then((asked) => {
                      if (!asked) return leave();
                      return setQuestion(
                        <asked.SignInQuestion question={asked.question} leave={leave} Heading={Dialog.Title} />,
                      );
                    }, leave);
                  }}
                />
              </>
            ) : (
              <>
                <Dialog.Title>{confirmTitle}</Dialog.Title>
                <Dialog.Description>{confirmLead}</Dialog.Description>
                <ConfirmForm />
              </>
            ))}
          {!question && <Dialog.Close className="button">{cancel}</Dialog.Close>}
        </DialogContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ConfirmForm() {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', code: '' },
  });
  const [isConfirming, setConfirming] = useState(false);
  const isBusy = isConfirming || formState.isSubmitting;
  const [asksCode, setAsksCode] = useState(false);
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const confirm = async (send: () => Promise<unknown>): Promise<void> => {
    setConfirming(true);
    try {
      await send();
      resolveSignInNeed(true);
    } catch (error) {
      // The session has ended in the meantime. The waiting requests are repeated and then ask for a sign-in.
      if (error instanceof ApiError && error.status === 401) return resolveSignInNeed(true);
      setConfirming(false);
      if (errorCodeOf(error) === 'second_factor' && !asksCode) return setAsksCode(true);
      const field = fieldErrorsOf(error).some((issue) => issue.field === 'code') ? 'code' : 'password';
      setError(field, { message: messageOf(error) });
    }
    return undefined;
  };
  return (
    <>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => confirm(() => accountApi.confirm(values)))(event)}
      >
        {/* Tells password managers which account this is for. */}
        <input type="text" autoComplete="username" value={readStoredUser()?.username ?? ''} readOnly hidden />
        <PasswordField
          id="confirm-password"
          label={passwordLabel}
          error={formState.errors.password?.message}
          autoComplete="current-password"
          input={register('password', { required: passwordRequired })}
        />
        {asksCode && (
          <CodeField
            id="confirm-code"
            hint={codeHint}
            error={formState.errors.code?.message}
            input={register('code', { required: codeRequired })}
          />
        )}
        <BusyButton className="button primary" isBusy={isBusy}>
          {confirmLabel}
        </BusyButton>
      </form>
      <p className="or">{or}</p>
      <BusyButton
        type="button"
        className="button"
        isBusy={isBusy}
        onClick={() =>
          void confirm(async () => accountApi.finishConfirm(await answerPasskey(await accountApi.beginConfirm())))
        }
      >
        {passkeyButton}
      </BusyButton>
    </>
  );
}
