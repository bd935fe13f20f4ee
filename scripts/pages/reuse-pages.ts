import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { joinPage, type PageShell } from '#data/offline/packed-page.ts';
import { productSlug } from '#data/site/product.ts';
import { staticVersions } from '#data/versions/static-versions.ts';
import type { Digests } from './page-digests.ts';
import { stripPlacements } from './write-placements.ts';
import { splitPage } from './packs/page-frame.ts';

/**
 * A build renders what has changed and reuses the rest of the previous site: entries and chapters with the same data
 * and code. A few pages of each kind are rendered as samples. If they are unchanged, the others are linked without
 * being opened. If the parts that all pages share have changed, the others get these parts from the samples. A
 * chapter's links to other versions are rendered separately (site/integrations/chapter-bars.json.ts).
 */

/** The list of pages that Astro omits. site/library/reused-pages.ts reads it. */
export const reusablePagesPath = '.build/reusable-pages.json';

/** Pages to reuse, by URL path. For each kind, all except a few, which are rendered as samples. */
export interface ReusablePages {
  /** URL path of every page that is not rendered. */
  addresses: string[];
  /** URL paths of the samples, by kind: "lexicon", "web". */
  samples: Record<string, string[]>;
  /** Data files that are not generated, and one of each folder that is, to compare it with the previous one. */
  files: { reused: string[]; samples: string[] };
}

/** A reusable page would differ from what is rendered now, so everything must be rendered. */
export class NotReusableError extends Error {
  override name = 'NotReusableError';
}

/** Renders with reused pages, and again without them if they turn out to be outdated. */
export async function renderWithReuse(
  mayTakeOver: boolean,
  render: (takingOver: boolean) => Promise<void>,
): Promise<void> {
  try {
    await render(mayTakeOver);
  } catch (error) {
    if (!(error instanceof NotReusableError)) throw error;
    await render(false);
  }
}

export const nothingReusable: ReusablePages = { addresses: [], samples: {}, files: { reused: [], samples: [] } };

/** Folders of pages that are made from entries, and from the tagged texts that entries count. */
const ofEntries = [productSlug, 'hebrew-roots', 'hebrew-verbs'];
/** Folders of data that is made from the same. */
const dataOfEntries = ['static-strongs', 'hebrew-learning/decks', 'hebrew-learning/lessons'];

const writtenAtOnce = 64;

/** One of this many pages of a kind is a sample. */
const sampleEvery = 250;

/**
 * What can be reused from the built site in `from`, which was made from `before`. `isSameCode` checks each kind of page
 * (page-code.ts).
 */
export function planReuse(
  from: string,
  before: Digests,
  now: Digests,
  isSameCode: (kind: string) => boolean,
): ReusablePages {
  const reused: ReusablePages = { addresses: [], samples: {}, files: { reused: [], samples: [] } };
  const add = (kind: string, folder: string): void => {
    const addresses = htmlBelow(from, folder);
    const isSample = (at: number): boolean => at % sampleEvery === 0;
    reused.samples[kind] = addresses.filter((_, at) => isSample(at));
    reused.addresses.push(...addresses.filter((_, at) => !isSample(at)));
  };
  if (before.entries === now.entries) {
    for (const folder of ofEntries.filter(isSameCode)) add(folder, folder);
    for (const folder of dataOfEntries.filter(isSameCode)) {
      const [sample, ...others] = readdirSync(join(from, folder)).sort();
      if (sample) reused.files.samples.push(`/${folder}/${sample}`);
      reused.files.reused.push(...others.map((name) => `/${folder}/${name}`));
    }
  }
  for (const version of staticVersions)
    if (
      isSameCode('bible') &&
      before.chapters[version] !== undefined &&
      before.chapters[version] === now.chapters[version]
    )
      add(version, `bible/${version}`);
  return reused;
}

/** Writes the list of pages that a build omits. */
export function writeOmittedPages(reused: ReusablePages): void {
  mkdirSync(dirname(reusablePagesPath), { recursive: true });
  writeFileSync(reusablePagesPath, JSON.stringify(reused));
}

export interface ReuseResult {
  /** URL paths of pages that are the same files, including samples. */
  linked: ReadonlySet<string>;
  /** Those, and pages where only the links to other versions changed. Their scripts and styles are unchanged. */
  framedAsBefore: ReadonlySet<string>;
}

/**
 * Puts the omitted pages into `to`. With `mayLink`, which means that only data has changed, pages are not opened if the
 * samples are unchanged, and they retain their placements. Throws {@link NotReusableError} if a rendered sample differs
 * from what would be reused, or if a page requests a script that no longer exists.
 */
export async function reusePages(
  from: string,
  to: string,
  { addresses, samples, files }: ReusablePages,
  mayLink: boolean,
): Promise<ReuseResult> {
  takeOverFiles(from, to, files);
  const bars = takeBars(to);
  const frames = new Map<string, PageShell>();
  const linked = new Set<string>();
  const led = new Set<string>();
  let isAsBefore = mayLink;
  const assets = new Set(existsSync(join(to, '_astro')) ? readdirSync(join(to, '_astro')) : []);
  for (const urlPath of Object.values(samples).flat()) {
    const [old, now] = [stripPlacements(readPage(from, urlPath)), readPage(to, urlPath)];
    frames.set(nameOf(splitPage(old).frame), splitPage(now).frame);
    if (bars[urlPath] === undefined && old !== now) isAsBefore = false;
  }
  for (const urlPath of Object.values(samples).flat())
    if (renew(readPage(from, urlPath), urlPath) !== readPage(to, urlPath))
      throw new NotReusableError(`${urlPath} has changed`);
  const areFramesAsBefore = [...frames].every(([before, now]) => before === nameOf(now));
  if (isAsBefore)
    for (const urlPath of Object.values(samples).flat())
      if (bars[urlPath] === undefined) {
        rmSync(pathOf(to, urlPath));
        link(urlPath);
      }
  for (const folder of new Set(addresses.map((urlPath) => dirname(pathOf(to, urlPath)))))
    mkdirSync(folder, { recursive: true });
  let writing: Promise<void>[] = [];
  try {
    for (const urlPath of addresses) {
      if (isAsBefore && bars[urlPath] === undefined) {
        link(urlPath);
        continue;
      }
      const old = readPage(from, urlPath);
      const isLed = areFramesAsBefore && bars[urlPath] !== undefined;
      const page = isLed ? lead(stripPlacements(old), urlPath) : renew(old, urlPath);
      if (isLed) led.add(urlPath);
      for (const [, asset = ''] of page.matchAll(assetPattern))
        if (!assets.has(asset)) throw new NotReusableError(`${urlPath} asks for ${asset}, which is no more`);
      if (page === old) link(urlPath);
      else writing.push(writeFile(pathOf(to, urlPath), page));
      // On the machine's threads, while the next pages are read.
      if (writing.length < writtenAtOnce) continue;
      await Promise.all(writing);
      writing = [];
    }
    await Promise.all(writing);
  } finally {
    // Nothing may be written after an error, when the build starts again.
    await Promise.allSettled(writing);
  }
  return { linked, framedAsBefore: linked.union(led) };

  function link(urlPath: string): void {
    linkSync(pathOf(from, urlPath), pathOf(to, urlPath));
    linked.add(urlPath);
  }

  function renew(old: string, urlPath: string): string {
    const { frame, parts } = splitPage(stripPlacements(old));
    const now = frames.get(nameOf(frame));
    if (!now) throw new NotReusableError(`${urlPath} is framed as no sample is`);
    return joinPage(
      now,
      parts.map((part) => lead(part, urlPath)),
      urlPath,
    );
  }

  function lead(text: string, urlPath: string): string {
    const bar = bars[urlPath];
    return bar === undefined ? text : text.replace(barPattern, () => bar);
  }
}

/** Throws {@link NotReusableError} if a sample has changed. */
function takeOverFiles(from: string, to: string, { reused, samples }: ReusablePages['files']): void {
  for (const file of samples)
    if (!readFileSync(join(from, file)).equals(readFileSync(join(to, file))))
      throw new NotReusableError(`${file} has changed`);
  for (const file of reused) {
    // The same folder has files that other code always generates.
    if (existsSync(join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
}

/** The line of a chapter's page with its links to other versions. */
const barPattern = /<div class="pick">.*?<\/div>/s;
/** Scripts and fonts, whose names contain their hash. */
const assetPattern = /\/_astro\/([\w.-]+)/g;
const barsFile = 'chapter-bars.json';

/** The links that Astro has rendered, by URL path. The file is not part of the site. */
function takeBars(output: string): Record<string, string> {
  const path = join(output, barsFile);
  if (!existsSync(path)) return {};
  const bars = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  rmSync(path);
  return bars;
}

const nameOf = (frame: PageShell): string => frame.join('\0');
const pathOf = (folder: string, urlPath: string): string => join(folder, `${urlPath}.html`);

function readPage(folder: string, urlPath: string): string {
  return readFileSync(pathOf(folder, urlPath), 'utf8');
}

function htmlBelow(output: string, folder: string): string[] {
  return readdirSync(join(output, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${folder}/${name.replace(/\.html$/, '')}`)
    .sort();
}

/** Hard-links the files of a folder. */
export function linkFolder(from: string, to: string, folder: string): void {
  for (const entry of readdirSync(join(from, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(to, relative(from, entry.parentPath));
    mkdirSync(target, { recursive: true });
    linkSync(join(entry.parentPath, entry.name), join(target, entry.name));
  }
}
