import { Lemma } from '../../views/ui/EntryCard.tsx';
import type { Suggestion } from './fetch-suggestions.ts';
import { formatCountOf } from '#data/site/count-text.ts';
import { clearSearches, goToMessage, recentSearchNote } from './messages.ts';

/** The content of a suggestion: the search or the word, and what choosing it does. */
export function SuggestionLine({ suggestion: { offer } }: { suggestion: Suggestion }) {
  switch (offer?.kind) {
    case undefined:
      return <span>{clearSearches}</span>;
    case 'recent':
      return <Line words={offer.query} note={recentSearchNote} />;
    case 'reference':
      return <span>{goToMessage(offer.label)}</span>;
    case 'word':
      return <Line words={offer.label} note={formatCountOf(offer.verses, 'verse')} />;
    case 'entry': {
      const { language, lemma, number, transliteration, gloss } = offer;
      const words = (
        <>
          <b className={language}>
            <Lemma entry={{ language, aramaic: false, lemma }} />
          </b>{' '}
          {[transliteration, gloss].filter(Boolean).join(' · ')}
        </>
      );
      return <Line words={words} note={number} />;
    }
  }
}

function Line({ words, note }: { words: React.ReactNode; note: string }) {
  return (
    <>
      <span>{words}</span>
      <small>{note}</small>
    </>
  );
}
