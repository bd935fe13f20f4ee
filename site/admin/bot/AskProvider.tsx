import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../client/api-fault.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useFocusThatStays } from '../../client/use-focus-that-stays.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { botApi, type Finding } from './bot-api.ts';

export interface AskProviderProps {
  finding: Finding;
  onDraft: (draft: string) => void;
}

/**
 * Asks the configured AI provider for a remedy. It first shows what will be sent, and the response triggers no action.
 */
export function AskProvider({ finding, onDraft }: AskProviderProps) {
  const provider = useQuery({ queryKey: ['bot', 'provider'], queryFn: botApi.provider });
  const [isShown, setShown] = useState(false);
  const { within, next } = useFocusThatStays();
  if (!provider.data?.host) return null;
  return (
    <div {...within}>
      {isShown ? (
        <ShownQuestion
          finding={finding}
          onDraft={(draft) => {
            setShown(false);
            onDraft(draft);
          }}
          onCancel={() => setShown(false)}
        />
      ) : (
        <p>
          <button ref={next} type="button" className="button" onClick={() => setShown(true)}>
            Ask for a remedy
          </button>
        </p>
      )}
    </div>
  );
}

function ShownQuestion({ finding, onDraft, onCancel }: AskProviderProps & { onCancel: () => void }) {
  const { kind, id } = finding;
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const shown = useQuery({
    queryKey: ['bot', kind, id, 'question'],
    queryFn: () => botApi.question(finding),
    // The finding may have changed since it was last shown.
    gcTime: 0,
  });
  const ask = useMutation({ mutationFn: botApi.consult, onSuccess: ({ draft }) => onDraft(draft) });
  return (
    <section className="consult" aria-label="Ask for a remedy" tabIndex={-1} ref={place}>
      <Loaded query={shown} label="Loading what would be sent">
        {({ host, model, task, question }) => (
          <>
            <p>
              This goes to <b>{host}</b> (model {model}), and nothing else:
            </p>
            <figure aria-label="What is sent">
              <pre>{`${task}\n\n${question}`}</pre>
            </figure>
            {ask.error && (
              <p className="fault" role="alert">
                {messageOf(ask.error)}
              </p>
            )}
            <div className="actions">
              <BusyButton
                type="button"
                className="button primary"
                isBusy={ask.isPending}
                onClick={() => ask.mutate({ kind, id, question })}
              >
                {ask.isPending ? 'Waiting for the answer' : 'Send it'}
              </BusyButton>
              <button type="button" className="button" onClick={onCancel}>
                Do not send
              </button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
