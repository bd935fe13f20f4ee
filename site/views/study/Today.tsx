import type { DeckName } from '#data/study/decks.ts';
import {
  deckTitles,
  doneToday,
  pathMessage,
  readVerse,
  startToday,
  todayHeading,
  todayStepMessage,
  verseAfterwards,
  verseStep,
} from './messages.ts';

export interface TodayProps {
  /** Absent until the progress on the device is read. */
  steps: readonly { deck: DeckName; due: number; fresh: number }[] | undefined;
  /** The reader has no progress yet. */
  isBeginner: boolean;
  /** The reader has begun to learn words. */
  hasWords: boolean;
  onStart: () => void;
}

/** All there is to do today, with one button that starts it. */
export function Today({ steps, isBeginner, hasWords, onStart }: TodayProps) {
  return (
    <section className="js today" aria-labelledby="today-heading">
      <h2 id="today-heading">{todayHeading}</h2>
      {isBeginner && <p>{pathMessage}</p>}
      {steps && steps.length === 0 && <p>{doneToday}</p>}
      {steps && steps.length > 0 && (
        <ul>
          {steps.map(({ deck, due, fresh }, at) => (
            <li key={at}>{todayStepMessage(deckTitles[deck], due, fresh)}</li>
          ))}
        </ul>
      )}
      {hasWords && <p>{steps?.length === 0 ? verseAfterwards : verseStep}</p>}
      <div className="row">
        {steps?.length !== 0 && (
          <button type="button" className="button primary" disabled={!steps} onClick={onStart}>
            {startToday}
          </button>
        )}
        {hasWords && (
          <a className={steps?.length !== 0 ? 'button' : 'button primary'} href="/hebrew-learning/verse">
            {readVerse}
          </a>
        )}
      </div>
    </section>
  );
}
