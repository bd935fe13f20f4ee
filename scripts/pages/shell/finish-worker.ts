import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precacheManifest, searchThread } from './precache-manifest.ts';

/** Placeholders in site/offline and in site/public/_headers. */
const buildPlaceholder = /__BUILD_ID__/g;
const threadPlaceholder = /__SEARCH_THREAD__/g;
const manifestPlaceholder = /self\.__WB_MANIFEST/g;
const everyFile = /^\/\*$/gm;

/**
 * Writes into the service worker what is known only after the build: its build id, and the files to precache. Every
 * file is served with the build id too, so that a device knows its version. `overPages` are the names of the scripts
 * that render over any page.
 */
export function finishWorker(output: string, build: string, overPages: readonly string[]): void {
  const manifest = JSON.stringify(precacheManifest(output, overPages));
  fill(join(output, 'service-worker.js'), [
    [buildPlaceholder, build],
    [threadPlaceholder, searchThread(output)],
    [manifestPlaceholder, manifest],
  ]);
  fill(join(output, '_headers'), [[everyFile, `/*\n  X-Build: ${build}`]]);
}

function fill(file: string, replacements: readonly (readonly [placeholder: RegExp, text: string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [placeholder, filling] of replacements) {
    const filled = text.replace(placeholder, () => filling);
    if (filled === text) throw new Error(`${file} has no ${String(placeholder)}, which the build replaces`);
    text = filled;
  }
  writeFileSync(file, text);
}
