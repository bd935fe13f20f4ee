import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { lemmaLanguage } from '#data/dictionary/lemma-language.ts';
import { productSlug } from '#data/site/product.ts';
import { MarkedWords } from '../text/MarkedWords.tsx';
import { aramaic } from './messages.ts';

/** A lemma within other text, isolated so that its direction does not affect the text around it. */
export function Lemma({ entry }: { entry: Pick<EntrySummary, 'language' | 'aramaic' | 'lemma'> }) {
  return (
    <bdi lang={lemmaLanguage(entry)} translate="no">
      {entry.lemma}
    </bdi>
  );
}

/** An entry in a list: number, lemma and gloss in one link. */
export function EntryCard({ entry }: { entry: EntrySummary }) {
  const note = [entry.number, entry.transliteration, entry.aramaic ? aramaic : ''].filter(Boolean).join(' · ');
  return (
    <li>
      <a className={`card ${entry.language}`} href={`/${productSlug}/${entry.number}`}>
        <small>{note}</small>
        <Lemma entry={entry} />
        <span>
          <MarkedWords text={entry.gloss} />
        </span>
      </a>
    </li>
  );
}
