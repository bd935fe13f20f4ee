import { withPhrases, type TimesInOriginal } from '#data/text/phrases/tagged-phrases.ts';
import {
  originalLanguages,
  testamentOf,
  timesInOriginals,
  type Testament,
} from '#data/text/phrases/times-in-originals.ts';
import { verseMapOf } from '#data/bible/versification.ts';
import type { SourceTexts } from './read-sources.ts';

type Version = SourceTexts['versions'][number];

/**
 * Joins the tags of English versions into phrases. The number of occurrences of a Strong's number in a verse comes from
 * the tagged texts in the original languages: the Hebrew Bible, and a parsed Greek Testament if one is loaded.
 */
export function phraseTexts(texts: SourceTexts): SourceTexts {
  const times = timesIn(texts);
  return {
    ...texts,
    versions: texts.versions.map((version) =>
      version.about.language === 'en' && isTagged(version)
        ? { ...version, verses: withPhrases(version.verses, times) }
        : version,
    ),
  };
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
