import { useQuery } from '@tanstack/react-query';
import type { ListedMail, OutboxAnswer } from '#data/administration/contract/mail.ts';
import { useServerAction } from '../../client/use-act.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { adminApi } from '../admin-api.ts';
import { LinkedText } from '../parts/LinkedText.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { otherAddressMessage } from '../parts/messages.ts';
import {
  correctAddress,
  loadingOutbox,
  mailFacts,
  mailStateName,
  messagesAreHeld,
  noMessages,
  outboxCountsMessage,
  retriedMessage,
  retryAction,
  retryFailed,
  retryLabel,
  sending,
  setAddress,
  technicalDetails,
} from './messages.ts';

/** Milliseconds. */
const pollEvery = 5_000;

/** The messages of the site, with the responses of the mail server. */
export function Outbox() {
  const outbox = useQuery({
    queryKey: ['outbox'],
    queryFn: adminApi.outbox,
    refetchInterval: pollEvery,
    refetchIntervalInBackground: false,
  });
  return (
    <Loaded query={outbox} label={loadingOutbox}>
      {(answer) => (
        <>
          <Server answer={answer} />
          {answer.mails.length === 0 ? (
            <p className="hint">{noMessages}</p>
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
  return (
    <>
      {missing ? (
        <p className="notice">
          <LinkedText text={messagesAreHeld(missing)} />
        </p>
      ) : (
        <p className="hint">
          Mail server: <code>{server}</code>. Links in messages lead to <code>{site}</code>.
        </p>
      )}
      {site.endsWith('.example') && (
        <p className="notice">
          Links in messages lead to <code>{site}</code>, which is only an example. <LinkedText text={setAddress} />
        </p>
      )}
      {!site.endsWith('.example') && site !== location.origin && (
        <p className="notice">
          Links in messages lead to <code>{site}</code>. {otherAddressMessage(location.origin)}{' '}
          <LinkedText text={correctAddress} />
        </p>
      )}
      <p className="hint">{outboxCountsMessage(counts)}</p>
    </>
  );
}

function Mail({ mail }: { mail: ListedMail }) {
  const { id, recipient, subject, state, answer, reason, canRetry } = mail;
  const retry = useServerAction({
    run: adminApi.retryMail,
    done: retriedMessage,
    failed: retryFailed,
    invalidates: [['outbox']],
  });
  return (
    <li>
      <div>
        <b dir="auto">{subject}</b>{' '}
        <span className={state === 'failed' || state === 'held' ? 'pill bad' : 'pill'}>{mailStateName(state)}</span>
        <p className="hint">{mailFacts(mail)}</p>
        {reason && <p>{reason}</p>}
        {reason && reason !== answer && (
          <details>
            <summary>{technicalDetails}</summary>
            <p className="server-answer">{answer}</p>
          </details>
        )}
      </div>
      {canRetry && (
        <BusyButton
          type="button"
          className="button"
          isBusy={retry.isPending}
          aria-label={retryLabel(subject, recipient)}
          onClick={() => retry.mutate(id)}
        >
          {retry.isPending ? sending : retryAction}
        </BusyButton>
      )}
    </li>
  );
}
