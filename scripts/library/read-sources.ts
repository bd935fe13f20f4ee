import { filesChecksum } from '../sources/checksum.ts';
import { importedSources } from '../sources/imported.ts';
import { packagedSources } from '../sources/packaged-sources.ts';
import { registry } from '../sources/registry.ts';
import {
  SourceMissingError,
  type EntryText,
  type LexiconText,
  type LocatedSource,
  type Source,
  type SourceAbout,
  type SourceContent,
  type VerseMapRow,
  type VersionText,
} from '../sources/source.ts';
import type { TaggedWords } from '../sources/tagged-web.ts';
import type { Treasury } from '../sources/treasury.ts';
import { defaultVersions, taggedTranslation } from '../sources/versions.ts';
import type { RelatedPassages } from '#data/reading/related-passages.ts';
import type { ParsedGreekWord } from '../sources/greek/read-morphgnt.ts';
import type { sources } from '#data/schema/library.ts';
import type { OnProgress } from '../progress.ts';

export type SourceRow = typeof sources.$inferInsert;

const { kingJamesMaster } = packagedSources;

/** The contents of all sources, before anything is counted. */
export interface SourceTexts {
  sources: SourceRow[];
  entries: (EntryText & { source: string })[];
  versions: (VersionText & { source: string })[];
  /** Entries of other lexicons, from which short meanings are made. Empty if none is available. */
  lexicon: LexiconText[];
  verseMap: VerseMapRow[];
  treasury: Treasury;
  automaticTags: TaggedWords;
  passages: RelatedPassages[];
  /** The parsed words of the Greek New Testament. */
  parsedGreek?: ParsedGreekWord[];
  /** Messages about sources that were read. */
  remarks: string[];
}

/** Codes of sources to exclude, separated by commas. Shows the site as it is when a source is not available. */
function excludedCodes(): Set<string> {
  return new Set(
    (process.env.LEXICON_WITHOUT ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
  );
}

/**
 * Reads every source. A source that is not available is recorded as missing, with advice, and the build continues. A
 * damaged source stops the build. An imported version replaces a default one with the same code.
 */
export async function readSources(onProgress: OnProgress, imports?: string): Promise<SourceTexts> {
  const texts: SourceTexts = {
    sources: [],
    entries: [],
    versions: [],
    lexicon: [],
    verseMap: [],
    treasury: new Map(),
    automaticTags: new Map(),
    passages: [],
    remarks: [],
  };
  const all = await knownSources(imports);
  const downloads = findOptional(all);
  for (const [index, source] of all.entries()) {
    onProgress({ stage: `Reading ${source.name}`, done: index, total: all.length });
    if (isNeeded(source, texts)) await readOne(source, texts, downloads.get(source));
  }
  onProgress({ stage: 'Reading sources', done: all.length, total: all.length });
  texts.versions = withoutTwins(texts.versions).sort((a, b) => a.about.id - b.about.id);
  return texts;
}

/** All sources, those of administrators last, from `imports` or the usual folder. Excluded sources count as missing. */
async function knownSources(imports?: string): Promise<Source[]> {
  const excluded = excludedCodes();
  return [...registry, ...(await importedSources(imports))].map((source) =>
    excluded.has(source.code) ? { ...source, find: failAsExcluded } : source,
  );
}

function failAsExcluded(): never {
  throw new SourceMissingError('Left out by LEXICON_WITHOUT. Run "npm start" without it.');
}

/** The row of an available source. */
function loadedRow(source: Source, foundSource: LocatedSource): SourceRow {
  return {
    ...about(source),
    origin: foundSource.origin,
    checksum: filesChecksum(foundSource.files),
    status: 'loaded',
    advice: '',
  };
}

/**
 * Keeps only one of two versions of the same default text: the King James Version with Strong's numbers, and the Textus
 * Receptus under its first code.
 */
function withoutTwins(versions: SourceTexts['versions']): SourceTexts['versions'] {
  const has = (code: string, from?: string): boolean =>
    versions.some(({ about: version, source }) => version.code === code && (from === undefined || source === from));
  const { kjv, tr, trparsed } = defaultVersions;
  return versions.filter(({ about: { code }, source }) => {
    if (code === kjv.code) return source !== kjv.code || !has(taggedTranslation);
    return code !== trparsed.code || source !== kingJamesMaster.code || !has(tr.code, source);
  });
}

/** Starts all downloads together, because each one mostly waits for the network. */
function findOptional(all: readonly Source[]): Map<Source, Promise<LocatedSource>> {
  const downloads = new Map<Source, Promise<LocatedSource>>();
  for (const source of all.filter(({ isOptional }) => isOptional)) {
    const download = Promise.resolve().then(() => source.find());
    // `readOne` handles the error when it is the source's turn.
    download.catch(() => {});
    downloads.set(source, download);
  }
  return downloads;
}

/** A fallback is not even downloaded if the source that it replaces is available. */
function isNeeded({ fallbackFor }: Source, { sources }: SourceTexts): boolean {
  return !sources.some(({ code, status }) => code === fallbackFor && status === 'loaded');
}

async function readOne(source: Source, texts: SourceTexts, download?: Promise<LocatedSource>): Promise<void> {
  try {
    const foundSource = await (download ?? source.find());
    const content = await readWithRemedy(source, foundSource);
    texts.sources.push(loadedRow(source, foundSource));
    for (const entry of content.entries ?? []) texts.entries.push({ ...entry, source: source.code });
    texts.lexicon.push(...(content.lexicon ?? []));
    for (const row of content.verseMap ?? []) texts.verseMap.push(row);
    if (content.automaticTags) texts.automaticTags = content.automaticTags;
    if (content.treasury) texts.treasury = content.treasury;
    texts.passages.push(...(content.passages ?? []));
    if (content.parsedGreek) texts.parsedGreek = content.parsedGreek;
    if (content.remark) texts.remarks.push(content.remark);
    for (const version of [content.version ?? [], content.versions ?? []].flat()) {
      texts.versions = texts.versions.filter((known) => known.about.code !== version.about.code);
      texts.versions.push({ ...version, source: source.code });
    }
  } catch (error) {
    if (!(error instanceof SourceMissingError)) throw error;
    texts.sources.push(missingRow(source, error));
  }
}

/** Reads a source. Throws with a remedy if it is damaged, which stops the build unless the source is optional. */
async function readWithRemedy(source: Source, foundSource: LocatedSource): Promise<SourceContent> {
  try {
    return await source.read(foundSource);
  } catch (error) {
    if (error instanceof SourceMissingError) throw error;
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    const message = `${source.name} (${foundSource.origin}): ${reason}. ${foundSource.remedy}`;
    throw source.isOptional ? new SourceMissingError(message, { cause: error }) : new Error(message, { cause: error });
  }
}

/** The row of a source that is not available, with advice. */
function missingRow(source: Source, { message }: SourceMissingError): SourceRow {
  return { ...about(source), origin: '', checksum: '', status: 'missing', advice: message };
}

function about({ code, name, kind, licence, attribution, homepage }: Source): SourceAbout {
  return { code, name, kind, licence, attribution, homepage };
}
