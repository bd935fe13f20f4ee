import { Fragment } from 'react';
import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import type { InterlinearUnit, OriginalWord } from '#data/interlinear/interlinear-verse.ts';
import { wordClasses } from '#data/interlinear/word-colors.ts';
import { productSlug } from '#data/site/product.ts';
import { asReadNote, asWrittenNote, noNumber, samePhrase, untranslated } from './messages.ts';

/** A word with the lines that a view shows. */
export type ShownWord = Pick<OriginalWord, 'form' | 'language'> & Partial<OriginalWord>;
export interface ShownUnit extends Omit<InterlinearUnit, 'words'> {
  words: readonly ShownWord[];
}

export interface InterlinearWordsProps {
  units: readonly ShownUnit[];
  order: InterlinearOrder;
  /** BCP 47 of the translation; English by default. */
  language?: string | undefined;
  /** Whether there is a text to link the words to. */
  isLinked?: boolean;
  /** Describes the list to screen readers. */
  label?: string;
  /** Whether scripts need the index of each unit. */
  hasIndexes?: boolean;
}

/**
 * Words of a verse one by one, each a stack of lines: the only component that shows an original word with what is known
 * of it. Class names are single letters, because a chapter has thousands: `o` original, `t` transliteration, `n` number,
 * `l` dictionary form, `p` parsing, `c` code, `g` gloss, `m` meaning.
 */
export function InterlinearWords({
  units,
  order,
  language,
  isLinked = true,
  label,
  hasIndexes = false,
}: InterlinearWordsProps) {
  return (
    <ul aria-label={label}>
      {units.map((unit, index) => (
        <Unit key={index} {...{ unit, order, language, isLinked }} at={hasIndexes ? index : undefined} />
      ))}
    </ul>
  );
}

interface UnitProps
  extends Required<Pick<InterlinearWordsProps, 'isLinked'>>, Pick<InterlinearWordsProps, 'order' | 'language'> {
  unit: ShownUnit;
}

function Unit({ at, ...props }: UnitProps & { at: number | undefined }) {
  const { kind, group } = props.unit;
  return (
    <li className={kind === 'tagged' ? undefined : kind} data-k={group} data-w={at}>
      <UnitLines {...props} />
    </li>
  );
}

/** The lines of a unit, for a list or a cell of a table. */
export function UnitLines({ unit, ...props }: UnitProps) {
  const { order } = props;
  const [first] = unit.words;
  const words = unit.words.map((word, index) => (
    <Fragment key={index}>
      <Word word={word} />
      {order === 'translation' && <Meaning word={word} />}
    </Fragment>
  ));
  return (
    <>
      {order === 'translation' && <Gloss unit={unit} {...props} />}
      {words}
      {order === 'original' && <Gloss unit={unit} {...props} />}
      {order === 'original' && first && <Meaning word={first} />}
    </>
  );
}

function Gloss({ unit, order, language = 'en', isLinked }: UnitProps) {
  const { gloss, kind, isRepeated = false } = unit;
  // Without a translation, nothing is known about the word.
  if (kind === 'untranslated' && order === 'original' && !isLinked) return null;
  const lang = language === 'en' ? undefined : language;
  if (kind === 'untranslated') return <Sign sign="–" meaning={untranslated} />;
  // Shown once, at the weightiest word of the phrase.
  if (isRepeated && order === 'original') return <Sign sign="″" meaning={samePhrase} />;
  return (
    <b className="g" lang={lang} translate={lang === undefined ? undefined : 'no'}>
      {gloss}
    </b>
  );
}

/** A sign in place of words. Screen readers read what it means. */
function Sign({ sign, meaning }: { sign: string; meaning: string }) {
  return (
    <i className="g" title={meaning}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr">{meaning}</span>
    </i>
  );
}

/** Lines whose text is unknown are left out. */
function Word({ word }: { word: ShownWord }) {
  const { form, language, transliteration, number, lemma, parsing, code = '', reading, from } = word;
  return (
    <>
      {form !== '' && (
        <bdi className={`o ${wordClasses(code)}`.trim()} lang={language} translate="no">
          {form}
          {reading && <small>{` ${reading === 'written' ? asWrittenNote : asReadNote}`}</small>}
          {from && <small>{` ${from}`}</small>}
        </bdi>
      )}
      {transliteration && (
        <i className="t" translate="no">
          {transliteration}
        </i>
      )}
      {number === '' && <span className="n">{noNumber}</span>}
      {number && (
        <a className="n" href={`/${productSlug}/${number}`}>
          {number}
        </a>
      )}
      {lemma && (
        <bdi className="l" lang={language} translate="no">
          {lemma}
        </bdi>
      )}
      {parsing && <span className="p">{parsing}</span>}
      {code && <code className="c">{code}</code>}
    </>
  );
}

function Meaning({ word: { meaning } }: { word: ShownWord }) {
  return meaning ? <span className="m">{meaning}</span> : null;
}
