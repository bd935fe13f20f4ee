import { useQuery } from '@tanstack/react-query';
import type { ListedMail, MailAnswer, OutboxAnswer } from '#data/administration/contract/mail.ts';
import { formatWhen } from '../../client/format-when.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { templateNames } from './template-names.ts';

/** Milliseconds. */
const pollEvery = 5_000;

const stateNames: Record<ListedMail['state'], string> = {
  queued: 'waiting',
  sending: 'being sent',
  sent: 'sent',
  failed: 'failed',
  held: 'held',
};

/** The messages of the site, with the responses of the mail server. */
export function Outbox() {
  const outbox = useQuery({
    queryKey: ['outbox'],
    queryFn: adminApi.outbox,
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
  });
  return (
    <Loaded query={outbox} label="Loading the outbox">
      {(answer) => (
        <>
          <Server answer={answer} />
          {answer.mails.length === 0 ? (
            <p className="hint">No message was sent yet.</p>
          ) : (
            <ul className="rows">
              {answer.mails.map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}

function Server({ answer: { missing, server, site, counts } }: { answer: OutboxAnswer }) {
  const waiting = counts.queued + counts.sending;
  return (
    <>
      {missing ? (
        <p className="notice">
          {missing} Until then messages are held and not sent. <a href="/admin#system-settings">System Settings</a>
        </p>
      ) : (
        <p className="hint">
          Sent by <code>{server}</code>; links in messages lead to <code>{site}</code>.
        </p>
      )}
      {site.endsWith('.example') && (
        <p className="notice">
          Links in messages lead to <code>{site}</code>, which is nobody’s address: set “Address of the site in
          messages” in <a href="/admin#system-settings">System Settings</a>, E-mail.
        </p>
      )}
      <p className="hint">
        {counts.sent} sent, {waiting} on their way, {counts.held} held, {counts.failed} failed. Rows are kept for 90
        days.
      </p>
    </>
  );
}

function Mail({ mail }: { mail: ListedMail }) {
  const { id, template, recipient, subject, state, attempts, answer, askedBy, createdAt, dueAt, endedAt, canRetry } =
    mail;
  const retry = useServerAction({
    run: adminApi.retryMail,
    done: retriedMessage,
    failed: 'Failed to send email',
    renews: ['outbox'],
  });
  const isTriedAgain = state === 'queued' && attempts > 0;
  return (
    <li>
      <div>
        <b dir="auto">{subject}</b>{' '}
        <span className={state === 'failed' || state === 'held' ? 'pill bad' : 'pill'}>{stateNames[state]}</span>
        <p className="hint">
          {templateNames[template]} to {recipient}, {formatWhen(endedAt ?? createdAt)}
          {askedBy ? ` by ${askedBy}` : ''}
          {attempts > 1 && `, ${attempts} tries`}
          {isTriedAgain && `, tried again ${formatWhen(dueAt)}`}
        </p>
        {answer && <p className="server-answer">{answer}</p>}
      </div>
      {canRetry && (
        <BusyButton
          type="button"
          className="button"
          isBusy={retry.isPending}
          aria-label={`Retry: ${subject}, to ${recipient}`}
          onClick={() => retry.mutate(id)}
        >
          {retry.isPending ? 'Sending…' : 'Retry'}
        </BusyButton>
      )}
    </li>
  );
}

function retriedMessage({ mail }: MailAnswer): string {
  return mail.state === 'sent' ? 'Message sent' : `Message ${stateNames[mail.state]}`;
}
