import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from './registry.ts';
import { root } from './source-paths.ts';

const lines = readFileSync(join(root, 'docs/reference/data-licenses.md'), 'utf8').split('\n');

it.each(registry)('the table of data licenses has $code as the registry declares it', (source) => {
  const { code, name, licence, attribution, homepage } = source;
  expect(lines).toContain(`| \`${code}\` | [${name}](${homepage}) | ${licence} | ${attribution} |`);
});
