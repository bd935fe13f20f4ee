import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from '../read-arguments.ts';
import { fillSections } from './fill-sections.ts';
import { referencePages } from './reference-pages.ts';

/** `npm run docs` writes the generated tables of `docs/reference`. `reference.test.ts` checks that they are current. */
try {
  readArguments('npm run docs, without arguments', {});
  for (const [page, makeSections] of Object.entries(referencePages)) {
    const text = readFileSync(page, 'utf8');
    const filled = fillSections(page, text, makeSections());
    if (filled === text) continue;
    writeFileSync(page, filled);
    process.stdout.write(`${page} is updated.\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
