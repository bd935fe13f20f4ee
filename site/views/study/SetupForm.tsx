/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */
import { productSlug } from '#data/site/product.ts';
import type { DeckName, Direction, Exercise, StudySettings } from '#data/study/decks.ts';
import { CountField } from './CountField.tsx';
import {
  begin,
  deckLegend,
  deckSizeMessage,
  deckTitles,
  directionLegend,
  directionTitles,
  exerciseLegend,
  exerciseTitles,
  loadingDeck,
  mostFrequentFirst,
  newCardsLabel,
  showNewCards,
  womanForms,
  noVoice,
  noVoiceButRecordings,
  ownDirectionTitles,
  setupLabel,
  studySavedOffline,
  typeAnswers,
} from './messages.ts';
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
      <h2 id="setup-heading">{setupLabel}</h2>
      <fieldset className="decks">
        <legend>{deckLegend}</legend>
        {decks.map(({ name, total, due }) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is nested deeper than the rule looks
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
              <small>{deckSizeMessage(total, due)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="ways">
        <legend>{directionLegend}</legend>
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
        <legend>{exerciseLegend}</legend>
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
        <p className="note">{hasRecordings ? noVoiceButRecordings : noVoice}</p>
      )}
      <div className="switches">
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            checked={settings?.typing ?? false}
            // Vowel marks cannot be typed.
            disabled={settings?.deck === 'vowels' && settings.direction === 'en-he'}
            onChange={({ target }) => onChange?.({ typing: target.checked })}
          />{' '}
          {typeAnswers}
        </label>
        <label>
          {/* Only decks of words have occurrence counts in the Bible. */}
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            checked={settings?.order === 'bible'}
            disabled={settings !== undefined && settings.deck !== 'words' && settings.deck !== 'verbs'}
            onChange={({ target }) => onChange?.({ order: target.checked ? 'bible' : 'deck' })}
          />{' '}
          {mostFrequentFirst}
        </label>
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            checked={settings?.shown ?? true}
            onChange={({ target }) => onChange?.({ shown: target.checked })}
          />{' '}
          {showNewCards}
        </label>
        <label>
          <input
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state
            role="switch"
            checked={settings?.speaker === 'woman'}
            onChange={({ target }) => onChange?.({ speaker: target.checked ? 'woman' : 'man' })}
          />{' '}
          {womanForms}
        </label>
      </div>
      <CountField
        label={newCardsLabel}
        value={settings?.newPerDay}
        max={200}
        onChange={(newPerDay) => onChange?.({ newPerDay })}
      />
      <div className="standing">
        {!standing && <p className="small">{loadingDeck}</p>}
        {standing && isEmpty && (
          <p>
            You have not added a word yet. Open a word in the <a href={`/${productSlug}`}>dictionary</a> and select “Add
            to my words”.
          </p>
        )}
        {standing && !isEmpty && <StudyStats {...standing} />}
      </div>
      <button className="button primary begin" disabled={!standing || isEmpty} ref={beginButton}>
        {begin}
      </button>
      <p className="small saved-note" role="status">
        {isKept && studySavedOffline}
      </p>
    </form>
  );
}

function cardsOf({ mature, young, learning, unseen }: StudyStatsProps): number {
  return mature + young + learning + unseen;
}
