/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */
import { productSlug } from '#data/site/product.ts';
import type { DeckName, Direction, Exercise, StudySettings } from '#data/study/decks.ts';
import { CountField } from './CountField.tsx';
import { StudyStats, type StudyStatsProps } from './StudyStats.tsx';
import { useFocus } from './use-focus.ts';

export interface DeckChoice {
  name: DeckName;
  /** Number of cards; absent until it is known. */
  total?: number | undefined;
  /** Cards due in the chosen direction. */
  due?: number;
}

export interface SetupFormProps {
  decks: readonly DeckChoice[];
  /** Absent until they are known: only the device stores the last choice. */
  settings?: StudySettings | undefined;
  /** The state of the deck; absent while it loads. */
  standing?: StudyStatsProps | undefined;
  /** The page opens without a network. */
  isSavedOffline?: boolean;
  /** The reader comes back from a run. */
  isReturn?: boolean;
  /** The device has a Hebrew voice. */
  canSpeak?: boolean;
  /** Some cards have recordings. */
  hasRecordings?: boolean;
  onChange?: (change: Partial<StudySettings>) => void;
  onBegin?: () => void;
}

const deckTitles: Record<DeckName, string> = {
  phrases: 'Phrases',
  words: 'Words',
  verbs: 'Verbs',
  letters: 'Letters',
  vowels: 'Vowels',
  numbers: 'Numbers',
  binyanim: 'Binyanim',
  mine: 'My words',
};
const directionTitles: [direction: Direction, title: string][] = [
  ['he-en', 'Hebrew → English'],
  ['en-he', 'English → Hebrew'],
];

/** Collected words may also be Greek. */
const ownDirectionTitles: typeof directionTitles = [
  ['he-en', 'Word → English'],
  ['en-he', 'English → word'],
];

const exerciseTitles: [exercise: Exercise, title: string][] = [
  ['cards', 'Cards'],
  ['choose', 'Choose'],
  ['build', 'Build it'],
  ['listen', 'Listen'],
];
/** Building and listening exercises are always in Hebrew, so they determine the direction. */
const directionFor: Partial<Record<Exercise, { direction: Direction }>> = {
  build: { direction: 'en-he' },
  listen: { direction: 'he-en' },
};

/** Choice of what to study, and how. */
export function SetupForm(props: SetupFormProps) {
  const {
    decks,
    settings,
    standing,
    isSavedOffline: isKept = false,
    isReturn = false,
    canSpeak = false,
    hasRecordings = false,
  } = props;
  const { onChange, onBegin } = props;
  const isEmpty = settings?.deck === 'mine' && standing !== undefined && cardsOf(standing) === 0;
  const beginButton = useFocus<HTMLButtonElement>(isReturn);
  return (
    <form
      className="js"
      aria-labelledby="setup-heading"
      onSubmit={(event) => {
        event.preventDefault();
        if (standing && !isEmpty) onBegin?.();
      }}
    >
      <h2 id="setup-heading" className="sr">
        What to study
      </h2>
      <fieldset className="decks">
        <legend>Deck</legend>
        {decks.map(({ name, total, due }) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text stands deeper than is looked
          <label key={name}>
            <input
              type="radio"
              name="deck"
              value={name}
              checked={settings?.deck === name}
              onChange={() => onChange?.({ deck: name })}
            />
            <span>
              <b>{deckTitles[name]}</b>
              <small>{countOf(total, due)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ways">
        <legend>Direction</legend>
        {(settings?.deck === 'mine' ? ownDirectionTitles : directionTitles).map(([direction, title]) => (
          <label key={direction}>
            <input
              type="radio"
              name="direction"
              value={direction}
              checked={settings?.direction === direction}
              onChange={() => onChange?.({ direction })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ways">
        <legend>Exercise</legend>
        {exerciseTitles.map(([exercise, title]) => (
          <label key={exercise}>
            <input
              type="radio"
              name="exercise"
              value={exercise}
              checked={settings?.exercise === exercise}
              onChange={() => onChange?.({ exercise, ...directionFor[exercise] })}
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      {settings?.exercise === 'listen' && !canSpeak && (
        <p className="note">
          {hasRecordings
            ? 'This device has no Hebrew voice: cards without a recording are shown.'
            : 'This device has no Hebrew voice: cards are shown.'}
        </p>
      )}
      <div className="switches">
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box tells its state itself
            role="switch"
            checked={settings?.typing ?? false}
            onChange={({ target }) => onChange?.({ typing: target.checked })}
          />{' '}
          Type the answers
        </label>
        <label>
          {/* Only decks of words have occurrence counts in the Bible. */}
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box tells its state itself
            role="switch"
            checked={settings?.order === 'bible'}
            disabled={settings !== undefined && settings.deck !== 'words' && settings.deck !== 'verbs'}
            onChange={({ target }) => onChange?.({ order: target.checked ? 'bible' : 'deck' })}
          />{' '}
          Most frequent first
        </label>
      </div>
      <CountField
        label="New cards a day "
        value={settings?.newPerDay}
        max={200}
        onChange={(newPerDay) => onChange?.({ newPerDay })}
      />
      <div className="standing">
        {!standing && <p className="small">Fetching the deck…</p>}
        {standing && isEmpty && (
          <p>
            You have collected no words yet. Every entry of the <a href={`/${productSlug}`}>dictionary</a> has a button
            for it: Add to my words.
          </p>
        )}
        {standing && !isEmpty && <StudyStats {...standing} />}
      </div>
      <button className="button primary begin" disabled={!standing || isEmpty} ref={beginButton}>
        Begin
      </button>
      <p className="small kept" role="status">
        {isKept && 'Study Mode and its decks are kept on this device: they open without a network.'}
      </p>
    </form>
  );
}

/** For example "7 cards · 2 due". */
function countOf(total: number | undefined, due = 0): string {
  const cards = total === undefined ? 'From entries' : `${total} card${total === 1 ? '' : 's'}`;
  return due > 0 ? `${cards} · ${due}\u00A0due` : cards;
}

function cardsOf({ mature, young, learning, unseen }: StudyStatsProps): number {
  return mature + young + learning + unseen;
}
