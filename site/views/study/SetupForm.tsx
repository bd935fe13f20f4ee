/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */
import type { DeckName, Direction, Exercise, StudySettings } from '#data/model/study.ts';
import { CountField } from './CountField.tsx';
import { Standing, type StandingProps } from './Standing.tsx';
import { useFocus } from './use-focus.ts';

export interface DeckChoice {
  name: DeckName;
  /** Cards. */
  total: number;
  /** Cards that are due, in the direction that is chosen. */
  due?: number;
}

export interface SetupFormProps {
  decks: readonly DeckChoice[];
  /** Absent before they are known: only the device knows what was chosen last. */
  settings?: StudySettings | undefined;
  /** How the deck stands; absent while it is fetched. */
  standing?: StandingProps | undefined;
  /** The page opens without a network. */
  isKept?: boolean;
  /** The reader comes back from a run. */
  isReturn?: boolean;
  /** The device has a Hebrew voice. */
  canSpeak?: boolean;
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
};
const directionTitles: [direction: Direction, title: string][] = [
  ['he-en', 'Hebrew → English'],
  ['en-he', 'English → Hebrew'],
];

const exerciseTitles: [exercise: Exercise, title: string][] = [
  ['cards', 'Cards'],
  ['choose', 'Choose'],
  ['build', 'Build it'],
  ['listen', 'Listen'],
];
/** What is built is Hebrew, and what is heard. */
const directionFor: Partial<Record<Exercise, { direction: Direction }>> = {
  build: { direction: 'en-he' },
  listen: { direction: 'he-en' },
};

/** What to study, and how. */
export function SetupForm(props: SetupFormProps) {
  const { decks, settings, standing, isKept = false, isReturn = false, canSpeak = false, onChange, onBegin } = props;
  const begin = useFocus<HTMLButtonElement>(isReturn);
  return (
    <form
      className="js"
      aria-labelledby="setup-heading"
      onSubmit={(event) => {
        event.preventDefault();
        if (standing) onBegin?.();
      }}
    >
      <h2 id="setup-heading" className="sr">
        What to study
      </h2>
      <fieldset className="decks">
        <legend>Deck</legend>
        {decks.map(({ name, total, due = 0 }) => (
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
              <small>{`${total} cards${due > 0 ? ` · ${due} due` : ''}`}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ways">
        <legend>Direction</legend>
        {directionTitles.map(([direction, title]) => (
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
        <p className="note">This device has no Hebrew voice: cards are shown.</p>
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
          {/* Only words are counted in the Bible. */}
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box tells its state itself
            role="switch"
            checked={settings?.order === 'bible'}
            disabled={settings !== undefined && settings.deck !== 'words' && settings.deck !== 'verbs'}
            onChange={({ target }) => onChange?.({ order: target.checked ? 'bible' : 'deck' })}
          />{' '}
          Commonest in the Bible first
        </label>
      </div>
      <CountField
        label="New cards a day "
        value={settings?.newPerDay}
        max={200}
        onChange={(newPerDay) => onChange?.({ newPerDay })}
      />
      <div className="standing">
        {standing ? <Standing {...standing} /> : <p className="small">Fetching the deck…</p>}
      </div>
      <button className="button primary begin" disabled={!standing} ref={begin}>
        Begin
      </button>
      <p className="small kept" role="status">
        {isKept && 'Study Mode and its decks are kept on this device: they open without a network.'}
      </p>
    </form>
  );
}
