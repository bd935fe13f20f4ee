import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { codeRequired } from '#data/accounts/messages.ts';
import type { CodeEnrolment } from '#data/accounts/contract/account.ts';
import { CodeField } from '../../views/forms/CodeField.tsx';
import { BusyButton } from '../../client/BusyButton.tsx';
import { addThisApp, appAdded, appNotAdded, cancel, firstCodeHint, qrCodeLabel } from './account/messages.ts';
import { accountApi } from './account-api.ts';
import { QrCode } from './QrCode.tsx';
import { showIssues } from '../../client/show-issues.ts';
import { useServerAction } from '../../client/use-act.ts';

/** Transfers the secret to an app, by QR code, link or typing, and verifies the app's first code. */
export function AddApp({ begun, onEnd }: { begun: CodeEnrolment; onEnd: () => void }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors } = form.formState;
  const add = useServerAction({
    run: accountApi.finishCodes,
    done: appAdded,
    failed: appNotAdded,
    invalidates: [['account']],
    onDone: onEnd,
  });
  const lead = useRef<HTMLParagraphElement>(null);
  // The control that opened this is gone. Focus the introduction, so that it is announced before the code field.
  useEffect(() => lead.current?.focus(), []);
  const submit = form.handleSubmit(({ code }) =>
    add.mutate({ ceremony: begun.ceremony, code }, { onError: (error) => showIssues(error, ['code'], form.setError) }),
  );
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <QrCode text={begun.address} label={qrCodeLabel} />
      <p className="hint" tabIndex={-1} ref={lead}>
        Scan the QR code with your app, <a href={begun.address}>open it in an app on this device</a>, or type this key:
      </p>
      <code className="typed">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      <CodeField
        id="app-code"
        hint={firstCodeHint}
        error={errors.code?.message}
        input={form.register('code', { required: codeRequired })}
      />
      {errors.root?.message && (
        <p className="fault" role="alert">
          {errors.root.message}
        </p>
      )}
      <div className="actions">
        <BusyButton className="button primary" isBusy={add.isPending}>
          {addThisApp}
        </BusyButton>
        <button type="button" className="button" onClick={onEnd}>
          {cancel}
        </button>
      </div>
    </form>
  );
}
