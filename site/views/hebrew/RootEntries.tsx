import { productSlug } from '#data/site/product.ts';
import { InBible, type InBibleProps } from './InBible.tsx';

export interface RootEntryRow extends InBibleProps {
  number: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  partOfSpeech: string;
}

/** Dictionary entries that belong to a root. */
export function RootEntries({ entries }: { entries: readonly RootEntryRow[] }) {
  return (
    <ul className="family">
      {entries.map(({ number, lemma, transliteration, gloss, partOfSpeech, inBible }) => (
        <li key={number}>
          <span className="hebrew">
            <bdi lang="hbo" translate="no" dir="rtl">
              {lemma}
            </bdi>
            <small className="said" translate="no">
              {transliteration}
            </small>
          </span>
          <span className="english">
            <a href={`/${productSlug}/${number}`}>{gloss || number}</a>
            <small className="remark">{partOfSpeech}</small>
          </span>
          <span className="bible">
            <InBible inBible={inBible} />
          </span>
        </li>
      ))}
    </ul>
  );
}
