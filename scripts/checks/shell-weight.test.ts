import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { brotliBytes } from './page-weights.ts';
import { shellWeight } from './shell-weight.ts';

const folder = mkdtempSync(join(tmpdir(), 'shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('weighs the worker and each file of its list once', () => {
  for (const path of ['shells', '_astro']) mkdirSync(join(folder, path));
  const page = '<p>Not kept on this device</p>';
  const script = 'console.log(1);'.repeat(90);
  const list =
    '[{"url":"/shells/not-kept","revision":"1f"},{"url":"/_astro/a.js","revision":null},{"url":"/_astro/a.js","revision":null}]';
  writeFileSync(join(folder, 'shells/not-kept.html'), page);
  writeFileSync(join(folder, '_astro/a.js'), script);
  writeFileSync(join(folder, 'service-worker.js'), `precache(${list})`);
  const html = brotliBytes(`precache(${list})`);
  const files = brotliBytes(page) + brotliBytes(script);
  expect(shellWeight(folder)).toEqual({ path: '/service-worker.js', html, script: files, whole: html + files });
});

it('rejects a worker without a list', () => {
  writeFileSync(join(folder, 'service-worker.js'), 'precache(self.__WB_MANIFEST)');
  expect(() => shellWeight(folder)).toThrow('no list of files to precache');
});
