import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { notSavedDescription, notSavedTitle } from './messages.ts';

const results = '/shells/results';
const notSaved = '/shells/not-kept';
/** Pages that a script renders from data on the device. */
const filledHere = ['/results', '/strongs-results'];

/** Few parallel requests, because the reader may be loading the next page. */
const parallelRequests = 4;

/** The pages that a device has from the first visit on, with their scripts, all of one build. */
export class Shell {
  readonly precache = new PrecacheController({ fallbackToNetwork: false });

  constructor(entries: readonly (PrecacheEntry | string)[]) {
    this.precache.addToCacheList([...entries]);
  }

  /**
   * Replaces Workbox's own install, which fetches one file after another: some forty round trips, 16 s on a slow
   * connection. Fails if one file is not available; then nothing is installed.
   */
  async install(event: ExtendableEvent): Promise<void> {
    const waiting = [...this.precache.getURLsToCacheKeys()];
    const fetchNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [url, cacheKey] = next;
        // A URL without a revision has a hash in its name and can come from the browser's cache.
        const request = new Request(url, {
          cache: cacheKey === url ? 'default' : 'reload',
          credentials: 'same-origin',
        });
        await Promise.all(this.precache.strategy.handleAll({ event, request, params: { cacheKey } }));
      }
    };
    await Promise.all(Array.from({ length: parallelRequests }, fetchNext));
  }

  /** Returns `undefined` if the page is not in the shell or storage is disabled. */
  async page(path: string): Promise<Response | undefined> {
    return this.precache.matchPrecache(path).catch(() => undefined);
  }

  /** Returns the headers of a built page. */
  async headers(): Promise<Headers> {
    return new Headers((await this.page(notSaved))?.headers);
  }

  /** Returns the response for a URL whose page is not available. */
  async instead(path: string): Promise<Response> {
    if (filledHere.includes(path)) {
      const page = await this.page(results);
      if (page) return page;
    }
    const page = await this.page(notSaved);
    const body = page?.body ?? bareMessage;
    return new Response(body, {
      status: 503,
      headers: page?.headers ?? { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

/** For a device that has lost the shell itself. */
const bareMessage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${notSavedTitle}</title><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:3rem auto;padding:0 1rem"><h1>${notSavedTitle}</h1><p>${notSavedDescription}`;
