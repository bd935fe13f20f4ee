import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { noticesPattern } from '#data/contract/placements-html.ts';
import { productSlug } from '#data/model/product.ts';
import { staticVersions } from '#data/model/static-versions.ts';
import type { Digests } from './kept-digests.ts';
import { joinPage, splitPage, type Frame } from './packs/page-frame.ts';

/**
 * A build renders what has changed and takes the rest from the site before it: entries and chapters whose data and code
 * are the same. What all pages share may have changed, as the footer names every text: a few pages of each kind are
 * rendered all the same, and lend the others all that is not their own. A chapter's links to other versions are drawn
 * apart (site/kept/chapter-bars.json.ts).
 */

/** What the pages in use were made from: written with them, and of use only as long as `build` is theirs. */
const record = '.build/kept.json';
/** What Astro is told to leave out; site/library/kept-pages.ts reads it. */
const leftOutPath = '.build/kept-pages.json';

const madeFrom = z.object({
  build: z.string(),
  code: z.string(),
  entries: z.string(),
  chapters: z.record(z.string(), z.string()),
});

/** Pages to be taken over, by their addresses; of each kind all but a few, which are rendered as samples. */
export interface KeptPages {
  /** Address of every page that is not rendered. */
  addresses: string[];
  /** Addresses of the samples, by kind: "lexicon", "web". */
  samples: Record<string, string[]>;
}

/** What would have been taken over is not what is rendered now: everything has to be rendered. */
export class NotTakenOver extends Error {
  override name = 'NotTakenOver';
}

/** Renders with what may be taken over, and once more without it where that turns out to be other than it should be. */
export async function renderTakingOver(
  mayTakeOver: boolean,
  render: (takingOver: boolean) => Promise<void>,
): Promise<void> {
  try {
    await render(mayTakeOver);
  } catch (error) {
    if (!(error instanceof NotTakenOver)) throw error;
    await render(false);
  }
}

export const nothingKept: KeptPages = { addresses: [], samples: {} };

/** Folders of pages that are made of entries, and of the texts with numbers that these count. */
const ofEntries = [productSlug, 'hebrew-roots', 'hebrew-verbs'];

/** Every so many pages of a kind one is a sample. */
const sampleEvery = 250;

/** What may be taken from the built site in `from`; nothing where it was made by other code. */
export function planKept(from: string, code: string, now: Digests): KeptPages {
  const kept: KeptPages = { addresses: [], samples: {} };
  const before = readRecord();
  if (!before || before.code !== code || before.build !== buildOf(from)) return kept;
  const add = (kind: string, folder: string): void => {
    const addresses = htmlBelow(from, folder);
    const isSample = (at: number): boolean => at % sampleEvery === 0;
    kept.samples[kind] = addresses.filter((_, at) => isSample(at));
    kept.addresses.push(...addresses.filter((_, at) => !isSample(at)));
  };
  if (before.entries === now.entries) for (const folder of ofEntries) add(folder, folder);
  for (const version of staticVersions)
    if (before.chapters[version] !== undefined && before.chapters[version] === now.chapters[version])
      add(version, `bible/${version}`);
  return kept;
}

/** Writes what a build leaves out; answers the environment that tells it so. */
export function leaveOut(kept: KeptPages): { LEXICON_KEPT?: string } {
  if (kept.addresses.length === 0) return {};
  mkdirSync(dirname(leftOutPath), { recursive: true });
  writeFileSync(leftOutPath, JSON.stringify(kept));
  return { LEXICON_KEPT: leftOutPath };
}

/** After the site is rendered: of what it is made, for the build after it. `build` names it as its packs do. */
export function recordKept(build: string, code: string, digests: Digests): void {
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ build, code, ...digests }));
}

/**
 * Puts the pages that were left out into `to`. Throws {@link NotTakenOver} where a sample that was rendered is not what
 * would have been taken over.
 */
export function takeOver(from: string, to: string, { addresses, samples }: KeptPages): void {
  const bars = takeBars(to);
  const frames = new Map<string, Frame>();
  for (const address of Object.values(samples).flat()) {
    const frame = splitPage(readPage(to, address)).frame;
    frames.set(nameOf(splitPage(withoutNotices(readPage(from, address))).frame), frame);
  }
  for (const address of Object.values(samples).flat())
    if (renew(readPage(from, address), address) !== readPage(to, address))
      throw new NotTakenOver(`${address} has changed`);
  for (const folder of new Set(addresses.map((address) => dirname(pathOf(to, address)))))
    mkdirSync(folder, { recursive: true });
  for (const address of addresses) {
    const old = readPage(from, address);
    const page = renew(old, address);
    const path = pathOf(to, address);
    if (page === old) linkSync(pathOf(from, address), path);
    else writeFileSync(path, page);
  }

  function renew(old: string, address: string): string {
    const { frame, parts } = splitPage(withoutNotices(old));
    const now = frames.get(nameOf(frame));
    if (!now) throw new NotTakenOver(`${address} is framed as no sample is`);
    const bar = bars[address];
    return joinPage(now, bar === undefined ? parts : parts.map((part) => part.replace(barPattern, () => bar)));
  }
}

/** The line of a chapter's page in which it leads to others. */
const barPattern = /<div class="pick">.*?<\/div>/s;
const barsFile = 'chapter-bars.json';

/** As Astro has drawn them, by address; they are not part of the site. */
function takeBars(output: string): Record<string, string> {
  const path = join(output, barsFile);
  if (!existsSync(path)) return {};
  const bars = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  rmSync(path);
  return bars;
}

const nameOf = (frame: Frame): string => frame.join('\0');
const pathOf = (folder: string, address: string): string => join(folder, `${address}.html`);

function readPage(folder: string, address: string): string {
  return readFileSync(pathOf(folder, address), 'utf8');
}

/** Without what administrators put on it, which is written last of all. */
function withoutNotices(page: string): string {
  return page.replace(noticesPattern, '');
}

function htmlBelow(output: string, folder: string): string[] {
  return readdirSync(join(output, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${folder}/${name.replace(/\.html$/, '')}`)
    .sort();
}

function readRecord(): z.output<typeof madeFrom> | undefined {
  if (!existsSync(record)) return undefined;
  return madeFrom.safeParse(JSON.parse(readFileSync(record, 'utf8'))).data;
}

function buildOf(output: string): string | undefined {
  const path = join(output, 'packs/index.json');
  if (!existsSync(path)) return undefined;
  return (JSON.parse(readFileSync(path, 'utf8')) as { build?: string }).build;
}

/** The same files, under two names. */
export function linkFolder(from: string, to: string, folder: string): void {
  for (const entry of readdirSync(join(from, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(to, relative(from, entry.parentPath));
    mkdirSync(place, { recursive: true });
    linkSync(join(entry.parentPath, entry.name), join(place, entry.name));
  }
}
