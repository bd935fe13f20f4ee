import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { noteImports } from './note-imports.ts';

/** What whoever began this build says, before it ends its input, once the library and LEXICON_KEPT's file are there. */
const word = 'render';

/**
 * Where pages may be taken over from the last build (scripts/pages/astro-build.ts): bundles are made at once, and pages
 * when it is told to. Fills `keptPages` with the URLs of those that are not rendered.
 */
export function renderWhenTold(site: string, keptPages: string[]): AstroIntegration {
  const { LEXICON_KEPT: path, LEXICON_IMPORTS: importsPath } = process.env;
  if (path === undefined || importsPath === undefined) return { name: 'render-when-told', hooks: {} };
  return {
    name: 'render-when-told',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        updateConfig({ vite: { plugins: [noteImports(importsPath)] } });
        // What of such pages is drawn anew all the same.
        injectRoute({ pattern: '/chapter-bars.json', entrypoint: './site/kept/chapter-bars.json.ts' });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        const told = hear(process.stdin);
        // What it ends with is asked below; until then nothing may call it unheeded.
        told.catch(() => undefined);
        setPrerenderer((usual) => ({
          ...usual,
          setup: async () => {
            await told;
            const { addresses } = JSON.parse(readFileSync(path, 'utf8')) as { addresses: string[] };
            const urls = addresses.map((address) => site.replace(/\/$/, '') + address);
            // As the sitemap sorts them, which takes a twentieth of the time where they are sorted already.
            keptPages.push(...urls.sort(new Intl.Collator('en', { numeric: true }).compare));
            await usual.setup?.();
          },
        }));
      },
    },
  };
}

/** Throws where the input ends without the word: whoever began the build has given it up, or was killed. */
export async function hear(input: NodeJS.ReadableStream): Promise<void> {
  if ((await text(input)) !== word) throw new Error('The build was given up before it was told to render.');
}
