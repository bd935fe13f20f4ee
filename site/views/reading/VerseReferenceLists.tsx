import { Fragment } from 'react';
import type {
  CrossReference,
  RelatedPassage,
  VerseReferenceLink,
  VerseReferences,
} from '#data/reading/contract/cross-references.ts';
import { bookByNumber } from '#data/bible/books.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { CrossReferences } from './CrossReferences.tsx';
import { TreasuryName } from './TreasuryName.tsx';
import {
  agreesWithSeptuagint,
  moreReferencesMessage,
  parallelToMessage,
  relatedVersesTitle,
  verseQuotedIn,
  verseQuotes,
} from './messages.ts';

/** More are in a list that the reader opens. */
const maxShown = 30;

/** What a verse is related to: the Treasury first, then quotations and parallels, then verses with the same words. */
export function VerseReferenceLists({ treasury, passages, references }: VerseReferences) {
  const more = treasury.slice(maxShown);
  return (
    <>
      {treasury.length > 0 && (
        <>
          <p className="small">
            <TreasuryName />
          </p>
          <Books links={treasury.slice(0, maxShown)} />
          {more.length > 0 && (
            <details>
              <summary>{moreReferencesMessage(more.length)}</summary>
              <Books links={more} />
            </details>
          )}
        </>
      )}
      {passages.length > 0 && (
        <ul className="passages">
          {passages.map((passage, index) => (
            <li key={index}>
              <Passage {...passage} />
            </li>
          ))}
        </ul>
      )}
      {references.length > 0 && <Related rows={references} />}
    </>
  );
}

function Related({ rows }: { rows: readonly CrossReference[] }) {
  return (
    <>
      <h3>{relatedVersesTitle}</h3>
      <CrossReferences rows={rows} />
    </>
  );
}

/** The references of each book after its name, as in print. */
function Books({ links }: { links: readonly VerseReferenceLink[] }) {
  const books = Map.groupBy(links, ({ id }) => splitVerseId(id).book);
  return (
    <ul className="treasury" translate="no">
      {[...books].map(([book, ofBook]) => (
        <li key={book}>
          <b>{bookByNumber(book).name}</b>{' '}
          {ofBook.map(({ id, reference, href }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={href}>{reference.slice(reference.lastIndexOf(' ') + 1)}</a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Passage({ relation, agreesWithSeptuagint: agrees, at, passages }: RelatedPassage) {
  const label = relation === 'quotes' ? verseQuotes : relation === 'quoted' ? verseQuotedIn : parallelToMessage(at);
  return (
    <>
      {`${label} `}
      {passages.map(({ id, reference, href }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <a href={href} translate="no">
            {reference}
          </a>
        </Fragment>
      ))}
      {agrees && ` ${agreesWithSeptuagint}`}
    </>
  );
}
