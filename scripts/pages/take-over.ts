import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { joinPage, type Frame } from '#data/offline/packed-page.ts';
import { productSlug } from '#data/site/product.ts';
import { staticVersions } from '#data/versions/static-versions.ts';
import type { Digests } from './kept-digests.ts';
import { withoutNotices } from './notices.ts';
import { splitPage } from './packs/page-frame.ts';

/**
 * A build renders what has changed and takes the rest from the site before it: entries and chapters whose data and code
 * are the same. A few pages of each kind are rendered all the same. Where they come out as they were, the others are
 * linked without being opened; where what all pages share has changed, they lend the others all that is not their own. A
 * chapter's links to other versions are drawn apart (site/integrations/chapter-bars.json.ts).
 */

/** What Astro is told to leave out; site/library/kept-pages.ts reads it. */
export const keptPath = '.build/kept-pages.json';

/** Pages to be taken over, by their addresses; of each kind all but a few, which are rendered as samples. */
export interface KeptPages {
  /** Address of every page that is not rendered. */
  addresses: string[];
  /** Addresses of the samples, by kind: "lexicon", "web". */
  samples: Record<string, string[]>;
  /** Files of data that are not made, and one of each folder that is, to be compared with the one of before. */
  files: { kept: string[]; samples: string[] };
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

export const nothingKept: KeptPages = { addresses: [], samples: {}, files: { kept: [], samples: [] } };

/** Folders of pages that are made of entries, and of the texts with numbers that these count. */
const ofEntries = [productSlug, 'hebrew-roots', 'hebrew-verbs'];
/** Folders of data that is made of the same. */
const dataOfEntries = ['static-strongs', 'hebrew-learning/decks', 'hebrew-learning/lessons'];

const writtenAtOnce = 64;

/** Every so many pages of a kind one is a sample. */
const sampleEvery = 250;

/**
 * What may be taken from the built site in `from`, which was made of `before`: `isSameCode` says it of each kind of page
 * (page-code.ts).
 */
export function planKept(
  from: string,
  before: Digests,
  now: Digests,
  isSameCode: (kind: string) => boolean,
): KeptPages {
  const kept: KeptPages = { addresses: [], samples: {}, files: { kept: [], samples: [] } };
  const add = (kind: string, folder: string): void => {
    const addresses = htmlBelow(from, folder);
    const isSample = (at: number): boolean => at % sampleEvery === 0;
    kept.samples[kind] = addresses.filter((_, at) => isSample(at));
    kept.addresses.push(...addresses.filter((_, at) => !isSample(at)));
  };
  if (before.entries === now.entries) {
    for (const folder of ofEntries.filter(isSameCode)) add(folder, folder);
    for (const folder of dataOfEntries.filter(isSameCode)) {
      const [sample, ...others] = readdirSync(join(from, folder)).sort();
      if (sample) kept.files.samples.push(`/${folder}/${sample}`);
      kept.files.kept.push(...others.map((name) => `/${folder}/${name}`));
    }
  }
  for (const version of staticVersions)
    if (
      isSameCode('bible') &&
      before.chapters[version] !== undefined &&
      before.chapters[version] === now.chapters[version]
    )
      add(version, `bible/${version}`);
  return kept;
}

/** Writes what a build leaves out. */
export function leaveOut(kept: KeptPages): void {
  mkdirSync(dirname(keptPath), { recursive: true });
  writeFileSync(keptPath, JSON.stringify(kept));
}

export interface TakenOver {
  /** Addresses of pages that are the same files, samples too. */
  linked: ReadonlySet<string>;
  /** Those, and the ones that only lead to others now: the scripts and styles in them are those that they had. */
  framedAsBefore: ReadonlySet<string>;
}

/**
 * Puts the pages that were left out into `to`. Where `mayLink`, because nothing is other than it was but data, they are
 * not opened if the samples come out as before, and keep what administrators put on them. Throws {@link NotTakenOver} where
 * a sample that was rendered is not what would have been taken over, and where a page asks for a script that is no more.
 */
export async function takeOver(
  from: string,
  to: string,
  { addresses, samples, files }: KeptPages,
  mayLink: boolean,
): Promise<TakenOver> {
  takeOverFiles(from, to, files);
  const bars = takeBars(to);
  const frames = new Map<string, Frame>();
  const linked = new Set<string>();
  const led = new Set<string>();
  let isAsBefore = mayLink;
  const assets = new Set(existsSync(join(to, '_astro')) ? readdirSync(join(to, '_astro')) : []);
  for (const address of Object.values(samples).flat()) {
    const [old, now] = [withoutNotices(readPage(from, address)), readPage(to, address)];
    frames.set(nameOf(splitPage(old).frame), splitPage(now).frame);
    if (bars[address] === undefined && old !== now) isAsBefore = false;
  }
  for (const address of Object.values(samples).flat())
    if (renew(readPage(from, address), address) !== readPage(to, address))
      throw new NotTakenOver(`${address} has changed`);
  const areFramesAsBefore = [...frames].every(([before, now]) => before === nameOf(now));
  if (isAsBefore)
    for (const address of Object.values(samples).flat())
      if (bars[address] === undefined) {
        rmSync(pathOf(to, address));
        link(address);
      }
  for (const folder of new Set(addresses.map((address) => dirname(pathOf(to, address)))))
    mkdirSync(folder, { recursive: true });
  let writing: Promise<void>[] = [];
  try {
    for (const address of addresses) {
      if (isAsBefore && bars[address] === undefined) {
        link(address);
        continue;
      }
      const old = readPage(from, address);
      const isLed = areFramesAsBefore && bars[address] !== undefined;
      const page = isLed ? lead(withoutNotices(old), address) : renew(old, address);
      if (isLed) led.add(address);
      for (const [, asset = ''] of page.matchAll(assetPattern))
        if (!assets.has(asset)) throw new NotTakenOver(`${address} asks for ${asset}, which is no more`);
      if (page === old) link(address);
      else writing.push(writeFile(pathOf(to, address), page));
      // On the threads that the machine has, while the next pages are read.
      if (writing.length < writtenAtOnce) continue;
      await Promise.all(writing);
      writing = [];
    }
    await Promise.all(writing);
  } finally {
    // Nothing is written any more where a build begins anew after a fault.
    await Promise.allSettled(writing);
  }
  return { linked, framedAsBefore: linked.union(led) };

  function link(address: string): void {
    linkSync(pathOf(from, address), pathOf(to, address));
    linked.add(address);
  }

  function renew(old: string, address: string): string {
    const { frame, parts } = splitPage(withoutNotices(old));
    const now = frames.get(nameOf(frame));
    if (!now) throw new NotTakenOver(`${address} is framed as no sample is`);
    return joinPage(
      now,
      parts.map((part) => lead(part, address)),
      address,
    );
  }

  function lead(text: string, address: string): string {
    const bar = bars[address];
    return bar === undefined ? text : text.replace(barPattern, () => bar);
  }
}

/** Throws {@link NotTakenOver} where a sample is another than before. */
function takeOverFiles(from: string, to: string, { kept, samples }: KeptPages['files']): void {
  for (const file of samples)
    if (!readFileSync(join(from, file)).equals(readFileSync(join(to, file))))
      throw new NotTakenOver(`${file} has changed`);
  for (const file of kept) {
    // Beside them stands what other code makes each time.
    if (existsSync(join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
}

/** The line of a chapter's page in which it leads to others. */
const barPattern = /<div class="pick">.*?<\/div>/s;
/** Scripts and fonts, which are named by what is in them. */
const assetPattern = /\/_astro\/([\w.-]+)/g;
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

function htmlBelow(output: string, folder: string): string[] {
  return readdirSync(join(output, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${folder}/${name.replace(/\.html$/, '')}`)
    .sort();
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
