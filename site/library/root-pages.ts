import { eq } from 'drizzle-orm';
import type { HebrewVerb, HebrewWord } from '#data/hebrew/contract/hebrew.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { derivedBy, familyOf, isName } from '#data/hebrew/language/root-families.ts';
import { rootSlug } from '#data/hebrew/language/root-slug.ts';
import { isWordOfRoot } from '#data/hebrew/language/words-of-root.ts';
import { lettersOf } from '#data/hebrew/language/shares-root.ts';
import type { RichText } from '#data/dictionary/rich-text.ts';
import * as tables from '#data/schema/library.ts';
import { bibleFrequency, type BibleFrequency } from './bible-frequency.ts';
import { library } from './query-library.ts';
import { numbersOfRoot } from './word-senses.ts';
import { hebrewVerbs as verbs } from './hebrew-verb-list.ts';
import { hebrewWords as words } from './hebrew-words.ts';

export interface RootEntry {
  number: EntryNumber;
  lemma: string;
  transliteration: string;
  gloss: string;
  partOfSpeech: string;
  inBible: BibleFrequency | undefined;
}

/** A root that the dictionary lists under these letters, with its derivatives. */
export interface RootBranch {
  verb: RootEntry;
  entries: RootEntry[];
  names: RootEntry[];
}

export interface RootPage {
  /** For example "ל.מ.ד". */
  root: string;
  verbs: HebrewVerb[];
  words: HebrewWord[];
  /** More than one if different roots have the same letters. */
  branches: RootBranch[];
}

type Row = Omit<RootEntry, 'inBible'> & { aramaic: boolean; derivation: RichText };

/** Min number of taught words for a page of a root without a taught verb, so that the page connects something. */
const minWords = 2;

/** Every root that has a page, in alphabetical order. */
export function rootPages(): RootPage[] {
  return (cachedPages ??= makePages());
}
let cachedPages: RootPage[] | undefined;

/** The root of each word and verb that has a page, by its id. */
export function rootsOf(kind: 'verbs' | 'words'): Map<string, string> {
  return new Map(rootPages().flatMap((page) => page[kind].map(({ id }): [string, string] => [id, page.root])));
}

/** The root whose page shows an entry. For an entry under two roots, the root with fewer entries. */
export function rootOfEntry(number: EntryNumber): string | undefined {
  byEntry ??= new Map(
    rootPages()
      .flatMap(({ root, branches }) =>
        branches.map(({ verb, entries, names }) => ({ root, shown: [verb, ...entries, ...names] })),
      )
      .sort((a, b) => b.shown.length - a.shown.length)
      .flatMap(({ root, shown: all }) => all.map((entry): [EntryNumber, string] => [entry.number, root])),
  );
  return byEntry.get(number);
}
let byEntry: Map<EntryNumber, string> | undefined;

function makePages(): RootPage[] {
  const { entries } = tables;
  const rows: Row[] = library
    .select({
      number: entries.number,
      lemma: entries.lemma,
      transliteration: entries.transliteration,
      gloss: entries.gloss,
      partOfSpeech: entries.partOfSpeech,
      aramaic: entries.aramaic,
      derivation: entries.derivation,
    })
    .from(entries)
    .where(eq(entries.language, 'hebrew'))
    .orderBy(entries.ordinal)
    .all();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const derived = derivedBy(rows);
  const dictionaryVerbs = Map.groupBy(
    rows.filter(({ partOfSpeech, aramaic }) => partOfSpeech === 'verb' && !aramaic),
    ({ lemma }) => lettersOf(lemma).join('.'),
  );
  const roots = new Set([...verbs.map(({ root }) => root), ...dictionaryVerbs.keys()]);
  const pages = [...roots].filter(isRoot).map((root): RootPage => {
    const taught = verbs.filter((verb) => verb.root === root);
    const taughtVerbs = taught.flatMap(({ strongs }) =>
      strongs ? numbersOfRoot(strongs as EntryNumber).flatMap((number) => byNumber.get(number) ?? []) : [],
    );
    const sameLetters = (dictionaryVerbs.get(root) ?? []).filter(({ lemma }) => hasSameShin(lemma, taught));
    const branches = [...new Set([...taughtVerbs, ...sameLetters])].map((verb) =>
      branch(verb, familyOf(verb.number, derived), byNumber),
    );
    const numbers = new Set<string>(branches.flatMap((one) => [one.verb, ...one.entries]).map(({ number }) => number));
    const isTaught = taught.length > 0;
    return {
      root,
      verbs: taught,
      words: words.filter(
        ({ id, hebrew, strongs }) =>
          strongs !== undefined && numbers.has(strongs) && isWordOfRoot({ id, hebrew }, root, isTaught),
      ),
      branches,
    };
  });
  return pages
    .filter((page) => page.verbs.length > 0 || page.words.length >= minWords)
    .sort((a, b) => (a.root < b.root ? -1 : 1));
}

const isRoot = (root: string): boolean => /^[א-ת](?:\.[א-ת]){2,3}$/u.test(root);
const sinDot = '\u05C2';

/** Two roots may differ only in the dot of their shin: חָפַשׂ, to search, and חָפַשׁ, to set free. */
function hasSameShin(lemma: string, taught: readonly HebrewVerb[]): boolean {
  return taught.every(({ pastFirstPerson }) => pastFirstPerson.includes(sinDot) === lemma.includes(sinDot));
}

function branch(
  verb: Row,
  family: readonly { number: EntryNumber }[],
  byNumber: ReadonlyMap<EntryNumber, Row>,
): RootBranch {
  const rows = family.flatMap(({ number }) => byNumber.get(number) ?? []);
  return {
    verb: rootEntry(verb),
    entries: rows.filter((row) => !isName(row)).map(rootEntry),
    names: rows.filter(isName).map(rootEntry),
  };
}

function rootEntry({ number, lemma, transliteration, gloss, partOfSpeech }: Row): RootEntry {
  return { number, lemma, transliteration, gloss, partOfSpeech, inBible: bibleFrequency(number) };
}

/** Throws if two roots would have the same URL. */
export function rootPaths(): { slug: string; page: RootPage }[] {
  const paths = rootPages().map((page) => ({ slug: rootSlug(page.root), page }));
  const twice = paths.find(({ slug }, index) => paths.findIndex((one) => one.slug === slug) !== index);
  if (twice)
    throw new Error(`Two roots have the address /hebrew-roots/${twice.slug}: change data/hebrew/language/root-slug.ts`);
  return paths;
}
