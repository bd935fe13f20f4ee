import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mailTestForm, type MailAnswer, type SamplesAnswer } from '#data/administration/contract/mail.ts';
import { sampleTemplates } from '#data/administration/mail-states.ts';
import { messageOf } from '../../client/api-error.ts';
import { showIssues } from '../../client/show-issues.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { showToast } from '../../client/toasts.ts';
import { Field } from '../../views/forms/Field.tsx';
import { adminApi } from '../admin-api.ts';
import { chooseSettingsCategory } from '../settings/chosen-category.ts';
import {
  enterEmail,
  mailCategory,
  mailSettingsLink,
  nextAttemptMessage,
  recipientLabel,
  recipientRequired,
  samplesFailed,
  samplesMessage,
  samplesSentTitle,
  sendSamplesAction,
  sendTestAction,
  sending,
  templateLabel,
  templateOption,
  testFailed,
  testSent,
  testWaits,
} from './messages.ts';

type Outcome = Pick<MailAnswer, 'message' | 'link'> & { isSent: boolean; isWaiting?: true };

/** Sends one template, or all of them, to an address. Sent means that the mail server has accepted the message. */
export function SendForm() {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(mailTestForm),
    defaultValues: { recipient: '', templateName: sampleTemplates[0] },
  });
  const settle = (next: Outcome, title: { sent: string; failed: string; waits?: string }): void => {
    setOutcome(next);
    // A message that the site tries again has not failed.
    if (next.isWaiting && title.waits) showToast({ title: title.waits, description: next.message });
    else
      showToast(
        next.isSent ? { title: title.sent } : { title: title.failed, description: next.message, destructive: true },
      );
    void client.invalidateQueries({ queryKey: ['outbox'] });
  };
  const fail = (title: string) => (error: Error) => {
    showIssues(error, ['recipient', 'templateName'], setError);
    settle({ isSent: false, message: messageOf(error) }, { sent: '', failed: title });
  };
  const test = useMutation({
    mutationFn: adminApi.sendTestMail,
    onSuccess: ({ mail, ...how }: MailAnswer) =>
      settle(
        mail.state === 'queued'
          ? { isSent: false, isWaiting: true, message: nextAttemptMessage(mail) }
          : { ...how, isSent: mail.state === 'sent' },
        { sent: testSent, failed: testFailed, waits: testWaits },
      ),
    onError: fail(testFailed),
  });
  const samples = useMutation({
    mutationFn: adminApi.sendSamples,
    onSuccess: ({ sent, mails, ...how }: SamplesAnswer) =>
      settle(
        { ...how, isSent: sent === mails.length, message: samplesMessage(sent, mails.length, how.message) },
        { sent: samplesSentTitle(sent), failed: samplesFailed },
      ),
    onError: fail(samplesFailed),
  });
  const isSending = test.isPending || samples.isPending;
  const refuse = (): void =>
    showToast({
      title: recipientRequired,
      description: enterEmail,
      destructive: true,
    });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((form) => test.mutate(form), refuse)(event)}
    >
      <Field id="mail-recipient" label={recipientLabel} error={formState.errors.recipient?.message}>
        {(tie) => <input {...register('recipient')} {...tie} type="email" autoComplete="email" />}
      </Field>
      <Field id="mail-template" label={templateLabel} error={formState.errors.templateName?.message}>
        {(tie) => (
          <select {...register('templateName')} {...tie}>
            {sampleTemplates.map((template) => (
              <option key={template} value={template}>
                {templateOption(template)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="actions">
        <BusyButton className="button primary" isBusy={isSending}>
          {test.isPending ? sending : sendTestAction}
        </BusyButton>
        <BusyButton
          type="button"
          className="button"
          isBusy={isSending}
          onClick={() => void handleSubmit(({ recipient }) => samples.mutate(recipient), refuse)()}
        >
          {samples.isPending ? sending : sendSamplesAction}
        </BusyButton>
      </div>
      <div role="status">{outcome && <OutcomeMessage outcome={outcome} />}</div>
    </form>
  );
}

function OutcomeMessage({ outcome: { isSent, isWaiting, message, link } }: { outcome: Outcome }) {
  return (
    <p className={isSent || isWaiting ? 'notice' : 'notice fault'}>
      {message}{' '}
      {link && (
        <a href={link} onClick={() => chooseSettingsCategory(mailCategory)}>
          {mailSettingsLink}
        </a>
      )}
    </p>
  );
}
