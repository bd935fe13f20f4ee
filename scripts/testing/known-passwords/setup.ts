import { mkdirSync } from 'node:fs';
import { writeKnownPasswords } from '../../pages/write-known-passwords.ts';

/** The file of known passwords, as a build lays it beside the pages, for the worker's tests. */
export function setup(): void {
  mkdirSync('.build', { recursive: true });
  writeKnownPasswords('.build');
}
