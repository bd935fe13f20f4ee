import { defaultVersion } from '#data/versions/loaded-version.ts';
import { handleDeviceRead } from '#data/reading/offline/answer-read.ts';
import type { DeviceRead, ReadReply } from '#data/reading/offline/device-read.ts';
import { makeMemoryLibrary } from '#data/reading/offline/memory-library.ts';
import { parseColumnCode, type ColumnCode } from '#data/comparison/column-code.ts';
import { minColumns } from '#data/comparison/comparison-columns.ts';
import { rstneVersion } from '#data/reading/readable-version.ts';
import { restoredVersion } from '#data/versions/restored-version.ts';
import { storedCode } from '#data/versions/version-twins.ts';
import { fill, type FillingThread, type PackShelf } from './fill-thread.ts';
import { failed } from './answer-on-device.ts';
import { nothingDownloaded } from './messages.ts';
import type { SearchReply } from './search-thread-messages.ts';

/**
 * Answers a read. Never throws. Reads the packs that it needs; a missing or damaged one is treated as not downloaded.
 */
export async function readFromPacks(
  thread: FillingThread,
  read: DeviceRead,
  shelf: PackShelf,
): Promise<ReadReply | (SearchReply & { kind: 'failed' })> {
  try {
    const downloaded = await shelf.names();
    if (downloaded.length === 0) return { kind: 'none', status: 503, message: nothingDownloaded };
    for (const code of neededTexts(read, downloaded)) await fill(thread, code, shelf);
    return handleDeviceRead(makeMemoryLibrary(thread.indexes, thread.dictionary), read);
  } catch (error) {
    return failed(error);
  }
}

/** Returns the codes of the downloaded texts that the answer needs. */
function neededTexts(read: DeviceRead, downloaded: readonly string[]): readonly string[] {
  const named = namedVersions(read);
  if (!named) return downloaded;
  const stored = named.map((code) =>
    code === restoredVersion.version ? defaultVersion : storedCode(code, (each) => downloaded.includes(each)),
  );
  return downloaded.filter((code) => stored.includes(code));
}

/** `undefined` if any downloaded text can be part of the answer. */
function namedVersions(read: DeviceRead): string[] | undefined {
  switch (read.what) {
    case 'verse':
      return [read.version];
    case 'verses':
      return [...(read.of === undefined ? [] : [read.of]), read.version];
    case 'words':
      return [read.version ?? defaultVersion];
    case 'restored':
      return [rstneVersion, restoredVersion.version];
    case 'parallel':
      return comparedVersions(read.versions.map(parseColumnCode));
    case 'examples':
      return read.version ? [read.version] : undefined;
    case 'versions':
    case 'verse-page':
    case 'interlinear':
      return undefined;
  }
}

/** The words of an interlinear column are shown with those of any other text. */
function comparedVersions(columns: readonly ColumnCode[]): string[] | undefined {
  const isOpen = columns.length < minColumns || columns.some(({ isInterlinear }) => isInterlinear);
  return isOpen ? undefined : columns.map(({ code }) => code);
}
