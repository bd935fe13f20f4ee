import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';

const results = '/shells/results';
const notKept = '/shells/not-kept';
/** Pages that a script fills from what is on the device. */
const filledHere = ['/results', '/strongs-results'];

/** Few, since the reader may be on the way to the next page. */
const atOnce = 4;

/** The pages that a device has from the first visit on, with their scripts, all of one build. */
export class Shell {
  readonly precache = new PrecacheController({ fallbackToNetwork: false });

  constructor(entries: readonly (PrecacheEntry | string)[]) {
    this.precache.addToCacheList([...entries]);
  }

  /**
   * As Workbox's own install does, which fetches one file after another: some forty round trips, 16 s on a slow line.
   * Fails where one cannot be had, and then nothing of it counts.
   */
  async install(event: ExtendableEvent): Promise<void> {
    const waiting = [...this.precache.getURLsToCacheKeys()];
    const fetchNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [url, cacheKey] = next;
        // What has no revision has a hash in its name, and may come from the browser's own cache.
        const request = new Request(url, {
          cache: cacheKey === url ? 'default' : 'reload',
          credentials: 'same-origin',
        });
        await Promise.all(this.precache.strategy.handleAll({ event, request, params: { cacheKey } }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  }

  /** `undefined` where the shell does not have it, or storage is refused. */
  async page(path: string): Promise<Response | undefined> {
    return this.precache.matchPrecache(path).catch(() => undefined);
  }

  /** Those of a built page. */
  async headers(): Promise<Headers> {
    return new Headers((await this.page(notKept))?.headers);
  }

  /** What stands at an address whose own page cannot be had. */
  async instead(path: string): Promise<Response> {
    if (filledHere.includes(path)) {
      const page = await this.page(results);
      if (page) return page;
    }
    const page = await this.page(notKept);
    const body = page?.body ?? bareMessage;
    return new Response(body, {
      status: 503,
      headers: page?.headers ?? { 'content-type': 'text/html; charset=utf-8' },
    });
  }
}

/** For a device that lost the shell itself. */
const bareMessage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No network</title><body style="font:1.125rem/1.5 Georgia,serif;max-width:36rem;margin:3rem auto;padding:0 1rem"><h1>No network</h1><p>This page is not kept on this device.';
