import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { resultsPerPage, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { OfflineSearch, SearchReply } from '../../offline/search-thread-messages.ts';
import { logClientError } from '../../client/log-client-error.ts';
import { readSiteSettings } from '../../client/read-site-settings.ts';
import { areDownloaded, downloadedTexts, openDevice } from './device.ts';
import {
  SearchFailedError,
  NotOnDeviceError,
  SearchRefusedError,
  loadSearch,
  type SearchAnswer,
} from './search-source.ts';

/** Who answered. */
export interface AnswerSource {
  by: 'network' | 'device';
  /** What was unreachable, so that the device answered. */
  without?: Unreachable;
  /** Code of the version that was searched instead of the requested one. */
  instead?: string;
  /** Code of a version whose pack on this device cannot be read. */
  damaged?: string;
}

/** `navigator.onLine` is reliable only when it is false, hence `site` if the network seems to work. */
export type Unreachable = 'network' | 'site';

export interface SearchAnswerWithSource {
  answer: SlimAnswer;
  source: AnswerSource;
  /** Set if nothing was found: resolves later to the same answer with alternatives. */
  rest?: Promise<SearchAnswerWithSource | undefined>;
}

/** The version with Strong's numbers. It is also the default of a site that has chosen no other. */
const taggedVersion = 'kjv_strongs';
/** The same translation as another version, for a device that has only that one downloaded. */
const substitutes: Readonly<Record<string, string>> = { kjv: taggedVersion };
/** Milliseconds that the API has to find results elsewhere before an empty answer of the device is shown. */
const emptyAnswerDelay = 3000;

/**
 * Searches on the device if the version is downloaded, otherwise through the API. If the search worker has the text in
 * memory, only it is asked; if it has to load the text first, it races the API. Throws {@link SearchRefusedError},
 * {@link SearchFailedError} or {@link NotOnDeviceError}.
 */
export async function answerSearchHere(
  address: SearchUrlParams,
  signal: AbortSignal,
  perPage = resultsPerPage,
): Promise<SearchAnswerWithSource> {
  const search = offlineSearch(address, perPage);
  if (!(await areDownloaded(search.versions)))
    return race(search, undefined, (stop) => loadSearch(address, stop, perPage), signal);
  const device = await openDevice();
  const reply = device.ask(search);
  if (device.isWarm(search.versions)) {
    const early = await reply;
    if (isGood(early)) return fromDevice(early, isOffline() ? 'network' : undefined);
  }
  return race(search, reply, (stop) => loadSearch(address, stop, perPage), signal);
}

/** Whether this device can answer the search. */
export function isOnDevice(address: Pick<SearchUrlParams, 'path' | 'version'>): Promise<boolean> {
  return areDownloaded(versionsOf(address));
}

const hour = 3_600_000;

/**
 * How long an answer stays fresh, in milliseconds. A makeshift answer without the site is refetched on the next visit.
 */
export function searchStaleTime({ state: { data } }: { state: { data: SearchAnswerWithSource | undefined } }): number {
  const isMakeshift =
    data !== undefined &&
    (data.source.instead !== undefined || (data.source.by === 'device' && data.answer.pagination.totalResults === 0));
  return isMakeshift ? 0 : hour;
}

/** The first good answer of the two. If the API fails, the device's answer, whatever it is. */
async function race(
  search: OfflineSearch,
  reply: Promise<SearchReply> | undefined,
  request: (signal: AbortSignal) => Promise<SearchAnswer>,
  signal: AbortSignal,
): Promise<SearchAnswerWithSource> {
  const stop = new AbortController();
  let damaged: string | undefined;
  const own = reply?.then(async (each) => {
    if (each.kind === 'damaged') damaged = each.version;
    if (!isGood(each)) await (each.kind === 'answer' ? after(emptyAnswerDelay) : new Promise(() => undefined));
    return fromDevice(each, isOffline() ? 'network' : undefined);
  });
  const network = request(AbortSignal.any([signal, stop.signal])).then(
    (answer): SearchAnswerWithSource => ({ answer, source: { by: 'network', ...(damaged && { damaged }) } }),
    async (error: unknown) => {
      if (signal.aborted || error instanceof SearchRefusedError) throw error;
      const without = isOffline()
        ? 'network'
        : error instanceof SearchFailedError && error.isUnreachable
          ? 'site'
          : undefined;
      return deviceFallback(search, (await reply) ?? (await missingOf(search)), without, error);
    },
  );
  try {
    return await Promise.race([...(own ? [own] : []), network]);
  } finally {
    stop.abort();
  }
}

/** Answers from the device as well as possible after the API failed with `error`. */
async function deviceFallback(
  search: OfflineSearch,
  reply: SearchReply,
  without: Unreachable | undefined,
  error: unknown,
): Promise<SearchAnswerWithSource> {
  if (reply.kind === 'answer' || reply.kind === 'error') return fromDevice(reply, without);
  if ('message' in reply) logClientError('offline-search', reply.message);
  if (!without) throw error;
  const instead = reply.kind === 'missing' ? substitutes[reply.version] : undefined;
  if (reply.kind === 'missing' && instead && reply.downloaded.includes(instead)) {
    const versions = [...new Set(search.versions.map((code) => (code === reply.version ? instead : code)))];
    const own = await (await openDevice()).ask({ ...search, versions });
    const { answer, source } = await deviceFallback({ ...search, versions }, own, without, error);
    return { answer, source: { ...source, instead } };
  }
  if (reply.kind === 'missing' && reply.downloaded.length === 0 && without === 'site') throw error;
  throw new NotOnDeviceError(reply, without);
}

/** Builds the reply without the worker, which has nothing to answer. */
async function missingOf({ versions }: OfflineSearch): Promise<SearchReply> {
  const downloaded = await downloadedTexts();
  return {
    kind: 'missing',
    version: versions.find((code) => !downloaded.includes(code)) ?? defaultVersion(),
    downloaded,
  };
}

function fromDevice(reply: SearchReply, without?: Unreachable): SearchAnswerWithSource {
  if (reply.kind === 'answer') {
    const source: AnswerSource = { by: 'device', ...(without && { without }) };
    const rest = reply.rest?.then((whole) => (whole.kind === 'answer' ? { answer: whole.answer, source } : undefined));
    return { answer: reply.answer, source, ...(rest && { rest }) };
  }
  if (reply.kind === 'error') throw new SearchRefusedError(reply.error);
  throw new NotOnDeviceError(reply, without ?? 'site');
}

/**
 * Whether the API would give the same answer. For an empty result it may suggest versions that this device does not
 * have.
 */
function isGood(reply: SearchReply): boolean {
  return reply.kind === 'error' || (reply.kind === 'answer' && reply.answer.pagination.totalResults > 0);
}

/** Only for messages. The request itself decides what happens, since it fails at once without a network. */
function isOffline(): boolean {
  return !navigator.onLine;
}

function offlineSearch({ path, q, version, page, order }: SearchUrlParams, perPage: number): OfflineSearch {
  return {
    query: q,
    versions: versionsOf({ path, version }),
    first: defaultVersion(),
    page,
    perPage,
    order,
  };
}

function versionsOf({ path, version }: Pick<SearchUrlParams, 'path' | 'version'>): string[] {
  if (path === '/strongs-results') return [taggedVersion];
  return version === '' ? [defaultVersion()] : version.split(',');
}

/** The site's last known default, so that the device searches the same version as the API. */
function defaultVersion(): string {
  return readSiteSettings().defaultVersion || taggedVersion;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
