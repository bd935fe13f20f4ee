import { mkdirSync } from 'node:fs';
import { writeKnownPasswords } from '../../pages/write-known-passwords.ts';

/** Writes the file of known passwords for the worker's tests, like a build does next to the pages. */
export function setup(): void {
  mkdirSync('.build', { recursive: true });
  writeKnownPasswords('.build');
}
