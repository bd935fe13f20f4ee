import { useState } from 'react';
import {
  answerLabel,
  compare,
  divineName,
  kingJames,
  knownInVerseMessage,
  notYet,
  pronunciation,
  translationLabel,
  understood,
  yours,
} from './verse-messages.ts';
import { useFocus } from './use-focus.ts';

/** A word of the verse with its meaning. */
export interface WordToRead {
  /** The form in the verse. */
  written: string;
  /** The text after it: a space, a hyphen, the end of the verse. */
  after: string;
  /** The written form in Latin letters. */
  sound: string;
  /** The form used for the lookup. */
  form: string;
  meaning: string;
  isKnown: boolean;
}

export interface VerseReadingProps {
  reference: string;
  words: readonly WordToRead[];
  english: string;
  /** Counts distinct taught words of the verse. */
  known: number;
  taught: number;
  /** The reader requested the next verse, so it takes the focus. */
  takesFocus: boolean;
  onDone: (isUnderstood: boolean) => void;
}

/** A verse to read: text with nikud, the meaning of each clicked word, and the translation on request. */
export function VerseReading({ reference, words, english, known, taught, takesFocus, onDone }: VerseReadingProps) {
  const [pressed, press] = useState<number>();
  const [translation, setTranslation] = useState('');
  const [isShown, show] = useState(false);
  const head = useFocus<HTMLHeadingElement>(takesFocus);
  const word = pressed === undefined ? undefined : words[pressed];
  return (
    <section className="reading" aria-labelledby="verse-heading">
      <h2 id="verse-heading" tabIndex={-1} ref={head} translate="no">
        {reference}
      </h2>
      <p className="small">{knownInVerseMessage(known, taught)}</p>
      <p className="verse" lang="he" translate="no" dir="rtl">
        {words.map(({ written, after, isKnown }, at) => (
          <span key={at}>
            <button
              type="button"
              className={isKnown ? undefined : 'new'}
              aria-pressed={pressed === at}
              onClick={() => press(pressed === at ? undefined : at)}
            >
              {written}
            </button>
            {after}
          </span>
        ))}
      </p>
      <p className="meaning" role="status">
        {word && (
          <>
            {word.sound && (
              <>
                <i translate="no">{word.sound}</i> ·{' '}
              </>
            )}
            <bdi lang="he" translate="no" dir="rtl">
              {word.form}
            </bdi>{' '}
            {word.meaning}
            {hasDivineName(word) && <small>{divineName}</small>}
          </>
        )}
      </p>
      <details className="sounds" hidden={!words.some(({ sound }) => sound)}>
        <summary>{pronunciation}</summary>
        <p translate="no">
          {words
            .map(({ sound, after }) => sound + after.replace('\u05BE', '-').replace(/[\u05C0\u05C3]/g, ''))
            .join('')}
        </p>
        {words.some(hasDivineName) && <p className="small">{divineName}</p>}
      </details>
      {isShown ? (
        <Comparison own={translation} english={english} onDone={onDone} />
      ) : (
        <form
          className="asking"
          onSubmit={(event) => {
            event.preventDefault();
            show(true);
          }}
        >
          <label className="typed">
            <span>{translationLabel}</span>
            <textarea
              rows={2}
              maxLength={400}
              value={translation}
              onChange={({ target }) => setTranslation(target.value)}
            />
          </label>
          <button className="button primary">{compare}</button>
        </form>
      )}
    </section>
  );
}

function hasDivineName({ sound }: WordToRead): boolean {
  return sound.endsWith('YHWH');
}

function Comparison({ own, english, onDone }: Pick<VerseReadingProps, 'english' | 'onDone'> & { own: string }) {
  const element = useFocus<HTMLDivElement>(true);
  return (
    <div className="answered" role="group" aria-label={answerLabel} tabIndex={-1} ref={element}>
      {own.trim() && (
        <>
          <h3>{yours}</h3>
          <p>{own}</p>
        </>
      )}
      <h3>{kingJames}</h3>
      <p>{english}</p>
      <div className="done">
        <button type="button" className="button primary" onClick={() => onDone(true)}>
          {understood}
        </button>
        <button type="button" className="button" onClick={() => onDone(false)}>
          {notYet}
        </button>
      </div>
    </div>
  );
}
