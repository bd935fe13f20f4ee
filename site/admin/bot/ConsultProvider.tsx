import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../client/api-error.ts';
import { BusyButton } from '../../client/BusyButton.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { botApi, type Finding } from './bot-api.ts';
import { askAction, doNotSendAction, loadingQuestion, questionLabel, sendAction, sending } from './messages.ts';

export interface ConsultProviderProps {
  finding: Finding;
  onDraft: (draft: string) => void;
}

/**
 * Asks the configured AI provider for a remedy. It first shows what will be sent, and the response triggers no action.
 */
export function ConsultProvider({ finding, onDraft }: ConsultProviderProps) {
  const provider = useQuery({ queryKey: ['bot', 'provider'], queryFn: botApi.provider });
  const [isShown, setShown] = useState(false);
  const { within, next } = useStableFocus();
  if (!provider.data?.host) return null;
  return (
    <div {...within}>
      {isShown ? (
        <QuestionPreview
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
            {askAction}
          </button>
        </p>
      )}
    </div>
  );
}

function QuestionPreview({ finding, onDraft, onCancel }: ConsultProviderProps & { onCancel: () => void }) {
  const { kind, id } = finding;
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  const preview = useQuery({
    queryKey: ['bot', kind, id, 'question'],
    queryFn: () => botApi.question(finding),
    // The finding may have changed since it was last shown.
    gcTime: 0,
  });
  const consult = useMutation({ mutationFn: botApi.consult, onSuccess: ({ draft }) => onDraft(draft) });
  return (
    <section className="consult" aria-label={askAction} tabIndex={-1} ref={region}>
      <Loaded query={preview} label={loadingQuestion}>
        {({ host, model, task, question }) => (
          <>
            <p>
              Only this text is sent to <b>{host}</b> (model {model}):
            </p>
            <figure aria-label={questionLabel}>
              <pre>{`${task}\n\n${question}`}</pre>
            </figure>
            {consult.error && (
              <p className="fault" role="alert">
                {messageOf(consult.error)}
              </p>
            )}
            <div className="actions">
              <BusyButton
                type="button"
                className="button primary"
                isBusy={consult.isPending}
                onClick={() => consult.mutate({ kind, id, question })}
              >
                {consult.isPending ? sending : sendAction}
              </BusyButton>
              <button type="button" className="button" onClick={onCancel}>
                {doNotSendAction}
              </button>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
