import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { downloadDebianPackage, downloadFailure } from './debian-package.ts';
import { SourceMissingError } from './source.ts';

const debianPackage = 'sword-text-kjv';
const zipSeconds = 20;

/**
 * Downloads the module into `target` atomically: unpacks it next to the target, passes it to `onUnpacked`, and then
 * renames it. The Debian package is downloaded and unpacked without being installed, so this does not need root.
 */
export async function fetchModule(
  module: string,
  target: string,
  onUnpacked: (swordFolder: string, origin: string) => void,
): Promise<void> {
  const parent = dirname(target);
  mkdirSync(parent, { recursive: true });
  const work = mkdtempSync(join(parent, '.fetching-'));
  const reasons: string[] = [];
  try {
    for (const attempt of [fromDebian, fromEbible]) {
      try {
        const { origin, swordFolder } = await attempt(module, work);
        onUnpacked(swordFolder, origin);
        rmSync(target, { recursive: true, force: true });
        renameSync(swordFolder, target);
        return;
      } catch (error) {
        reasons.push(downloadFailure(error));
      }
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  throw new SourceMissingError(
    `The tagged King James Version could not be downloaded (${reasons.join('; ')}). Connect to the network, or install the ` +
      `Debian or Ubuntu package ${debianPackage}, or unpack the SWORD module ${module} from https://ebible.org/sword/ into data/sources/sword. ` +
      'Then run "npm start" again.',
  );
}

interface Fetched {
  origin: string;
  swordFolder: string;
}

async function fromDebian(_module: string, work: string): Promise<Fetched> {
  const { version, share } = await downloadDebianPackage(debianPackage, work);
  return { origin: `Debian ${debianPackage} ${version}`, swordFolder: join(share, 'sword') };
}

async function fromEbible(module: string, work: string): Promise<Fetched> {
  const url = `https://ebible.org/sword/zip/${module}.zip`;
  const response = await fetch(url, { signal: AbortSignal.timeout(zipSeconds * 1000) }).catch(() => undefined);
  if (!response?.ok) throw new Error(`${url} ${response ? `answered ${response.status}` : 'cannot be reached'}`);
  const swordFolder = join(work, 'sword');
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))) {
    const path = join(swordFolder, name);
    if (name.endsWith('/') || !path.startsWith(swordFolder)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  if (!existsSync(join(swordFolder, 'modules'))) throw new Error(`${url} contains no SWORD module`);
  return { origin: url, swordFolder };
}
