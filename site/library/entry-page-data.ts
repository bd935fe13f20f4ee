import { and, eq, sql } from 'drizzle-orm';
import { defaultPageSize } from '#data/dictionary/contract/browse-url.ts';
import { originalCodes, originalKeys, originalLine, searchOriginals } from '#data/dictionary/example-originals.ts';
import { examplesPageSize } from '#data/dictionary/examples-page-size.ts';
import { allEntryNumbers, neighborEntry, type EntryNumber } from '#data/dictionary/entry-number.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { formatVerse, verseIdOfKey, verseKey, splitVerseId } from '#data/bible/verse-id.ts';
import { verseMapOf, type VerseMap } from '#data/bible/versification.ts';
import { isAutomaticallyTagged } from '#data/versions/automatic-version.ts';
import { verseLink } from '#data/reading/reading-paths.ts';
import { shownMarks } from '#data/text/verse-tree.ts';
import * as tables from '#data/schema/library.ts';
import type { VerseRowProps } from '../views/ui/VerseRow.tsx';
import { library } from './query-library.ts';
import { libraryMetadata, type Source, type Version } from './frame.ts';
import { rootOfEntry } from './root-pages.ts';

export type Entry = typeof tables.entries.$inferSelect;

export interface Count {
  version: Version;
  total: number;
  verseTotal: number;
}

export interface Rendering {
  /** Empty if the number is tagged on no word of the translation. */
  text: string;
  total: number;
}

export interface EntryPage {
  entry: Entry;
  /**
   * Tagged translations first, then the text in the entry's own language. The latter comes first if it has the word
   * many times as often, because translations leave such words without a number.
   */
  counts: Count[];
  /** Occurrences per book in the first item of `counts`, in the order of the books. */
  books: [book: number, total: number][];
  renderings: Rendering[];
  /** The first page of examples, from a tagged translation if one has the word. */
  examples: { version: Version; rows: VerseRowProps[]; verseTotal: number; pages: number } | undefined;
  related: EntrySummary[];
  /** For example "ל.מ.ד"; absent if the root of the word has no page. */
  root: string | undefined;
  previous: Neighbor | undefined;
  next: Neighbor | undefined;
  /** The number of its forms in the first parsed text; 0 without one. */
  forms: number;
  /** The page of the entry in the list of its language, at the default page size. */
  dictionaryPage: number;
  source: Source | undefined;
  /** The tagged translation is not loaded. Counts, renderings and examples come from it. */
  taggedMissing: boolean;
}

export type Neighbor = Pick<Entry, 'number' | 'lemma' | 'aramaic' | 'language'>;

const number = sql.placeholder('number');
const { entries, occurrences, renderings, verses } = tables;

const entryQuery = library.select().from(entries).where(eq(entries.number, number)).prepare();
const neighborQuery = library
  .select({ number: entries.number, lemma: entries.lemma, aramaic: entries.aramaic, language: entries.language })
  .from(entries)
  .where(eq(entries.number, number))
  .prepare();
const countsQuery = library
  .select({ code: occurrences.version, total: occurrences.total, verseTotal: occurrences.verseTotal })
  .from(occurrences)
  .where(eq(occurrences.number, number))
  .prepare();
/** Separate from the counts: for a common word the value is long, and only one version's is shown. */
const occurrencesQuery = library
  .select({ pairs: occurrences.verses })
  .from(occurrences)
  .where(and(eq(occurrences.number, number), eq(occurrences.version, sql.placeholder('version'))))
  .prepare();
const formsQuery = library
  .select({ forms: occurrences.forms })
  .from(occurrences)
  .where(and(eq(occurrences.number, number), eq(occurrences.version, sql.placeholder('version'))))
  .prepare();
const renderingsQuery = library
  .select({ text: renderings.text, total: renderings.total })
  .from(renderings)
  .where(eq(renderings.number, number))
  .orderBy(renderings.position)
  .prepare();
const relatedQuery = library
  .select({
    number: entries.number,
    language: entries.language,
    aramaic: entries.aramaic,
    lemma: entries.lemma,
    transliteration: entries.transliteration,
    gloss: entries.gloss,
  })
  .from(entries)
  .where(eq(entries.number, number))
  .prepare();
const versesQuery = library
  .select()
  .from(verses)
  .where(sql`${verses.key} in (select value from json_each(${sql.placeholder('keys')}))`)
  .orderBy(verses.key)
  .prepare();

/** The number of entries of the same language before each entry. */
const offsets = new Map(
  (['hebrew', 'greek'] as const).flatMap((language) => allEntryNumbers(language).map((each, index) => [each, index])),
);

/** All data of an entry page. Throws if the number has no entry. */
export function entryPage(of: EntryNumber): EntryPage {
  const entry = entryQuery.get({ number: of });
  if (!entry) throw new RangeError(`The library has no entry ${of}: run "npm run library" to rebuild it`);
  const { versions, sources } = libraryMetadata();
  const countsByVersion = new Map(countsQuery.all({ number: of }).map((row) => [row.code, row]));
  const counts = versions
    .map((version) => ({ version, total: 0, verseTotal: 0, ...countsByVersion.get(version.code) }))
    .filter(({ version, total }) => total > 0 && isCounted(version))
    .sort((a, b) => Number(b.version.language === 'en') - Number(a.version.language === 'en'));
  const first = counts[0]?.version;
  const pairsOf = (version: Version | undefined): readonly [verse: number, times: number][] =>
    (version && occurrencesQuery.get({ number: of, version: version.code })?.pairs) ?? [];
  const pairs = pairsOf(first);
  const led = originalFirst(counts);
  const lead = led[0]?.version;
  return {
    entry,
    counts: led,
    books: totalsByBook(lead === first ? pairs : pairsOf(lead)),
    renderings: renderingsQuery.all({ number: of }),
    examples: first && {
      version: first,
      rows: withOriginals(of, first, exampleRows(of, first, pairs), pairs),
      verseTotal: pairs.length,
      pages: Math.ceil(pairs.length / examplesPageSize),
    },
    related: entry.related.flatMap((related) => relatedQuery.all({ number: related })),
    root: rootOfEntry(of),
    previous: neighbor(of, -1),
    next: neighbor(of, 1),
    forms: countForms(of),
    dictionaryPage: Math.floor((offsets.get(of) ?? 0) / defaultPageSize) + 1,
    source: sources.find(({ code }) => code === entry.source),
    taggedMissing: !versions.some(({ language, taggedWords }) => language === 'en' && taggedWords > 0),
  };
}

function countForms(of: EntryNumber): number {
  for (const version of originalCodes(of)) {
    const forms = formsQuery.get({ number: of, version })?.forms ?? [];
    if (forms.length > 0) return new Set(forms.flatMap(([, list]) => list.map(([form]) => form))).size;
  }
  return 0;
}

function neighbor(of: EntryNumber, step: -1 | 1): Neighbor | undefined {
  const adjacent = neighborEntry(of, step);
  return adjacent && neighborQuery.get({ number: adjacent });
}

const originals: ReadonlySet<string> = new Set(['hbo', 'he', 'grc', 'el']);

/** Counts of automatic numbers, and of translations into other languages, would not fit on every page. */
function isCounted(version: Version): boolean {
  return originals.has(version.language) || (version.language === 'en' && !isAutomaticallyTagged(version));
}

/**
 * Min ratio to the count in the translation. For example, H853, the object marker, is tagged on 4 of 10,978
 * occurrences.
 */
const manyTimes = 3;

function originalFirst(counts: readonly Count[]): Count[] {
  const max = Math.max(0, ...counts.filter(({ version }) => version.language === 'en').map(({ total }) => total));
  const leads = ({ version, total }: Count): boolean => originals.has(version.language) && total >= max * manyTimes;
  return [...counts].sort((a, b) => Number(leads(b)) - Number(leads(a)));
}

function totalsByBook(pairs: readonly [verse: number, times: number][]): [number, number][] {
  const totals = new Map<number, number>();
  for (const [verse, times] of pairs) {
    const { book } = splitVerseId(verse);
    totals.set(book, (totals.get(book) ?? 0) + times);
  }
  return [...totals].sort((a, b) => a[0] - b[0]);
}

function exampleRows(
  of: EntryNumber,
  version: Version,
  pairs: readonly [verse: number, times: number][],
): VerseRowProps[] {
  const keys = pairs.slice(0, examplesPageSize).map(([verse]) => verseKey(version.id, verse));
  return versesQuery.all({ keys: JSON.stringify(keys) }).map(({ key, text, marks }) => ({
    reference: formatVerse(verseIdOfKey(key), marks.kjv),
    href: verseLink(version.code, verseIdOfKey(key)),
    text,
    marks: shownMarks(marks),
    found: of,
    language: version.language,
    direction: version.direction,
  }));
}

/** Each takes about 170 bytes of brotli. The page of all verses has the others. */
export const originalExamples = 3;

/** Adds the verses in the language of the word to the first examples. */
function withOriginals(
  of: EntryNumber,
  version: Version,
  rows: VerseRowProps[],
  pairs: readonly [verse: number, times: number][],
): VerseRowProps[] {
  const search = searchOriginals(of, version, libraryMetadata().versions, verseMap());
  const ids = pairs.slice(0, originalExamples).map(([verse]) => verse);
  const found = versesQuery.all({ keys: JSON.stringify(originalKeys(search, ids)) });
  const byKey = new Map(found.map((row) => [row.key, row]));
  return rows.map((row, index) => {
    const id = ids[index];
    return id === undefined ? row : { ...row, original: originalLine(search, id, byKey) };
  });
}

let numberings: VerseMap | undefined;

function verseMap(): VerseMap {
  return (numberings ??= verseMapOf(library.select().from(tables.verseMap).all()));
}
