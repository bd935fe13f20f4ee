import { existsSync, readFileSync } from 'node:fs';
import type { FileHashes } from '../code/hash-files.ts';
import { fingerprint } from '../fingerprint.ts';
import { readCodeFiles } from './page-inputs.ts';
import { measureSite, output, record } from './swap-pages.ts';

/** Includes the environment variables that can change a page. */
export function codeFingerprint(files: FileHashes, edition = ''): string {
  const { PRODUCT_NAME = '', PRODUCT_SLUG = '', SITE_URL = '' } = process.env;
  return fingerprint([], JSON.stringify(files), edition, PRODUCT_NAME, PRODUCT_SLUG, SITE_URL);
}

export function pagesFingerprint(edition: string): string {
  return codeFingerprint(readCodeFiles(), edition);
}

/** Whether `dist` was built from this edition of the library and from the current code. */
export function arePagesCurrent(edition: string): boolean {
  const isCurrent = existsSync(record) && readFileSync(record, 'utf8').startsWith(`${pagesFingerprint(edition)}\n`);
  return isCurrent && areUntouched();
}

/** Whether the built pages exist and are unchanged. */
function areUntouched(): boolean {
  if (!existsSync(`${output}/edition.json`) || !existsSync(record)) return false;
  const [, files] = readFileSync(record, 'utf8').split('\n');
  return files === measureSite(output);
}
