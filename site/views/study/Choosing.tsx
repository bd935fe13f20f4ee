import { useEffect, useEffectEvent } from 'react';
import { choicesLabel } from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface ChoosingProps {
  choices: readonly string[];
  /** The language of the answers. */
  into: 'en' | 'he' | 'grc';
  /** Number keys select an answer. */
  hasKeys: boolean;
  onAnswer: (chosen: string) => void;
}

/** Multiple-choice answers, selected by a click or by their number. */
export function Choosing({ choices, into, hasKeys, onAnswer }: ChoosingProps) {
  const first = useFocus<HTMLButtonElement>(true);
  const take = useEffectEvent(({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
    if (!hasKeys || ctrlKey || metaKey || altKey || repeat) return;
    const choice = choices[Number(key) - 1];
    const isOfDialog = target instanceof Element && target.closest('[role=dialog]') !== null;
    if (choice !== undefined && !isOfDialog) onAnswer(choice);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => take(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <ol className="choices" aria-label={choicesLabel}>
      {choices.map((choice, at) => (
        <li key={choice}>
          <button type="button" className="button" ref={at === 0 ? first : undefined} onClick={() => onAnswer(choice)}>
            {hasKeys && <kbd>{at + 1}</kbd>}{' '}
            {into === 'en' ? (
              <span>{choice}</span>
            ) : (
              <bdi lang={into} translate="no" dir={into === 'he' ? 'rtl' : 'ltr'}>
                {choice}
              </bdi>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
