import { versionNotLoaded } from '#data/search/results/messages.ts';
import { HttpError } from '../http/http-error.ts';
import type { Catalog } from './catalog.ts';
import { findVersion, type ReadableVersion } from '#data/reading/readable-version.ts';

/** Throws a {@link HttpError} 404 for a version that is not loaded. */
export function requireVersion(catalog: Catalog, code: string): ReadableVersion {
  const version = findVersion(catalog, code);
  if (!version) throw new HttpError(404, versionNotLoaded(code));
  return version;
}
