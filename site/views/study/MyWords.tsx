import { useRef } from 'react';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import { CardWord } from './Answer.tsx';
import { myWordsMessage, notLoadedYet, remove, removeWordLabel, removedMessage, undo } from './messages.ts';
import { useFocus } from './use-focus.ts';

export interface CollectedWordRow {
  number: EntryNumber;
  /** Absent if the entry is not on the device and could not be fetched. */
  card: StudyCard | undefined;
}

export interface MyWordsProps {
  words: readonly CollectedWordRow[];
  /** The word that was removed last. */
  takenOut: CollectedWordRow | undefined;
  onTakeOut: (word: CollectedWordRow) => void;
  onPutBack: () => void;
}

/** The words that the reader has collected, each with a remove button. */
export function MyWords({ words, takenOut, onTakeOut, onPutBack }: MyWordsProps) {
  const summary = useRef<HTMLElement>(null);
  if (words.length === 0 && !takenOut) return null;
  // Move the focus before its button disappears, or the focus would be lost.
  const putBack = (): void => {
    summary.current?.focus();
    onPutBack();
  };
  return (
    <details className="my-words">
      <summary ref={summary}>{myWordsMessage(words.length)}</summary>
      {takenOut && <TakenOut key={takenOut.number} word={takenOut} onPutBack={putBack} />}
      <ul>
        {words.map((word) => (
          <li key={word.number}>
            <a href={`/${productSlug}/${word.number}`}>{word.number}</a>
            {word.card ? (
              <span>
                <CardWord card={word.card} /> <i>{word.card.transliteration}</i> {word.card.english}
              </span>
            ) : (
              <span className="small">{notLoadedYet}</span>
            )}
            <button
              type="button"
              className="button"
              aria-label={removeWordLabel(word.number)}
              onClick={() => onTakeOut(word)}
            >
              {remove}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Takes the focus, because the button that had it no longer exists. */
function TakenOut({ word: { number, card }, onPutBack }: { word: CollectedWordRow; onPutBack: () => void }) {
  const back = useFocus<HTMLButtonElement>(true);
  return (
    <p className="taken-out" role="status">
      <span>
        {card ? <CardWord card={card} /> : number}
        {removedMessage}
      </span>
      <button type="button" className="button" ref={back} onClick={onPutBack}>
        {undo}
      </button>
    </p>
  );
}
