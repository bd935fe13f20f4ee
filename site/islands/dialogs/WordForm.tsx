import { Fragment } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { morphemesOf } from '#data/dictionary/morphemes.ts';
import { describeParsing } from '#data/dictionary/morphology.ts';
import { rootsOfOrigin } from '#data/dictionary/origin-roots.ts';
import { explainParsing } from '#data/dictionary/explain-parsing.ts';
import { emptySearchUrlParams, formatSearchUrl } from '#data/search/contract/search-url.ts';
import { findLinkCheck } from '#data/interlinear/link-checks.ts';
import { closestLinked, linkMadeMessage, linkMadeSummary } from '../../views/interlinear/link-check-messages.ts';
import { scriptProps } from '../../views/text/script-props.ts';
import type { WordInContext } from './dialog-request.ts';
import {
  findFormMessage,
  findLemmaMessage,
  findRootMessage,
  morphemesLabel,
  translatedHereMessage,
} from './messages.ts';

export interface WordFormProps {
  word: WordInContext;
  /** Empty for a word without one. */
  number: string;
  /** The origin of the entry, if it is known: "from H1984 (הָלַל)". */
  origin?: string | undefined;
}

/** A word of a verse: form, parsing as code, in words and explained, and links to the same form, word and root elsewhere. */
export function WordForm({ word, number, origin = '' }: WordFormProps) {
  const { form, code, gloss, transliteration, version, translation, isOneOfSeveral, hasImport } = word;
  const parsing = describeParsing(code);
  const parts = morphemesOf(form, code);
  const search = (q: string): string => formatSearchUrl({ ...emptySearchUrlParams, q, version });
  return (
    <section className="word-form">
      {form && (
        <p className="lemma" {...scriptProps(word)}>
          {form}
        </p>
      )}
      <p className="small">
        {[transliteration, parsing].filter(Boolean).join(' · ')} {code && <code>{code}</code>}
      </p>
      {parts.length > 0 && (
        <ul aria-label={morphemesLabel}>
          {parts.map((part, index) => (
            <li key={index}>
              <bdi {...scriptProps(word)}>{part.form}</bdi> {part.parsing}
            </li>
          ))}
        </ul>
      )}
      {explainParsing(code).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {gloss && <p className="small">{translatedHereMessage(gloss)}</p>}
      {form && gloss && translation && <LinkNote {...{ version, translation, isOneOfSeveral, hasImport }} />}
      {number !== '' && (
        <p className="acts">
          {code && <a href={search(`${number} [${code}]`)}>{findFormMessage}</a>}{' '}
          <a href={search(number)}>{findLemmaMessage}</a>
          {rootsOfOrigin(number as EntryNumber, origin).map((root) => (
            <Fragment key={root}>
              {' '}
              <a href={search(root)}>{findRootMessage(root)}</a>
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}

/** How the word and its translation were linked, on request. */
function LinkNote({
  version,
  translation = '',
  isOneOfSeveral = false,
  hasImport,
}: Pick<WordInContext, 'version' | 'translation' | 'isOneOfSeveral' | 'hasImport'>) {
  const check = findLinkCheck(translation, version, hasImport);
  return (
    <details>
      <summary>{linkMadeSummary}</summary>
      <p>{linkMadeMessage(check)}</p>
      {isOneOfSeveral && check?.method !== 'position' && <p>{closestLinked}</p>}
    </details>
  );
}
