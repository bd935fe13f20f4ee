import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rolldown } from 'rolldown';
import { scriptTarget } from './targets.ts';
import { polyfillsUrl } from './load-polyfills.ts';

const entry = fileURLToPath(new URL('polyfills.ts', import.meta.url));

/** Returns the script as it is served. */
async function bundlePolyfills(): Promise<string> {
  const bundle = await rolldown({ input: entry, platform: 'browser', transform: { target: scriptTarget } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Writes the polyfills next to the pages. */
export function writePolyfills(): AstroIntegration {
  return {
    name: 'polyfills',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(`.${polyfillsUrl}`, dir), await bundlePolyfills());
      },
    },
  };
}
