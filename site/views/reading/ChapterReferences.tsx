import { Fragment } from 'react';
import type { Chapter, ChapterPassage, ReferenceLink } from '#data/reading/chapter.ts';
import { verseAnchor } from '#data/reading/reading-paths.ts';
import { splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { firstSense } from '#data/dictionary/first-sense.ts';
import { MarkedWords } from '../text/MarkedWords.tsx';
import { TreasuryName } from './TreasuryName.tsx';
import {
  agreesWithSeptuagint,
  crossReferencesTitle,
  parallelLabel,
  psalmTitle,
  quotedInLabel,
  quotesLabel,
  relatedVersesTitle,
  selectedReferences,
} from './messages.ts';

const relationLabels: Record<ChapterPassage['relation'], string> = {
  quotes: quotesLabel,
  quoted: quotedInLabel,
  parallel: parallelLabel,
};

/** References of the chapter: the Treasury first, then quotations and parallels, then verses with the same rare words. */
export function ChapterReferences({
  references,
  treasury,
  passages,
}: Pick<Chapter, 'references' | 'treasury' | 'passages'>) {
  return (
    <>
      {treasury.length + passages.length > 0 && (
        <section className="refs">
          <h2>{crossReferencesTitle}</h2>
          {treasury.length > 0 && (
            <>
              <p className="small">
                <TreasuryName />
                {selectedReferences}
              </p>
              <ul translate="no">
                {treasury.map(({ from, to }) => (
                  <li key={from}>
                    <FromVerse from={from} /> <span aria-hidden="true">→</span> <Links links={to} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {passages.length > 0 && (
            <ul>
              {passages.map(({ relation, agreesWithSeptuagint: agrees, from, to, links }, index) => (
                <li key={index}>
                  <FromVerse from={from} to={to} /> {`${relationLabels[relation]} `}
                  <Links links={links} translate="no" />
                  {agrees && ` ${agreesWithSeptuagint}`}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <RelatedVerses references={references} />
    </>
  );
}

/** Verses elsewhere that share rare words with a verse of the chapter: "3 → Psalm 33:6 “word”, “heavens”". */
function RelatedVerses({ references }: Pick<Chapter, 'references'>) {
  if (references.length === 0) return null;
  return (
    <section className="refs">
      <h2>{relatedVersesTitle}</h2>
      <ul>
        {references.map(({ from, to, shared }, index) => {
          const words = [...new Set(shared.map(({ gloss }) => firstSense(gloss)))]
            .filter(Boolean)
            .map((sense) => `“${sense}”`)
            .join(', ');
          return (
            <li key={index}>
              <FromVerse from={from} /> <span aria-hidden="true">→</span> <Links links={[to]} translate="no" />
              {words && (
                <>
                  {' '}
                  <small>
                    <MarkedWords text={words} />
                  </small>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FromVerse({ from, to = from }: { from: VerseId; to?: VerseId }) {
  const { verse } = splitVerseId(from);
  return (
    <a href={`#${verseAnchor(from)}`}>{to === from ? verse || psalmTitle : `${verse}–${splitVerseId(to).verse}`}</a>
  );
}

/** References are not translated: the list says so, or each link. */
function Links({ links, translate }: { links: readonly ReferenceLink[]; translate?: 'no' }) {
  return links.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href} translate={translate}>
        {label}
      </a>
    </Fragment>
  ));
}
