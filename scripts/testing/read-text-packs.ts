import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { packIndex } from '#data/offline/contract/packs.ts';
import { libraryPath } from '../library/library-paths.ts';
import { readEdition } from '../library/read-edition.ts';
import { isLibraryCurrent } from '../library/library-fingerprint.ts';
import { arePagesCurrent } from '../pages/pages-current.ts';
import { packedVersions } from '../pages/packs/packed-versions.ts';
import { makeTextPacks } from '../pages/packs/text-packs.ts';

const output = 'dist';

/**
 * What offline search needs from a library, by version or `dictionary`. It takes seven seconds of a processor to make,
 * so it comes from the built site if that is current. `packs.test.ts` compares the built packs with new ones.
 */
export function readTextPacks(library: string): Map<string, Uint8Array> {
  const built = resolve(library) === libraryPath ? readBuilt(library) : undefined;
  return built ?? new Map(makeTextPacks(library).map(({ name, bytes }) => [name, bytes]));
}

function readBuilt(library: string): Map<string, Uint8Array> | undefined {
  const index = join(output, 'packs/index.json');
  if (!existsSync(index) || !isLibraryCurrent() || !arePagesCurrent(readEdition().id)) return undefined;
  const { packs } = packIndex.parse(JSON.parse(readFileSync(index, 'utf8')));
  const texts = new Map(
    packs.flatMap(({ name, search }): [string, Uint8Array][] => (search ? [[name, unpack(search.text)]] : [])),
  );
  const dictionary = packs.find(({ search }) => search)?.search?.dictionary;
  if (!dictionary || packedVersions(library).some(({ code }) => !texts.has(code))) return undefined;
  return texts.set('dictionary', unpack(dictionary));
}

function unpack(pieces: readonly { path: string }[]): Uint8Array {
  return gunzipSync(Buffer.concat(pieces.map(({ path }) => readFileSync(join(output, path)))));
}
