import { setTimeout as wait } from 'node:timers/promises';
import { productSlug } from '#data/site/product.ts';
import type { Check } from './check.ts';

export interface Expected {
  edition: string;
  /** `X-Build` of the pages. */
  build: string;
}

/**
 * Seconds between attempts. A deployment is everywhere within some seconds, and the edge cache may last a little
 * longer.
 */
const pauses: readonly number[] = [1, 2, 4, 8, 15];

/** Requests the deployed site like a reader, until it shows what was deployed, or half a minute has passed. */
export function verify(site: string, { edition, build }: Expected, seconds = pauses): Promise<Check[]> {
  return trying(seconds, () => [
    lookAtHealth(new URL('/api/health', site), edition),
    lookAtPage(new URL(`/${productSlug}/H430`, site), build),
  ]);
}

/** After a rollback: checks that pages and database have the same edition, and the given one if it is known. */
export function verifyEdition(site: string, edition: string | undefined, seconds = pauses): Promise<Check[]> {
  return trying(seconds, () => [lookAtHealth(new URL('/api/health', site), edition)]);
}

async function trying(seconds: readonly number[], look: () => Promise<Check>[]): Promise<Check[]> {
  let checks = await Promise.all(look());
  for (const pause of seconds) {
    if (checks.every(({ result }) => result === 'passed')) break;
    await wait(pause * 1000);
    checks = await Promise.all(look());
  }
  return checks;
}

async function lookAtHealth(url: URL, edition: string | undefined): Promise<Check> {
  return checkUrl(url, async (response) => {
    const health = (await response.json()) as {
      status?: string;
      message?: string;
      edition?: { database?: string | null };
    };
    const database = health.edition?.database ?? 'none';
    if (health.status === 'ok' && database === (edition ?? database)) return undefined;
    return `reports edition ${database}, expected ${edition ?? 'the same for pages and database'}${health.message ? `: ${health.message.replace(/\.$/, '')}` : ''}`;
  });
}

async function lookAtPage(url: URL, build: string): Promise<Check> {
  return checkUrl(url, async (response) => {
    const found = response.headers.get('X-Build') ?? 'none';
    const text = await response.text();
    if (!response.ok) return `answers ${response.status}`;
    if (found !== build) return `has build ${found}, but ${build} was uploaded`;
    return text.includes('</html>') ? undefined : 'is incomplete';
  });
}

async function checkUrl(url: URL, findError: (response: Response) => Promise<string | undefined>): Promise<Check> {
  const name = url.href;
  try {
    const response = await fetch(url, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(10_000),
    });
    const error = await findError(response);
    return error ? failed(name, error) : { name, result: 'passed', found: 'is what was deployed' };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return failed(name, `failed (${error instanceof Error ? error.message : String(error)}${cause})`);
  }
}

function failed(name: string, found: string): Check {
  return {
    name,
    result: 'failed',
    found,
    wayOut: 'Wait a minute and open it. If it still fails, roll back with "npm run deploy -- --back".',
  };
}
