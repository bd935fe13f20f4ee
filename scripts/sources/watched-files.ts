import { packageManifests } from './npm-package.ts';
import { packagedSources } from './packaged-sources.ts';
import { watchSword } from './sword-locate.ts';

/**
 * Files whose size and time show whether a source of the registry changed, without reading them. It does not import the
 * registry, because the code that reads the sources takes long to load.
 */
export function watchedFiles(): string[] {
  const packaged = Object.values(packagedSources).flatMap((source) => source.watched());
  return [...packageManifests(), ...watchSword(), ...packaged];
}
