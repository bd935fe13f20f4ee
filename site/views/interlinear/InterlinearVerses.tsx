import { Fragment } from 'react';
import type { InterlinearAnswer } from '#data/interlinear/interlinear-answer.ts';
import type { InterlinearUnit, OriginalWord } from '#data/interlinear/interlinear-verse.ts';
import { wordClasses } from '#data/interlinear/word-colors.ts';
import { productSlug } from '#data/site/product.ts';
import { asReadNote, asWrittenNote, kjvNumberMessage, notInOriginal, samePhrase, untranslated } from './messages.ts';

/**
 * The verses, each a list of units. Class names are single letters, because a chapter has thousands: `o` original, `t`
 * transliteration, `n` number, `l` dictionary form, `p` parsing, `c` code, `g` gloss, `m` meaning.
 */
export function InterlinearVerses({
  verses,
  order,
  text,
  partner,
}: Pick<InterlinearAnswer, 'verses' | 'order' | 'text' | 'partner'>) {
  const translation = order === 'original' ? partner : text;
  return (
    <div className="stacks" dir={text.direction === 'rtl' ? 'rtl' : undefined}>
      {verses.map(({ anchor, label, kjv, href, units }) => (
        <div key={anchor} className="verse" id={anchor}>
          <a className="vn" href={href}>
            {label}
            {kjv && <small>{` ${kjvNumberMessage(kjv)}`}</small>}
          </a>
          <ul>
            {units.map((unit, index) => (
              <Unit key={index} unit={unit} order={order} language={translation?.language ?? 'en'} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface UnitProps {
  unit: InterlinearUnit;
  order: InterlinearAnswer['order'];
  /** BCP 47 of the translation. */
  language: string;
}

function Unit({ unit, order, language }: UnitProps) {
  const [first] = unit.words;
  const gloss = <Gloss key="g" unit={unit} order={order} language={language} />;
  const words = unit.words.map((word, index) => (
    <Fragment key={index}>
      <Word word={word} />
      {order === 'translation' && <Meaning word={word} />}
    </Fragment>
  ));
  return (
    <li className={unit.kind === 'tagged' ? undefined : unit.kind} data-k={unit.group}>
      {order === 'original' ? [...words, gloss, first && <Meaning key="m" word={first} />] : [gloss, ...words]}
    </li>
  );
}

function Gloss({ unit, order, language }: UnitProps) {
  const { gloss, kind, isRepeated = false } = unit;
  const lang = language === 'en' ? undefined : language;
  if (kind === 'untranslated')
    return (
      <i className="g" title={untranslated}>
        –
      </i>
    );
  // Shown once, at the weightiest word of the phrase.
  if (isRepeated && order === 'original')
    return (
      <i className="g" title={samePhrase}>
        ″
      </i>
    );
  return (
    <b className="g" lang={lang} translate={lang === undefined ? undefined : 'no'}>
      {gloss}
    </b>
  );
}

function Word({ word }: { word: OriginalWord }) {
  const { form, language, transliteration, number, lemma, parsing, code, reading } = word;
  return (
    <>
      {form === '' ? (
        <i className="o">{notInOriginal}</i>
      ) : (
        <bdi className={`o ${wordClasses(code)}`.trim()} lang={language} translate="no">
          {form}
          {reading && <small>{` ${reading === 'written' ? asWrittenNote : asReadNote}`}</small>}
        </bdi>
      )}
      <i className="t" translate="no">
        {transliteration}
      </i>
      {number === '' ? (
        <span className="n" />
      ) : (
        <a className="n" href={`/${productSlug}/${number}`}>
          {number}
        </a>
      )}
      <bdi className="l" lang={language} translate="no">
        {lemma}
      </bdi>
      <span className="p">{parsing}</span>
      <code className="c">{code}</code>
    </>
  );
}

function Meaning({ word }: { word: OriginalWord }) {
  return <span className="m">{word.meaning}</span>;
}
