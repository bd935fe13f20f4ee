import { describeParsing } from '#data/dictionary/morphology.ts';
import { explainParsing } from '#data/dictionary/explain-parsing.ts';
import { emptySearchUrlParams, formatSearchUrl } from '#data/search/contract/search-url.ts';
import { scriptProps } from '../../views/text/script-props.ts';
import type { WordInContext } from './dialog-request.ts';
import { findFormMessage, findLemmaMessage, translatedHereMessage } from './messages.ts';

/** A word of a verse: form, parsing in words and explained, and links to the same form elsewhere. */
export function WordForm({ word, number }: { word: WordInContext; number: string }) {
  const { form, code, gloss, transliteration, version } = word;
  const parsing = describeParsing(code);
  const search = (q: string): string => formatSearchUrl({ ...emptySearchUrlParams, q, version });
  return (
    <section className="word-form">
      {form && (
        <p className="lemma" {...scriptProps(word)}>
          {form}
        </p>
      )}
      <p className="small">{[transliteration, parsing].filter(Boolean).join(' · ')}</p>
      {explainParsing(code).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {gloss && <p className="small">{translatedHereMessage(gloss)}</p>}
      {number !== '' && (
        <p className="acts">
          {code && <a href={search(`${number} [${code}]`)}>{findFormMessage}</a>}{' '}
          <a href={search(number)}>{findLemmaMessage}</a>
        </p>
      )}
    </section>
  );
}
