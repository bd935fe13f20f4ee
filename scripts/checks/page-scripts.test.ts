import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ScriptGraph } from '#data/site/script-graph.ts';
import { blockingScripts, scriptsOf } from './page-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists what a page loads automatically, each file once, without dynamic imports', () => {
  const graph: ScriptGraph = {
    'a.js': { now: ['b.js', 'c.js'], later: ['later.js'] },
    'b.js': { now: ['a.js'] },
    'c.js': { beside: ['thread.js'] },
    'd.js': {},
    'later.js': {},
  };
  writeFileSync(join(folder, 'scripts.json'), JSON.stringify(graph));
  const html =
    '<script>inline()</script><script type="module" src="/_astro/a.js"></script><script type=module src=/_astro/d.js></script>';
  expect(scriptsOf(html, folder).toSorted()).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js', '/_astro/d.js']);
});

it('detects a script that blocks the page', () => {
  const harmless =
    '<script>1</script><script type="module" src="/a.js"></script><script async src="/b.js"></script><script defer src="/c.js"></script>';
  expect(blockingScripts(harmless)).toEqual([]);
  expect(blockingScripts(`${harmless}<script src="/d.js"></script>`)).toEqual(['<script src="/d.js">']);
});
