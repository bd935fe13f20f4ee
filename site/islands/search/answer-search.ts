import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { resultsPerPage, type SearchAddress } from '#data/search/contract/search-address.ts';
import type { OfflineSearch, SearchReply } from '../../offline/search-messages.ts';
import { logFault } from '../../client/log-fault.ts';
import { readSiteSettings } from '../../client/site-settings.ts';
import { areKept, keptTexts, openDevice } from './device.ts';
import { FailedSearch, NotOnDevice, RefusedSearch, loadSearch, type SearchAnswer } from './search-source.ts';

/** Who answered. */
export interface AnswerSource {
  by: 'network' | 'device';
  /** What was not to be had, so that the device answered. */
  without?: Without;
  /** Code of the version that stood in for the one that was asked for. */
  instead?: string;
  /** Code of a version whose pack on this device cannot be read. */
  damaged?: string;
}

/** A device knows when it has no network, and not always when it has one. */
export type Without = 'network' | 'site';

export interface Answered {
  answer: SlimAnswer;
  source: AnswerSource;
  /** Nothing was found; the same answer with what to try instead comes later. */
  rest?: Promise<Answered | undefined>;
}

/** The version whose words carry Strong's numbers; also the default of a site that has chosen no other. */
const taggedVersion = 'kjv_strongs';
/** The same translation in another text, for a device that keeps that one alone. */
const standIns: Readonly<Record<string, string>> = { kjv: taggedVersion };
/** That nothing is found in the texts of this device is said once the API had this long to find it elsewhere, in ms. */
const patience = 3000;

/**
 * From this device where the version is kept on it, else from the API. A search thread that has the text in memory is
 * asked alone; one that has to read it first races the API. Throws {@link RefusedSearch}, {@link FailedSearch} or
 * {@link NotOnDevice}.
 */
export async function answerSearch(address: SearchAddress, signal: AbortSignal): Promise<Answered> {
  const search = offlineSearch(address);
  if (!(await areKept(search.versions))) return race(search, undefined, (stop) => loadSearch(address, stop), signal);
  const device = await openDevice();
  const reply = device.ask(search);
  if (device.isWarm(search.versions)) {
    const early = await reply;
    if (isGood(early)) return fromDevice(early, saysNoNetwork() ? 'network' : undefined);
  }
  return race(search, reply, (stop) => loadSearch(address, stop), signal);
}

/** Whether this device can answer. */
export function isKeptHere(address: Pick<SearchAddress, 'path' | 'version'>): Promise<boolean> {
  return areKept(versionsOf(address));
}

const hour = 3_600_000;

/** How long an answer holds, in ms: the best to be had without the site is asked for again when it is next looked at. */
export function freshFor({ state: { data } }: { state: { data: Answered | undefined } }): number {
  const isMakeshift =
    data !== undefined &&
    (data.source.instead !== undefined || (data.source.by === 'device' && data.answer.pagination.totalResults === 0));
  return isMakeshift ? 0 : hour;
}

/** The first good answer of the two; the device's own, whatever it is, where the API has none. */
async function race(
  search: OfflineSearch,
  reply: Promise<SearchReply> | undefined,
  ask: (signal: AbortSignal) => Promise<SearchAnswer>,
  signal: AbortSignal,
): Promise<Answered> {
  const stop = new AbortController();
  let damaged: string | undefined;
  const own = reply?.then(async (each) => {
    if (each.kind === 'damaged') damaged = each.version;
    if (!isGood(each)) await (each.kind === 'answer' ? after(patience) : new Promise(() => undefined));
    return fromDevice(each, saysNoNetwork() ? 'network' : undefined);
  });
  const network = ask(AbortSignal.any([signal, stop.signal])).then(
    (answer): Answered => ({ answer, source: { by: 'network', ...(damaged && { damaged }) } }),
    async (error: unknown) => {
      if (signal.aborted || error instanceof RefusedSearch) throw error;
      const without = saysNoNetwork()
        ? 'network'
        : error instanceof FailedSearch && error.isUnreachable
          ? 'site'
          : undefined;
      return lastResort(search, (await reply) ?? (await missingOf(search)), without, error);
    },
  );
  try {
    return await Promise.race([...(own ? [own] : []), network]);
  } finally {
    stop.abort();
  }
}

/** What the device can do where the API failed with `error`. */
async function lastResort(
  search: OfflineSearch,
  reply: SearchReply,
  without: Without | undefined,
  error: unknown,
): Promise<Answered> {
  if (reply.kind === 'answer' || reply.kind === 'fault') return fromDevice(reply, without);
  if ('message' in reply) logFault('offline-search', reply.message);
  if (!without) throw error;
  const instead = reply.kind === 'missing' ? standIns[reply.version] : undefined;
  if (reply.kind === 'missing' && instead && reply.kept.includes(instead)) {
    const versions = [...new Set(search.versions.map((code) => (code === reply.version ? instead : code)))];
    const own = await (await openDevice()).ask({ ...search, versions });
    const { answer, source } = await lastResort({ ...search, versions }, own, without, error);
    return { answer, source: { ...source, instead } };
  }
  if (reply.kind === 'missing' && reply.kept.length === 0 && without === 'site') throw error;
  throw new NotOnDevice(reply, without);
}

/** Without the thread, which has nothing to answer. */
async function missingOf({ versions }: OfflineSearch): Promise<SearchReply> {
  const kept = await keptTexts();
  return { kind: 'missing', version: versions.find((code) => !kept.includes(code)) ?? defaultVersion(), kept };
}

function fromDevice(reply: SearchReply, without?: Without): Answered {
  if (reply.kind === 'answer') {
    const source: AnswerSource = { by: 'device', ...(without && { without }) };
    const rest = reply.rest?.then((whole) => (whole.kind === 'answer' ? { answer: whole.answer, source } : undefined));
    return { answer: reply.answer, source, ...(rest && { rest }) };
  }
  if (reply.kind === 'fault') throw new RefusedSearch(reply.fault);
  throw new NotOnDevice(reply, without ?? 'site');
}

/** The API would say the same. Where nothing is found it may name versions that this device does not have. */
function isGood(reply: SearchReply): boolean {
  return reply.kind === 'fault' || (reply.kind === 'answer' && reply.answer.pagination.totalResults > 0);
}

/** For the words of an answer alone; what is done is decided by the call, which fails at once without a network. */
function saysNoNetwork(): boolean {
  return !navigator.onLine;
}

function offlineSearch({ path, q, version, page, order }: SearchAddress): OfflineSearch {
  return {
    query: q,
    versions: versionsOf({ path, version }),
    first: defaultVersion(),
    page,
    perPage: resultsPerPage,
    order,
  };
}

function versionsOf({ path, version }: Pick<SearchAddress, 'path' | 'version'>): string[] {
  if (path === '/strongs-results') return [taggedVersion];
  return version === '' ? [defaultVersion()] : version.split(',');
}

/** As the site last said, so that this device searches what the API would. */
function defaultVersion(): string {
  return readSiteSettings().defaultVersion || taggedVersion;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
