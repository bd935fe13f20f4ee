import { globSync } from 'node:fs';
import { productSlug } from '#data/model/product.ts';
import type { PackedVersion } from './packed-versions.ts';

/** What is to stand in a pack. */
export interface PackPlan {
  name: string;
  title: string;
  /** Says how much is in it. */
  about(pages: number): string;
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

const counted = (count: number, noun: string): string => `${count.toLocaleString('en')} ${noun}`;

/** Packs of what the built site has. */
export function planPacks(output: string, versions: readonly PackedVersion[]): PackPlan[] {
  const entryWords = (pages: number): string => `${counted(pages - 1, 'entries')} of Strong’s dictionary, each with its uses and examples.`;
  const plans = [
    plan(output, 'hebrew-entries', 'Hebrew entries', entryWords, entries('H')),
    plan(output, 'greek-entries', 'Greek entries', entryWords, entries('G')),
    ...versions.map(({ code, name }) => plan(output, code, name, (pages) => `All ${counted(pages - 2, 'chapters')}, and search of the text.`, chapters(code))),
    plan(output, 'hebrew-learning', 'Hebrew learning', () => 'Phrases, words, verbs, letters and numbers, and Study Mode with its cards.', lessons),
  ];
  // Nothing but the page that leads to the others: this library does not have it.
  return plans.filter(({ groups }) => groups.flat().length > 1);
}

function plan(output: string, name: string, title: string, about: (pages: number) => string, contents: Contents): PackPlan {
  const covers = Object.keys(contents).sort();
  const groups = covers.map((cover) => (contents[cover] ?? []).flatMap((pattern) => globSync(pattern, { cwd: output })).map(addressOf).sort());
  return { name, title, about, covers, groups };
}

function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`;
}
