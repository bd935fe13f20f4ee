import { restoredVersion } from '../../versions/restored-version.ts';
import { formatBothNumbers } from '../../bible/format-both-numbers.ts';
import { bookByNumber } from '../../bible/books.ts';
import { readPassage } from '../../bible/passage.ts';
import { defaultVersion } from '../../versions/loaded-version.ts';
import { readExamplesOffline } from './number-answer.ts';
import { chooseColumns, findColumn, linkingVersions, minColumns } from '../../comparison/comparison-columns.ts';
import { parseColumnCode } from '../../comparison/column-code.ts';
import { parallelAnswer, parallelRows, rangesOfColumns } from '../../comparison/parallel-rows.ts';
import { tryKjvVerseId } from '../../bible/reference-ids.ts';
import { readVerseOf, textOf } from '../read-verse.ts';
import { versionInfo, findVersion, findComparisonVersion, type ReadableVersion } from '../readable-version.ts';
import { wordsOfVerses } from '../strongs-words.ts';
import { versePage, versionsOfPage } from '../verse-page.ts';
import { interlinearAnswer, maxInterlinearVerses } from '../../interlinear/interlinear-answer.ts';
import { interlinearMenus } from '../../interlinear/interlinear-menus.ts';
import { firstBookOf, usualText } from '../../interlinear/interlinear-texts.ts';
import { passageParts } from '../../interlinear/passage-parts.ts';
import { absentChapter } from '../../search/results/missing-verses.ts';
import { booksOfRanges, chapterRange } from '../../search/language/verse-ranges.ts';
import type { VerseId } from '../../bible/verse-id.ts';
import { chapterName } from '../chapter-name.ts';
import type { DeviceRead, DeviceReadError, ReadReply } from './device-read.ts';
import { readNeighbors, readCounterparts, readRanges, readWordEntries, type MemoryLibrary } from './memory-library.ts';
import {
  noPassageMessage,
  noTaggedTextDownloaded,
  notInTranslation,
  oneVersionDownloaded,
  textLacksMessage,
  untaggedTextMessage,
  verseNotDownloaded,
  versionNotDownloadedMessage,
} from '../messages.ts';

/** The reason why a read failed; caught by {@link handleDeviceRead}. */
class UnreadPackError extends Error {
  readonly readError: DeviceReadError;

  constructor(error: DeviceReadError) {
    super(error.message);
    this.readError = error;
  }
}

/** Responds to a read from the texts in memory, in the format of the API. */
export function handleDeviceRead(library: MemoryLibrary, read: DeviceRead): ReadReply {
  try {
    return { kind: 'read', value: valueOf(library, read) };
  } catch (error) {
    if (error instanceof UnreadPackError) return { kind: 'none', ...error.readError };
    throw error;
  }
}

function valueOf(library: MemoryLibrary, read: DeviceRead): unknown {
  switch (read.what) {
    case 'versions':
      return library.versions.map(({ code }) => code);
    case 'verse':
      return verseIn(library, requireVersion(library, read.version), read.id);
    case 'restored':
      return verseIn(
        library,
        findComparisonVersion(library) ?? requireVersion(library, restoredVersion.version),
        read.id,
      );
    case 'verses':
      return counterpartsOf(library, read);
    case 'words':
      return wordsOf(library, requireVersion(library, read.version ?? defaultVersion), read.id);
    case 'parallel':
      return compare(library, read);
    case 'examples':
      return readExamplesOffline(library, read);
    case 'verse-page':
      return pageOf(library, read);
    case 'interlinear':
      return interlinearOf(library, read);
  }
}

function requireVersion(library: MemoryLibrary, code: string): ReadableVersion {
  const version = findVersion(library, code);
  if (!version) throw new UnreadPackError({ status: 503, message: versionNotDownloadedMessage(code) });
  return version;
}

function requireVerses(library: MemoryLibrary, version: ReadableVersion, id: VerseId) {
  const verses = readCounterparts(library, { versions: [version], ids: [id], from: 'kjv' })[0]?.[0] ?? [];
  if (verses.length === 0) throw new UnreadPackError({ status: 404, message: notInTranslation });
  return verses;
}

function verseIn(library: MemoryLibrary, version: ReadableVersion, id: VerseId) {
  const verses = requireVerses(library, version, id).map((verse) => readVerseOf(verse, version, library.map));
  const reference = formatBothNumbers(id, 'kjv', library.map);
  return { ...versionInfo(version), reference, text: textOf(verses), verses };
}

function counterpartsOf(library: MemoryLibrary, { ids, of, version: code }: DeviceRead & { what: 'verses' }) {
  const version = requireVersion(library, code);
  const from = of === undefined ? 'kjv' : requireVersion(library, of).rows.versification;
  const [verses = []] = readCounterparts(library, { versions: [version], ids, from });
  const places = ids.map((id, at) => ({
    id,
    verses: (verses[at] ?? []).map((verse) => readVerseOf(verse, version, library.map)),
  }));
  return { ...versionInfo(version), places };
}

function wordsOf(library: MemoryLibrary, version: ReadableVersion, id: VerseId) {
  const verses = requireVerses(library, version, id);
  const entries = readWordEntries(library, verses);
  return {
    ...versionInfo(version),
    reference: formatBothNumbers(id, 'kjv', library.map),
    text: textOf(verses),
    strongsWords: wordsOfVerses(verses, version, entries),
  };
}

function compare(library: MemoryLibrary, { passage: text, versions: codes }: DeviceRead & { what: 'parallel' }) {
  const found = codes.filter((code) => findColumn(library, code));
  const missing = codes.filter((code) => !found.includes(code)).map((code) => parseColumnCode(code).code);
  // Without any of the requested versions there is nothing to show.
  if (found.length === 0) for (const code of missing) requireVersion(library, code);
  // Next to a version that is missing, one version is enough.
  const columns = chooseColumns(library, found).slice(0, missing.length > 0 ? found.length : undefined);
  if (columns.length + missing.length < minColumns)
    throw new UnreadPackError({
      status: 503,
      message: oneVersionDownloaded,
    });
  const passage = readPassage(text, library.runs);
  if ('message' in passage) throw new UnreadPackError({ status: 400, ...passage });
  const { ranges } = passage;
  const linking = linkingVersions(library, columns, booksOfRanges(ranges));
  const verses = rangesOfColumns([...columns, ...linking], ranges, library.runs).map((each) =>
    readRanges(library, each.version, each.ranges, each.limit),
  );
  const entries = readWordEntries(library, columns.some(({ isInterlinear }) => isInterlinear) ? verses.flat() : []);
  const result = parallelRows({ readable: library, columns, linking, verses, ranges, map: library.map, entries });
  const { reference } = passage;
  if (result.rows.length === 0)
    throw new UnreadPackError({
      status: 404,
      message: noPassageMessage(reference),
      suggestion: reference.replace(/:.*$/, ''),
    });
  return {
    ...parallelAnswer(passage, { readable: library, columns }, result),
    ...(missing.length > 0 && { notDownloaded: missing }),
  };
}

function pageOf(library: MemoryLibrary, { coordinates }: DeviceRead & { what: 'verse-page' }) {
  const id = tryKjvVerseId(coordinates, library.map);
  const shown = versionsOfPage(library);
  const byVersion =
    id === undefined ? [] : readCounterparts(library, { versions: shown.versions, ids: [id], from: 'kjv' });
  const verses = byVersion.map(([first = []]) => first);
  const page = id === undefined ? undefined : versePage(id, shown, verses, readWordEntries(library, verses.flat()));
  if (id === undefined || !page) throw new UnreadPackError({ status: 404, message: verseNotDownloaded });
  return { page: { ...page, neighbors: readNeighbors(library, id) }, map: library.map };
}

/** A verse of the chapter before and after, where the text has one. */
function neighborChapters(
  library: MemoryLibrary,
  text: ReadableVersion,
  { book, chapter }: { book: number; chapter: number },
): { previous?: VerseId | undefined; next?: VerseId | undefined } {
  const verseOf = (ofBook: number, number: number): VerseId | undefined =>
    readRanges(library, text, [chapterRange(ofBook, number)], 1)[0]?.id;
  const before = book > 1 ? bookByNumber(book - 1) : undefined;
  return {
    previous: chapter > 1 ? verseOf(book, chapter - 1) : before && verseOf(before.number, before.chapters),
    next: verseOf(book, chapter + 1) ?? verseOf(book + 1, 1),
  };
}

/** What `/interlinear/{text}` shows without a passage. */
function firstChapterOf(library: MemoryLibrary, code: string): { book: number; chapter: number } | undefined {
  const text = code === '' ? usualText(library, [1]) : findVersion(library, code);
  return text && { book: firstBookOf(text), chapter: 1 };
}

function interlinearOf(library: MemoryLibrary, read: DeviceRead & { what: 'interlinear' }) {
  const { passage: typed, partner: asked } = read;
  const chapter = read.chapter ?? (typed === '' ? firstChapterOf(library, read.text) : undefined);
  const language = findVersion(library, read.text)?.language ?? 'en';
  const passage = chapter
    ? {
        ranges: [chapterRange(chapter.book, chapter.chapter)],
        reference: chapterName(chapter.book, chapter.chapter, language),
      }
    : readPassage(typed, library.runs);
  if ('message' in passage) throw new UnreadPackError({ status: 400, ...passage });
  const { ranges, reference } = passage;
  const books = booksOfRanges(ranges);
  const text = read.text === '' ? usualText(library, books) : requireVersion(library, read.text);
  if (!text) throw new UnreadPackError({ status: 503, message: noTaggedTextDownloaded });
  if (text.rows.taggedWords === 0) throw new UnreadPackError({ status: 404, message: untaggedTextMessage(text.label) });
  const [own] = chapter ? [{ ranges, limit: maxInterlinearVerses }] : rangesOfColumns([text], ranges, library.runs);
  const found = readRanges(library, text, own?.ranges ?? [], maxInterlinearVerses + 1);
  const verses = found.slice(0, maxInterlinearVerses);
  const parts = passageParts(library, text, verses, asked).map((part) => {
    const [partnerVerses = [], fallbackVerses = []] = readCounterparts(library, {
      versions: [part.partner, part.fallback].filter((version) => version !== undefined),
      ids: part.verses.map(({ id }) => id),
      from: text.rows.versification,
    });
    return { ...part, partnerVerses, fallbackVerses };
  });
  const others = parts.flatMap(({ partnerVerses, fallbackVerses }) => [...partnerVerses, ...fallbackVerses].flat());
  const answer = interlinearAnswer({
    text,
    parts,
    entries: readWordEntries(library, [...verses, ...others]),
    reference,
    requested: chapter ? undefined : { passage, runs: library.runs },
    cutAt: found[maxInterlinearVerses],
    ...(chapter && neighborChapters(library, text, chapter)),
  });
  if (!answer) {
    const absent = chapter ? undefined : ranges.map(absentChapter).find((each) => each !== undefined);
    throw new UnreadPackError({
      status: 404,
      message: absent?.sentence ?? textLacksMessage(text.label, reference),
      suggestion: absent?.chapter,
    });
  }
  return { answer, ...interlinearMenus(library, { text, books, answer, asked }) };
}
