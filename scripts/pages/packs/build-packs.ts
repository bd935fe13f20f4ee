import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packIndex, type Pack, type PackIndex, type PackPiece } from '#data/contract/packs.ts';
import type { OnProgress } from '../../progress.ts';
import type { PolicyOf } from '../content-policy.ts';
import type { NamedPack } from './text-packs.ts';
import { readScriptGraph } from '../shell/script-graph.ts';
import { readMembersBefore, type MembersBefore } from './members-before.ts';
import { assetLinks, greekFaces, packAssets } from './pack-assets.ts';
import { fileOf, packPages } from './pack-pages.ts';
import { packedVersions } from './packed-versions.ts';
import { planPacks, type PackPlan } from './pack-plans.ts';
import { sha256, writeCut } from './pieces.ts';

export interface PacksToBuild {
  library: string;
  /** The built site. */
  output: string;
  build: string;
  /** What search needs of the library. */
  texts: readonly NamedPack[];
  /** The site before this one: what of its packs would be the same is not compressed again. */
  before?: string | undefined;
  policyOf: PolicyOf;
  onProgress: OnProgress;
}

/** Writes what can be downloaded for reading offline into the built site: `<output>/packs`. Equal builds make equal packs. */
export async function buildPacks({
  library,
  output,
  build,
  texts,
  before,
  policyOf,
  onProgress,
}: PacksToBuild): Promise<PackIndex> {
  const plans = planPacks(output, packedVersions(library));
  const searches = new Map(texts.map(({ name, bytes }) => [name, writeCut(output, bytes)]));
  // Here, so that one that fails while pages are packed is not unheeded.
  await Promise.all(searches.values());
  const membersBefore = before === undefined ? () => undefined : readMembersBefore(before);
  const packs: Pack[] = [];
  for (const plan of plans) {
    onProgress({ stage: 'packing', done: packs.length, total: plans.length });
    packs.push(await buildPack({ output, policyOf }, plan, await searchOf(plan.name, searches), membersBefore));
  }
  const index = packIndex.parse({ build, packs });
  mkdirSync(join(output, 'packs'), { recursive: true });
  writeFileSync(join(output, 'packs', 'index.json'), JSON.stringify(index));
  return index;
}

async function buildPack(
  { output, policyOf }: Pick<PacksToBuild, 'output' | 'policyOf'>,
  { name, title, about, covers, groups, without }: PackPlan,
  search: Pack['search'],
  before: MembersBefore,
): Promise<Pack> {
  const pages = groups.flat().filter((address) => !/\.json$|^\/shells\//.test(address)).length;
  const { links, ...packed } = await packPages(output, groups, (first) => before(name, first));
  if (without === 'greek') for (const face of greekFaces(firstPage(output, groups))) links.delete(face);
  const pack = {
    name,
    title,
    about,
    pages,
    covers,
    policy: policyOf(groups.flat()),
    ...packed,
    ...(search && { search }),
    assets: packAssets(output, readScriptGraph(output), [...links, ...(search ? searchLinks(output) : [])]),
  };
  const files = new Map(
    [...pack.frames, ...pack.pieces, ...(search ? [...search.text, ...search.dictionary] : []), ...pack.assets].map(
      ({ path, bytes }) => [path, bytes],
    ),
  );
  const bytes = [...files.values()].reduce((sum, each) => sum + each, 0);
  return { ...pack, bytes, version: sha256(Buffer.from(JSON.stringify(pack))).slice(0, 16) };
}

/** Every page says the same of its faces. */
function firstPage(output: string, groups: readonly string[][]): string {
  const address = groups.flat().find((each) => !each.endsWith('.json'));
  return address === undefined ? '' : readFileSync(fileOf(output, address), 'utf8');
}

/** The service worker's shell has the page of results, but not the thread that searches: it is of use with a text alone. */
function searchLinks(output: string): string[] {
  return assetLinks(readFileSync(join(output, 'shells', 'results.html'), 'utf8'));
}

type Cut = Promise<PackPiece[]>;

async function searchOf(name: string, searches: ReadonlyMap<string, Cut>): Promise<Pack['search']> {
  const [text, dictionary] = await Promise.all([searches.get(name), searches.get('dictionary')]);
  return text && dictionary ? { text, dictionary } : undefined;
}
