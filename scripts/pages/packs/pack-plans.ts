import { globSync } from 'node:fs';
import { packWords, type PackWords } from '#data/model/pack-words.ts';
import { productSlug } from '#data/model/product.ts';
import type { PackedVersion } from './packed-versions.ts';

/** What is to stand in a pack. */
export interface PackPlan extends PackWords {
  covers: string[];
  /** The addresses of each of `covers`, by code units. */
  groups: string[][];
}

/** Files of the built site by the beginning of the address that they share. */
type Contents = Record<string, string[]>;

const entries = (letter: string): Contents => ({
  [`/${productSlug}`]: [`${productSlug}.html`],
  [`/${productSlug}/${letter}`]: [`${productSlug}/${letter}*.html`],
  [`/static-strongs/${letter}`]: [`static-strongs/${letter}*.json`],
});

const chapters = (version: string): Contents => ({
  '/bible': ['bible.html'],
  [`/bible/${version}`]: [`bible/${version}.html`, `bible/${version}/**/*.html`],
});

const lessons: Contents = {
  '/hebrew-alefbet': ['hebrew-alefbet.html'],
  '/hebrew-learning': ['hebrew-learning.html', 'hebrew-learning/**/*.{html,json}'],
  '/hebrew-verbs': ['hebrew-verbs.html'],
};

/** Packs of what the built site has. */
export function planPacks(output: string, versions: readonly PackedVersion[]): PackPlan[] {
  const contents = new Map<string, Contents>([
    ['hebrew-entries', entries('H')],
    ['greek-entries', entries('G')],
    ...versions.map(({ code }): [string, Contents] => [code, chapters(code)]),
    ['hebrew-learning', lessons],
  ]);
  const plans = packWords(versions).map((words): PackPlan => {
    const files = contents.get(words.name) ?? {};
    const covers = Object.keys(files).sort();
    const groups = covers.map((cover) => (files[cover] ?? []).flatMap((pattern) => globSync(pattern, { cwd: output })).map(addressOf).sort());
    return { ...words, covers, groups };
  });
  // Nothing but the page that leads to the others: this library does not have it.
  return plans.filter(({ groups }) => groups.flat().length > 1);
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`;
}
