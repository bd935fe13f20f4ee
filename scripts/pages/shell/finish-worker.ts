import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precacheManifest, searchThread } from './precache-manifest.ts';

/** As they stand in site/offline and in site/public/_headers. */
const buildPlace = /__BUILD_ID__/g;
const threadPlace = /__SEARCH_THREAD__/g;
const manifestPlace = /self\.__WB_MANIFEST/g;
const everyFile = /^\/\*$/gm;

/**
 * Puts what is known only when the site is built into the service worker: of which build it is, and what it keeps from
 * the first visit on. Every file is served with the build too, so that a device knows what it has. `overPages`
 * are the names of the scripts that draw over any page.
 */
export function finishWorker(output: string, build: string, overPages: readonly string[]): void {
  const manifest = JSON.stringify(precacheManifest(output, overPages));
  fill(join(output, 'service-worker.js'), [
    [buildPlace, build],
    [threadPlace, searchThread(output)],
    [manifestPlace, manifest],
  ]);
  fill(join(output, '_headers'), [[everyFile, `/*\n  X-Build: ${build}`]]);
}

function fill(file: string, places: readonly (readonly [place: RegExp, text: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [place, filling] of places) {
    const filled = text.replace(place, () => filling);
    if (filled === text) throw new Error(`${file} has no ${String(place)}, which the build fills`);
    text = filled;
  }
  writeFileSync(file, text);
}
