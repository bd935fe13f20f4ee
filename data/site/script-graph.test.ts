import { expect, it } from 'vitest';
import { followScripts, UnknownScriptError, type ScriptGraph, type ScriptLinks } from './script-graph.ts';

/** A page with a lazy-loaded part. Both share a chunk, and the part loads a font and a web worker. */
const graph: ScriptGraph = {
  'page.js': { now: ['shared.js', 'page.css'], later: ['part.js'] },
  'shared.js': { now: ['page.js'] },
  'part.js': { now: ['shared.js', 'drawing.js'], beside: ['face.woff2', 'thread.js'] },
  'drawing.js': {},
  'alone.js': {},
};

const reached: [name: string, from: string[], kinds: (keyof ScriptLinks)[], files: string[]][] = [
  ['what loads by itself', ['page.js'], ['now'], ['page.js', 'shared.js', 'page.css']],
  [
    'what is imported on first use too',
    ['page.js'],
    ['now', 'later'],
    ['page.js', 'shared.js', 'page.css', 'part.js', 'drawing.js'],
  ],
  [
    'everything',
    ['page.js'],
    ['now', 'later', 'beside'],
    ['page.js', 'shared.js', 'page.css', 'part.js', 'drawing.js', 'face.woff2', 'thread.js'],
  ],
  [
    'several pages, each file once',
    ['shared.js', 'page.js', 'alone.js'],
    ['now'],
    ['shared.js', 'page.js', 'alone.js', 'page.css'],
  ],
  ['what is no script', ['face.woff2'], ['now', 'later'], ['face.woff2']],
];
it.each(reached)('follows %s', (_, from, kinds, files) => {
  expect(followScripts(graph, from, kinds)).toEqual(files);
});

it.each(['gone.js', 'constructor.js'])('throws for %s, a script that this edition does not have', (name) => {
  expect(() => followScripts(graph, [name], ['now'])).toThrow(UnknownScriptError);
});
