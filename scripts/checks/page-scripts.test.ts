import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { blockingScripts, scriptsOf } from './page-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('follows what a page loads by itself, each file once, and not what is loaded on first use', () => {
  mkdirSync(join(folder, '_astro'));
  const files = {
    'a.js': 'import{n as e}from"./b.js";import"./c.js";var t=()=>import("./later.js");export{t}from\'./b.js\'',
    'b.js': 'import"./a.js";export let n="from here"',
    'c.js': 'var x=`import`;',
    'd.js': '',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, '_astro', name), code);
  const html = '<script>inline()</script><script type="module" src="/_astro/a.js"></script><script type=module src=/_astro/d.js></script>';
  expect(scriptsOf(html, folder)).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js', '/_astro/d.js']);
});

it('knows a script that holds the page up', () => {
  const harmless = '<script>1</script><script type="module" src="/a.js"></script><script async src="/b.js"></script><script defer src="/c.js"></script>';
  expect(blockingScripts(harmless)).toEqual([]);
  expect(blockingScripts(`${harmless}<script src="/d.js"></script>`)).toEqual(['<script src="/d.js">']);
});
