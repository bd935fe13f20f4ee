import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const output = here('../../.build/fonts/');
const packages = here('../../node_modules/@fontsource-variable/');

/** First and last code point, inclusive. */
type Range = [from: number, to: number];

const latin: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2bb, 0x2bc],
  [0x2010, 0x203a],
  [0x2122, 0x2122],
];
/** For transliterations and names: letters with diacritics, superscript letters, modifiers. */
const latinExtended: Range[] = [
  [0x100, 0x17f],
  [0x2b0, 0x2cc],
  [0x1d43, 0x1d52],
  [0x1e00, 0x1eff],
];
const hebrew: Range[] = [
  [0x20, 0x20],
  [0x34f, 0x34f],
  [0x590, 0x5ff],
  [0x200c, 0x200f],
  [0x25cc, 0x25cc],
  [0xfb1d, 0xfb4f],
];

/** The weights that the site uses. A complete variable font has 200 to 900 and is two thirds larger. */
const weights = { wght: { min: 400, max: 600 } };

const faces: [name: string, source: string, ranges: Range[], axes: typeof weights | { wght: number }][] = [
  ['latin', 'literata/files/literata-latin-wght-normal.woff2', latin, weights],
  ['latin-italic', 'literata/files/literata-latin-wght-italic.woff2', latin, { wght: 400 }],
  ['latin-extended', 'literata/files/literata-latin-ext-wght-normal.woff2', latinExtended, weights],
  ['latin-extended-italic', 'literata/files/literata-latin-ext-wght-italic.woff2', latinExtended, { wght: 400 }],
  ['hebrew', 'noto-serif-hebrew/files/noto-serif-hebrew-hebrew-wght-normal.woff2', hebrew, weights],
];

/**
 * Writes the fonts of `site/styles/fonts.css` to `.build/fonts`, each subset from the font of its package, unless the
 * output is up to date.
 */
async function makeFonts(): Promise<void> {
  mkdirSync(output, { recursive: true });
  for (const [name, source, ranges, variationAxes] of faces) {
    const file = `${output}${name}.woff2`;
    if (isNewer(file, here(import.meta.url), packages + source)) continue;
    const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    const text = String.fromCodePoint(...letters);
    writeFileSync(
      file,
      await subsetFont(readFileSync(packages + source), text, { targetFormat: 'woff2', variationAxes }),
    );
  }
}

function isNewer(file: string, ...than: string[]): boolean {
  const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return changed(file) > Math.max(...than.map(changed));
}

/** Creates the fonts before any page is built. */
export function fonts(): AstroIntegration {
  return { name: 'fonts', hooks: { 'astro:config:setup': makeFonts } };
}
