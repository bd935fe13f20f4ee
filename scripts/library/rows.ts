import { entryOrdinal, languageOfNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import type { VerseId } from '#data/bible/verse-id.ts';
import {
  kjvNumbers,
  makeOccurrenceRows,
  makeVersionRow,
  verseRow,
  type OccurrenceRow,
  type VerseRow,
  type VersionRow,
} from '#data/schema/version-rows.ts';
import type { entries, renderings, wordings } from '#data/schema/library.ts';
import { hebrewText, taggedTranslation } from '../sources/versions.ts';
import { countOccurrences, type Count } from '#data/dictionary/count-occurrences.ts';
import { countGenders, correctGender } from './gender.ts';
import { greekPartOfSpeech, greekPartsOfSpeech, type ParsedNumber } from './greek-part-of-speech.ts';
import { shortMeanings } from './short-meanings/short-meanings.ts';
import type { SourceTexts } from './read-sources.ts';
import { relateEntries } from './related.ts';
import { collectRenderings, type Rendering } from './renderings.ts';
import { formatUsage } from './usage.ts';

export type { OccurrenceRow, VerseRow, VersionRow };
export type EntryRow = typeof entries.$inferInsert;
export type RenderingRow = typeof renderings.$inferInsert;

type Version = SourceTexts['versions'][number];

export type Counts = Map<string, Map<EntryNumber, Count>>;

/** Occurrences by version. Versions without tags have none. */
export function countVersions(texts: SourceTexts): Counts {
  return new Map(texts.versions.map((version) => [version.about.code, countOccurrences(version.verses)]));
}

export function versionRow(version: Version, counts: Counts): VersionRow {
  const { about, source, verses: texts } = version;
  return makeVersionRow(about, source, texts.length, counts.get(about.code) ?? new Map());
}

/** Rows of a version. With Hebrew versification, each verse also has its number from `numbers`. */
export function* verseRows(
  { about, verses: texts }: Version,
  numbers: ReadonlyMap<VerseId, VerseId>,
): Generator<VerseRow> {
  for (const verse of texts) yield verseRow(about, verse, numbers);
}

/**
 * The King James Version's verse id of each Hebrew verse that differs. For a divided verse, this is the first part's.
 */
export function kjvNumbersOf({ verseMap }: SourceTexts): Map<VerseId, VerseId> {
  return kjvNumbers(verseMap);
}

export function occurrenceRows(counts: Counts): OccurrenceRow[] {
  return [...counts].flatMap(([version, numbers]) => makeOccurrenceRows(version, numbers));
}

/** Renderings of the tagged translation; none if it is not loaded. */
export function renderingsOf(texts: SourceTexts): Map<EntryNumber, Rendering[]> {
  const tagged = texts.versions.find((version) => version.about.code === taggedTranslation);
  return collectRenderings(tagged?.verses ?? []);
}

export function renderingRows(renderingsByNumber: Map<EntryNumber, Rendering[]>): RenderingRow[] {
  return [...renderingsByNumber]
    .sort(([a], [b]) => entryOrdinal(a) - entryOrdinal(b))
    .flatMap(([number, list]) => list.map((rendering, position) => ({ number, position, ...rendering })));
}

/** Rows by text in lower case. Only ASCII letters are folded, as in SQLite. */
export function renderingTextRows(renderingsByNumber: Map<EntryNumber, Rendering[]>): (typeof wordings.$inferInsert)[] {
  const wordingsOf = new Map<string, [EntryNumber, number][]>();
  for (const [number, list] of renderingsByNumber)
    for (const { text, total } of list) {
      const wording = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
      wordingsOf.set(wording, [...(wordingsOf.get(wording) ?? []), [number, total]]);
    }
  return [...wordingsOf]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, list]) => ({
      text,
      entries: list.sort(([a, timesA], [b, timesB]) => timesB - timesA || entryOrdinal(a) - entryOrdinal(b)),
    }));
}

/**
 * Entries with their related entries, ordered by frequency in the tagged translation, or in the Hebrew text if that is
 * not loaded.
 */
export function entryRows(
  texts: SourceTexts,
  renderingsByNumber: Map<EntryNumber, Rendering[]>,
  counts: Counts,
): EntryRow[] {
  const lemmas = new Map(texts.entries.map((entry) => [entry.number, entry.lemma]));
  const genders = countGenders(texts.versions.find(({ about }) => about.code === hebrewText)?.verses ?? []);
  const meanings = shortMeanings({ ...texts, renderings: renderingsByNumber, wordsOfToday: wordsOfToday(texts) });
  const greek = greekPartsOfSpeech(parsedNumbers(texts));
  const rows = texts.entries
    .map((entry) => {
      const list = renderingsByNumber.get(entry.number) ?? [];
      return {
        ...entry,
        ordinal: entryOrdinal(entry.number),
        language: languageOfNumber(entry.number),
        partOfSpeech:
          entry.partOfSpeech === ''
            ? greekPartOfSpeech(entry, greek.get(entry.number))
            : correctGender(entry.number, entry.partOfSpeech, genders.get(entry.number)),
        definition: withLemmas(entry.definition, lemmas),
        derivation: withLemmas(entry.derivation, lemmas),
        usage: formatUsage(list, entry.dictionaryUsage),
        gloss: meanings.get(entry.number)?.text ?? '',
      };
    })
    .sort((a, b) => a.ordinal - b.ordinal);
  const counted = counts.get(taggedTranslation) ?? counts.get(hebrewText);
  const related = relateEntries(rows, (number) => counted?.get(number)?.total ?? 0);
  return rows.map((row) => ({ ...row, related: related.get(row.number) ?? [] }));
}

/** The version whose English is of today. Its spelling of names is the usual one. */
const versionOfToday = 'web';

function wordsOfToday({ versions }: SourceTexts): Set<string> {
  const verses = versions.find(({ about }) => about.code === versionOfToday)?.verses ?? [];
  return new Set(verses.flatMap(({ text }) => text.match(/\p{Lu}[\p{L}’'-]*/gu) ?? []).map(withoutPossessive));
}

function withoutPossessive(word: string): string {
  return word.replace(/[’']s?$/, '');
}

const greekCodes: ReadonlySet<string> = new Set(['grc', 'el']);

/** The words of all Greek texts with numbers and parsings. */
function* parsedNumbers({ versions }: SourceTexts): Generator<ParsedNumber> {
  for (const { about, verses: texts } of versions) {
    if (!greekCodes.has(about.language)) continue;
    for (const { marks } of texts)
      for (const [, , number, morphology = '', form] of marks.words ?? []) {
        yield { number, morphology };
        if (form) yield { number: form, morphology };
      }
  }
}

/**
 * The Greek dictionary refers to entries by number only, and the Hebrew one with the headword before its correction. This
 * sets the headword of the entry.
 */
function withLemmas(rich: RichText, lemmas: ReadonlyMap<EntryNumber, string>): RichText {
  return rich.map((part) =>
    typeof part === 'object' && part.kind === 'reference'
      ? { ...part, lemma: lemmas.get(part.number) ?? part.lemma }
      : part,
  );
}
