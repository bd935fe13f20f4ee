import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packIndex, type Pack, type PackIndex, type PackPiece } from '#data/offline/contract/packs.ts';
import type { OnProgress } from '../../progress.ts';
import type { PolicyOf } from '../content-policy.ts';
import type { CompressedPack } from './text-packs.ts';
import { readScriptGraph } from '../shell/read-script-graph.ts';
import { assetLinks, greekFaces, packAssets } from './pack-assets.ts';
import { fileOf, packPages, type PackedPages } from './pack-pages.ts';
import { packedVersions } from './packed-versions.ts';
import { planPacks, type PackPlan } from './pack-plans.ts';
import { sha256, writePieces } from './pieces.ts';

export interface PacksToBuild {
  library: string;
  /** The folder of the built site. */
  output: string;
  build: string;
  /** What search needs from the library. */
  texts: readonly CompressedPack[];
  policyOf: PolicyOf;
  onProgress: OnProgress;
}

/** Writes the offline downloads into the built site: `<output>/packs`. Equal builds give equal packs. */
export async function buildPacks({
  library,
  output,
  build,
  texts,
  policyOf,
  onProgress,
}: PacksToBuild): Promise<PackIndex> {
  const plans = planPacks(output, packedVersions(library));
  const searches = new Map(texts.map(({ name, compressed }) => [name, writePieces(output, compressed)]));
  const packs: Pack[] = [];
  for (const plan of plans) {
    onProgress({ stage: 'packing', done: packs.length, total: plans.length });
    const packed = await packPages(output, plan.groups);
    packs.push(describePack({ output, policyOf }, plan, packed, searchOf(plan.name, searches)));
  }
  const index = packIndex.parse({ build, packs });
  mkdirSync(join(output, 'packs'), { recursive: true });
  writeFileSync(join(output, 'packs', 'index.json'), JSON.stringify(index));
  return index;
}

function describePack(
  { output, policyOf }: Pick<PacksToBuild, 'output' | 'policyOf'>,
  { name, title, about, covers, groups, without }: PackPlan,
  { frames, pieces, members, links: all }: PackedPages,
  search: Pack['search'],
): Pack {
  const pages = groups.flat().filter((urlPath) => !/\.json$|^\/shells\//.test(urlPath)).length;
  const links = new Set(all);
  if (without === 'greek') for (const face of greekFaces(firstPage(output, groups))) links.delete(face);
  const pack = {
    name,
    title,
    about,
    pages,
    covers,
    policy: policyOf(groups.flat()),
    frames,
    pieces,
    members,
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

/** Any page will do, because all pages name the same fonts. */
function firstPage(output: string, groups: readonly string[][]): string {
  const urlPath = groups.flat().find((each) => !each.endsWith('.json'));
  return urlPath === undefined ? '' : readFileSync(fileOf(output, urlPath), 'utf8');
}

/** The service worker's shell has the page of results, but not the search thread, which is useful only with a text. */
function searchLinks(output: string): string[] {
  return assetLinks(readFileSync(join(output, 'shells', 'results.html'), 'utf8'));
}

function searchOf(name: string, searches: ReadonlyMap<string, PackPiece[]>): Pack['search'] {
  const [text, dictionary] = [searches.get(name), searches.get('dictionary')];
  return text && dictionary ? { text, dictionary } : undefined;
}
