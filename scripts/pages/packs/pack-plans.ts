import { globSync } from 'node:fs';
import { packWords, type PackWords } from '#data/offline/pack-words.ts';
import { productSlug } from '#data/site/product.ts';
import type { PackedVersion } from './packed-versions.ts';

/** The planned contents of a pack. */
export interface PackPlan extends PackWords {
  covers: string[];
  /** The URL paths for each of `covers`, sorted by code units. */
  groups: string[][];
  /** Its pages contain no letter of this script. */
  without?: 'greek';
}

/** Files of the built site, by their common URL prefix. */
type Contents = Record<string, string[]>;

const entries = (letter: string): Contents => ({
  [`/${productSlug}`]: [`${productSlug}.html`],
  [`/${productSlug}/${letter}`]: [`${productSlug}/${letter}*.html`],
  [`/static-strongs/${letter}`]: [`static-strongs/${letter}*.json`],
});

/** Includes the pages that are filled from the text at any URL. */
const chapters = (version: string): Contents => ({
  '/bible': ['bible.html'],
  [`/bible/${version}`]: [`bible/${version}.html`, `bible/${version}/**/*.html`],
  '/my': ['my.html'],
  '/shells/': ['shells/interlinear.html', 'shells/parallel.html', 'shells/verses.html', 'shells/words.html'],
});

/** The site's pages about its texts, in addition to the texts. */
const aboutTexts: Contents = { '/about/': ['about/*.html'] };

const lessons: Contents = {
  '/hebrew-alefbet': ['hebrew-alefbet.html'],
  '/hebrew-learning': ['hebrew-learning.html', 'hebrew-learning/**/*.{html,json}'],
  '/hebrew-roots': ['hebrew-roots.html', 'hebrew-roots/*.html'],
  '/hebrew-verbs': ['hebrew-verbs.html', 'hebrew-verbs/*.html'],
};

/** Plans packs from what the built site has. */
export function planPacks(output: string, versions: readonly PackedVersion[]): PackPlan[] {
  const contents = new Map<string, Contents>([
    ['hebrew-entries', entries('H')],
    ['greek-entries', entries('G')],
    ...versions.map(({ code }): [string, Contents] => [code, chapters(code)]),
    ['hebrew-learning', lessons],
  ]);
  const plans = packWords(versions).map((words): PackPlan => {
    const own = contents.get(words.name) ?? {};
    const files = own === lessons ? own : { ...own, ...aboutTexts };
    const covers = Object.keys(files).sort();
    const groups = covers.map((cover) =>
      (files[cover] ?? [])
        .flatMap((pattern) => globSync(pattern, { cwd: output }))
        .map(urlPathOf)
        .sort(),
    );
    return { ...words, covers, groups, ...(own === lessons && { without: 'greek' }) };
  });
  // A pack with nothing but its index page, because this library lacks the contents.
  const leading = new Set(['/bible', `/${productSlug}`]);
  return plans.filter(({ covers, groups }) =>
    groups.some((group, at) => {
      const cover = covers[at] ?? '';
      return (
        group.length > 0 && !leading.has(cover) && !(cover in aboutTexts) && cover !== '/shells/' && cover !== '/my'
      );
    }),
  );
}

function urlPathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`;
}
