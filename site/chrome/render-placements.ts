import type { PlacementsAnswer } from '#data/site/contract/placements.ts';
import { noticesHash } from '#data/site/contract/placements-html.ts';
import { insertPlacements } from '../client/insert-placements.ts';
import { readStored, writeStored } from '../client/local-storage.ts';

/** Storage key of the last response of `GET /api/placements`. */
const storedName = 'notices';
/** Milliseconds before a failed request, or one with an outdated response, is repeated. */
const retryMs = 60_000;
const none: PlacementsAnswer = { placements: [], pages: [] };

/** The last request: the hash it was for, its time, and the response unless it failed. */
interface StoredCall {
  mark: string;
  askedAt: number;
  answer?: PlacementsAnswer;
}

/**
 * Shows the placements with the hash `mark`, instead of those that the page was built with. The device stores them, so
 * that one request serves all pages until the placements change.
 */
export async function showPlacements(mark: string): Promise<void> {
  const notices = mark === '' ? none : await readNotices(mark);
  if (!notices) return;
  insertPlacements(document.body, notices, location.pathname);
}

/** Returns `undefined` if the request failed, now or within the last minute. */
async function readNotices(mark: string): Promise<PlacementsAnswer | undefined> {
  const stored = readStoredCall();
  if (stored?.answer && noticesHash(stored.answer) === mark) return stored.answer;
  // The server did not know of the change yet, or the request failed.
  if (stored?.mark === mark && Math.abs(Date.now() - stored.askedAt) < retryMs) return stored.answer;
  const answer = await fetchNotices();
  writeStored(
    storedName,
    JSON.stringify({ mark, askedAt: Date.now(), ...(answer && { answer }) } satisfies StoredCall),
  );
  return answer;
}

/** Bypasses the browser's cache, whose response may be older than the hash. */
async function fetchNotices(): Promise<PlacementsAnswer | undefined> {
  try {
    const response = await fetch('/api/placements', { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as PlacementsAnswer) : undefined;
  } catch {
    return undefined;
  }
}

function readStoredCall(): StoredCall | undefined {
  try {
    const { mark, askedAt, answer } = JSON.parse(readStored(storedName) ?? '{}') as Partial<StoredCall>;
    if (typeof mark !== 'string' || typeof askedAt !== 'number') return undefined;
    const isWhole = Array.isArray(answer?.placements) && Array.isArray(answer.pages);
    return { mark, askedAt, ...(isWhole && { answer }) };
  } catch {
    return undefined;
  }
}
