import type { VerseReferences } from '#data/reading/contract/cross-references.ts';
import { compareTexts } from '#data/comparison/compare-texts.ts';
import { formatBothNumbers } from '#data/bible/format-both-numbers.ts';
import { psalmTitleNote } from '#data/bible/psalm-titles.ts';
import { interlinearPassagePath } from '#data/interlinear/interlinear-paths.ts';
import { parallelPath, verseLink, wordsPath } from '#data/reading/reading-paths.ts';
import type { Neighbors, VerseInVersion, VersePage } from '#data/reading/verse-page.ts';
import { chapterRange, formatRange } from '#data/search/language/verse-ranges.ts';
import { formatVerse, splitVerseId, type VerseId } from '#data/bible/verse-id.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import type { VerseMap } from '#data/bible/versification.ts';
import type { TextInVersion, VerseWords } from './WordsPage.tsx';
import { absentVerseMessage } from '#data/comparison/absent-verse.ts';

/** The page that lists the restored names with reasons. */
const aboutNames = '/about/names';

interface ReadPage extends VersePage {
  /** Absent on a device, which does not store them. */
  references?: VerseReferences;
  neighbors: Neighbors;
}

/** Converts the stored verse into the data that the page renders. */
export function verseWordRows(page: ReadPage, map: VerseMap): VerseWords {
  const { id, shown, tagged, originals, others, references, neighbors } = page;
  const own = splitVerseId(shown.verses[0]?.id ?? id);
  const reference = formatBothNumbers(id, 'kjv', map);
  return {
    kind: 'verse',
    reference,
    note: psalmTitleNote(id, map),
    previous: neighbors.previous === undefined ? undefined : wordsLink(neighbors.previous),
    next: neighbors.next === undefined ? undefined : wordsLink(neighbors.next),
    shown: textInVersion(shown, id),
    ownReference: shown.version.rows.versification === 'kjv' ? formatVerse(shown.verses[0]?.id ?? id) : reference,
    chapter: {
      href: verseLink(shown.version.version, shown.verses[0]?.id ?? id),
      name: formatRange(chapterRange(own.book, own.chapter)),
    },
    compareHref: parallelPath(formatVerse(id), []),
    interlinearHref: interlinearPassagePath(formatVerse(id)),
    english: englishOf(tagged),
    hasImport: [...(tagged ? [tagged] : []), ...originals].some(({ version }) => version.rows.isImported),
    originals: originals.map((each) => ({
      ...textInVersion(each, id),
      units: each.units,
      isLinked: tagged !== undefined,
    })),
    others: others.map((each) => withChanges(textInVersion(each, id), each, tagged)),
    references,
  };
}

export function wordsLink(id: VerseId): { href: string; name: string } {
  return { href: wordsPath(id), name: formatVerse(id) };
}

function englishOf(tagged: VersePage['tagged']): VerseWords['english'] {
  if (!tagged) return { lack: 'not-loaded' };
  if (tagged.verses.length === 0) return { lack: 'no-verse' };
  if (tagged.units.every(({ words }) => words.length === 0)) return { lack: 'no-numbers' };
  const { units, version, original } = tagged;
  return { units, label: version.label, original };
}

function textInVersion({ version, verses }: VerseInVersion, id: VerseId): TextInVersion {
  const [first] = verses;
  return {
    label: version.label,
    version: version.version,
    href: version.restored ? aboutNames : first && verseLink(version.version, first.id),
    script: version,
    absence: absentVerseMessage(version.version, id),
    verses: verses.map(({ text, marks, half }) => ({ text, marks: shownMarks(marks), half })),
  };
}

/** Marks the restored names. Apart from these the text is identical to the text above it. */
function withChanges(
  inVersion: TextInVersion,
  { version, verses }: VerseInVersion,
  tagged: VersePage['tagged'],
): TextInVersion {
  if (!version.restored) return inVersion;
  return {
    ...inVersion,
    verses: inVersion.verses.map((verse, index) => ({
      ...verse,
      changed: compareTexts(tagged?.verses[index]?.text ?? '', verses[index]?.text ?? '')?.changed,
    })),
  };
}
