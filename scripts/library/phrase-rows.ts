import { withPhrases, type TimesInOriginal } from '#data/text/phrases/tagged-phrases.ts';
import {
  originalLanguages,
  testamentOf,
  timesInOriginals,
  type Testament,
} from '#data/text/phrases/times-in-originals.ts';
import { verseMapOf } from '#data/bible/versification.ts';
import { narrowPhrases } from './narrow-phrases.ts';
import type { SourceTexts } from './read-sources.ts';

type Version = SourceTexts['versions'][number];

/**
 * Joins the tags of English versions into phrases, where the source does not say which words belong together. The number of occurrences of a Strong's number in a verse comes from
 * the tagged texts in the original languages: the Hebrew Bible, and a parsed Greek Testament if one is loaded.
 */
export function phraseTexts(texts: SourceTexts): SourceTexts {
  const times = timesIn(texts);
  const nouns = new Set(
    texts.entries.flatMap(({ number, partOfSpeech }) => (/\bnoun\b/.test(partOfSpeech) ? number : [])),
  );
  const versions = texts.versions.map((version) => {
    if (version.about.language !== 'en' || !isTagged(version)) return version;
    const verses = version.hasPhrases
      ? narrowPhrases(version.verses, (number) => nouns.has(number))
      : withPhrases(version.verses, times);
    return { ...version, verses };
  });
  return { ...texts, versions };
}

function isTagged({ verses }: Version): boolean {
  return verses.some(({ marks }) => marks.words);
}

/** Uses the first text of each testament, because two together would count every word twice. */
function timesIn({ versions, verseMap }: SourceTexts): TimesInOriginal {
  const tagged = versions.filter((version) => originalLanguages.has(version.about.language) && isTagged(version));
  const firstWith = (testament: Testament) => {
    const version = tagged.find(({ verses }) =>
      verses.some(({ id, marks }) => marks.words && testamentOf(id) === testament),
    );
    return version && { versification: version.about.versification, verses: version.verses };
  };
  const [old, fresh] = [firstWith('old'), firstWith('new')];
  return timesInOriginals({ ...(old && { old }), ...(fresh && { new: fresh }) }, verseMapOf(verseMap));
}
