import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { packIndex, type Pack, type PackIndex } from '#data/offline/contract/packs.ts';
import { lastTwoSegments, type PageShell } from '#data/offline/packed-page.ts';
import { productSlug } from '#data/site/product.ts';
import { followScripts } from '#data/site/script-graph.ts';
import { root } from '../../sources/source-paths.ts';
import { hashOf, inlineScripts, inlineStyles } from '../inline-parts.ts';
import { readScriptGraph } from '../shell/read-script-graph.ts';
import { buildPacks } from './build-packs.ts';
import { greekFaces } from './pack-assets.ts';
import { packPages, type PackedPages } from './pack-pages.ts';
import { packedVersions } from './packed-versions.ts';
import { planPacks } from './pack-plans.ts';
import { splitPage } from './page-frame.ts';
import { makeTextPacksInThread } from './text-packs.ts';

const library = process.env.LEXICON_LIBRARY ?? 'data/library.sqlite';
const folder = mkdtempSync(join(tmpdir(), 'packs-'));
afterAll(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

let index: PackIndex;
/** Reads pages as a device does, with the built files as its caches. */
let readPackedPage: (pack: Pack, urlPath: string) => Promise<string | undefined>;
beforeAll(async () => {
  if (!existsSync('dist/packs/index.json'))
    throw new Error('dist/packs/index.json is not there: build the pages with "npm run pages"');
  index = packIndex.parse(JSON.parse(readFileSync('dist/packs/index.json', 'utf8')));
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({ match: (path: string) => Promise.resolve(new Response(readFileSync(`dist${path}`))) }),
  });
  ({ readPackedPage } = await import(pathToFileURL(join(root, 'site/offline/pack-store.ts')).href));
});

const files = ({ frames, pieces, search, assets }: Pack): Pack['assets'] => [
  ...frames,
  ...pieces,
  ...(search ? [...search.text, ...search.dictionary] : []),
  ...assets,
];
const pack = (name: string): Pack => {
  const found = index.packs.find((each) => each.name === name);
  if (!found) throw new Error(`There is no pack ${name}`);
  return found;
};

const lessonRoots = readdirSync('dist/hebrew-roots').length;

it('makes a pack of each dictionary, of each freely licensed version, and of the lessons', () => {
  expect(index.packs.map(({ name, pages }) => [name, pages])).toEqual([
    // Includes the index page, a version's own page, My study, and three pages about the texts. Strong numbered 8,674 Hebrew and
    // 5,523 Greek words.
    ['hebrew-entries', 8_674 + 1 + 3],
    ['greek-entries', 5_523 + 1 + 3],
    ['kjv_strongs', 1_189 + 3 + 3],
    ['web', 1_189 + 3 + 3],
    ['wlc', 929 + 3 + 3],
    // The New Testament's chapters.
    ['sblgnt', 260 + 3 + 3],
    ['tr', 260 + 3 + 3],
    // Only in packs: the worker renders these chapters.
    ...packedVersions(library)
      .filter(({ code }) => code === 'rv1909')
      .map(({ code }) => [code, 1_189 + 3 + 3]),
    // Six lessons, a verse to read, 110 verbs, and the roots with their index.
    ['hebrew-learning', 6 + 1 + 110 + lessonRoots + 1],
  ]);
});

it('lists the size and hash of each file', () => {
  for (const { path, bytes, sha256 } of index.packs.flatMap(files)) {
    const content = readFileSync(`dist${path}`);
    expect([path, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([path, bytes, sha256]);
    if (path.startsWith('/packs/')) expect(path).toBe(`/packs/${sha256.slice(0, 16)}.pack`);
  }
});

it('has no file in its folder that no pack names', () => {
  const named = new Set(index.packs.flatMap(files).map(({ path }) => path));
  expect(readdirSync('dist/packs').filter((name) => !named.has(`/packs/${name}`))).toEqual(['index.json']);
});

it.each([
  ['hebrew-entries', `${productSlug}/H*.html`],
  ['greek-entries', `${productSlug}/G*.html`],
  ['hebrew-entries', 'static-strongs/H*.json'],
  ['greek-entries', 'static-strongs/G*.json'],
  ['kjv_strongs', 'bible/kjv_strongs{.html,/*/*.html}'],
  ['wlc', 'bible/wlc{.html,/*/*.html}'],
  ['web', 'bible/web{.html,/*/*.html}'],
  ['web', 'bible.html'],
  ['hebrew-learning', 'hebrew-*{.html,/*.html}'],
  ['hebrew-learning', 'hebrew-learning/decks/*.json'],
])('reads from %s each file of %s as in the built site', async (name, pattern) => {
  const found = globSync(pattern, { cwd: 'dist' });
  expect(found.length).toBeGreaterThan(0);
  // Every fiftieth, because the build reads all of them back.
  for (const file of found.filter((_, at) => at % 50 === 0)) {
    const urlPath = `/${file.replace(/\.html$/, '')}`;
    expect(
      pack(name).covers.some((cover) => urlPath.startsWith(cover)),
      urlPath,
    ).toBe(true);
    expect((await readPackedPage(pack(name), urlPath)) === readFileSync(`dist/${file}`, 'utf8'), urlPath).toBe(true);
  }
});

it('has the chapters of the Greek New Testament', async () => {
  const [title, jude] = await Promise.all(
    ['/bible/sblgnt', '/bible/sblgnt/jude/1'].map((urlPath) => readPackedPage(pack('sblgnt'), urlPath)),
  );
  expect(title).toContain('<h1>SBL Greek New Testament</h1>');
  expect(jude?.replaceAll(/<[^>]*>/g, '')).toContain('Ἰούδας Ἰησοῦ Χριστοῦ δοῦλος, ἀδελφὸς δὲ Ἰακώβου');
});

it('has no page that does not exist', async () => {
  for (const [name, urlPath] of [
    ['hebrew-entries', '/lexicon/H0'],
    ['hebrew-entries', '/lexicon/H8675'],
    ['hebrew-entries', '/lexicon/G1'],
    ['greek-entries', '/lexicon/H1'],
    ['web', '/bible/web/genesis/51'],
    ['kjv_strongs', '/bible/web/genesis/1'],
    ['wlc', '/'],
    ['wlc', ''],
  ] as const) {
    expect(await readPackedPage(pack(name), urlPath), urlPath).toBeUndefined();
  }
});

it('stays within the download limits', () => {
  // Measured on 2026-11-22, plus a tenth. Links of examples, titles and structured data then added 700,000 to the
  // Hebrew entries and 420,000 to the Greek ones; short meanings and notes 550,000 and 660,000.
  const limits: Record<string, number> = {
    // Examples in Hebrew and Greek, with links to forms, took 2.3 and 1.3 million in November 2026. Words similar
    // to the answers of collected words added 100,000 and 60,000, and the ancestors of clans 7,000.
    'hebrew-entries': 13_650_000,
    'greek-entries': 8_260_000,
    kjv_strongs: 7_130_000,
    wlc: 7_060_000,
    // A million of it are Strong's numbers.
    web: 6_350_000,
    // Its words have numbers and parsings since November 2026.
    sblgnt: 3_490_000,
    rv1909: 7_350_000,
    // Each word has its number and its parsing. My study added 150,000 to each text, and the parts and roots of words,
    // passages of both testaments and the sync after a sign-in 20,000. Short meanings that say more added 2,000.
    tr: 3_345_000,
    // 150,000 of it are the tables of 110 verbs and the families of 120 roots, 8,000 the reader’s own words, 40,000 the
    // scripts that render the tables, 16,000 the code against translation of Hebrew and empty pages after errors. Clearer
    // texts added 6,000 in November 2026, and further answers, forms of other words and reasons 450,000. Plurals
    // and possessive forms for the filter of a list and the undo in an account added 20,000. Following the local day
    // added 5,000, 120 further answers with notes of the verb pattern 3,000, and the panel of My study 27,000: Study Mode
    // shares a file with what opens it. How the words of a verse are read took 10,000.
    'hebrew-learning': 1_680_000,
  };
  for (const { name, bytes } of index.packs) expect([name, bytes <= (limits[name] ?? 0)]).toEqual([name, true]);
  const { text = [], dictionary = [] } = pack('kjv_strongs').search ?? {};
  // The design's limit for search of the tagged King James Version with both dictionaries.
  expect([...text, ...dictionary].reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2_000_000);
  // 0.7 kB of each pack is the policy of its pages: running text has two scripts and a style for its fonts. The
  // Reina-Valera takes 16,000, and the scripts of My study 30,000.
  expect(statSync('dist/packs/index.json').size).toBeLessThanOrEqual(268_000);
});

it('names the scripts and styles of its pages in its policy, and allows no others', async () => {
  for (const each of index.packs) {
    expect(each.policy).not.toContain("'unsafe-inline'");
    for (const { first, last } of each.members)
      for (const urlPath of [first, last].filter((at) => !at.endsWith('.json'))) {
        const page = (await readPackedPage(each, urlPath)) ?? '';
        const named = [...inlineScripts(page), ...inlineStyles(page)].map(hashOf);
        expect(named.length).toBeGreaterThan(2);
        expect(named.filter((hash) => !each.policy.includes(hash))).toEqual([]);
      }
  }
});

it('has pieces of complete members that download in seconds on a slow connection', () => {
  for (const { pieces, members, frames, search } of index.packs) {
    for (const { bytes } of [...pieces, ...frames, ...(search?.text ?? [])])
      expect(bytes).toBeLessThanOrEqual(256 * 1024);
    expect(members.map(({ first }) => first)).toEqual(members.map(({ first }) => first).toSorted());
    for (const { piece, end } of members) expect(end).toBeLessThanOrEqual(pieces[piece]?.bytes ?? 0);
  }
});

it('makes equal packs from an equal build', async () => {
  const copy = join(folder, 'dist');
  mkdirSync(join(copy, 'bible'), { recursive: true });
  // Two packs are enough, one of lessons and one with a text, because all are made in the same way.
  const omitted = new Set(['packs', 'bible', 'static-strongs', productSlug]);
  for (const name of readdirSync('dist').filter((each) => !omitted.has(each)))
    symlinkSync(resolve('dist', name), join(copy, name));
  for (const name of ['web', 'web.html']) symlinkSync(resolve('dist/bible', name), join(copy, 'bible', name));
  // In the order in which packs are made.
  const packs = index.packs.filter(({ name }) => name === 'web' || name === 'hebrew-learning');
  const policies = packs.map(({ policy }) => policy);
  const policyOf = (): string => policies.shift() ?? '';
  const texts = await makeTextPacksInThread(library, ['web', 'dictionary']);
  const made = await buildPacks({
    library,
    output: copy,
    build: index.build,
    texts,
    policyOf,
    onProgress: () => undefined,
  });
  expect(made.packs).toEqual(packs);
  for (const { path } of packs.flatMap(({ pieces }) => pieces))
    expect(readFileSync(join(copy, path)).equals(readFileSync(join('dist', path))), path).toBe(true);
});

it('makes no pack of what a library lacks', () => {
  const small = join(folder, 'small');
  for (const file of [
    'bible.html',
    'bible/web.html',
    'bible/web/jude/1.html',
    'bible/web/ruth/1.html',
    `${productSlug}.html`,
  ]) {
    mkdirSync(dirname(join(small, file)), { recursive: true });
    writeFileSync(join(small, file), '<!DOCTYPE html><title>A</title>');
  }
  const plans = planPacks(small, [
    { code: 'kjv_strongs', name: 'King James Version' },
    { code: 'web', name: 'World English Bible' },
  ]);
  expect(plans.map(({ name, title, groups }) => [name, title, groups.flat()])).toEqual([
    ['web', 'World English Bible', ['/bible', '/bible/web', '/bible/web/jude/1', '/bible/web/ruth/1']],
  ]);
});

it('restores pages without a common frame, files that are not pages, and text that looks like frame markers', async () => {
  const odd = join(folder, 'odd');
  mkdirSync(odd);
  const contents = [
    '',
    '{"a":1}',
    '<title></title>',
    '<title>1',
    '<main id="main"></main></main>',
    '<main id="main"><title>x</title></main>',
    '<title>\u0000</title><main id="main">א😀</main>',
  ];
  contents.forEach((content, at) => writeFileSync(join(odd, `${at}.html`), content));
  const { members } = await packPages(odd, [contents.map((_, at) => `/${at}`)]);
  expect(members).toMatchObject([{ first: '/0', last: '/6' }]);
});

it('has no script name in the content of entries and chapters, so that a code change does not change their pieces', () => {
  for (const file of [...globSync(`dist/${productSlug}/[HG]4*.html`), ...globSync('dist/bible/*/ruth/*.html')]) {
    expect([file, splitPage(readFileSync(file, 'utf8')).parts.filter((part) => part.includes('/_astro/'))]).toEqual([
      file,
      [],
    ]);
  }
});

/** Pages of every packed kind: lists, entries, chapters, lessons. */
const everyKind = [
  `${productSlug}.html`,
  ...['H430', 'H1254', 'G26', 'G3056'].map((number) => `${productSlug}/${number}.html`),
  'bible.html',
  'bible/web.html',
  ...['kjv_strongs', 'web', 'wlc'].flatMap((version) => [
    `bible/${version}/ruth/1.html`,
    `bible/${version}/jonah/2.html`,
  ]),
  ...globSync('hebrew-*{.html,/*.html}', { cwd: 'dist' }),
];

it('changes no content piece when only script names change', async () => {
  const packAs = async (name: string, rename: (html: string) => string): Promise<PackedPages> => {
    const output = join(folder, name);
    for (const file of everyKind) {
      mkdirSync(dirname(join(output, file)), { recursive: true });
      writeFileSync(join(output, file), rename(readFileSync(join('dist', file), 'utf8')));
    }
    return packPages(output, [everyKind.map((file) => `/${file.replace(/\.html$/, '')}`).toSorted()]);
  };
  // Like a bundler, which names a script by the hash of its content.
  const renameScripts = (html: string): string =>
    html.replaceAll(/(?<=\/_astro\/)[\w-]+(?=\.js)/g, (name) => [...name].toReversed().join(''));
  const [before, after] = [await packAs('before', (html) => html), await packAs('after', renameScripts)];
  expect(after.links).not.toEqual(before.links);
  expect(after.frames).not.toEqual(before.frames);
  expect([after.pieces, after.members]).toEqual([before.pieces, before.members]);
});

it('changes no content piece of a version when another version is added', async () => {
  const chapters = globSync('bible/{kjv_strongs,wlc}/{joel,jude,malachi,psalms}/*.html', { cwd: 'dist' });
  const packAs = async (name: string, change: (html: string, chapterPath: string) => string): Promise<PackedPages> => {
    const output = join(folder, name);
    for (const file of chapters) {
      const chapterPath = lastTwoSegments(file.replace(/\.html$/, ''));
      const html = readFileSync(join('dist', file), 'utf8');
      const changed = change(html, chapterPath);
      expect(changed !== html, file).toBe(name === 'with-another');
      mkdirSync(dirname(join(output, file)), { recursive: true });
      writeFileSync(join(output, file), changed);
    }
    return packPages(output, [chapters.map((file) => `/${file.replace(/\.html$/, '')}`).toSorted()]);
  };
  const before = await packAs('alone', (html) => html);
  const after = await packAs('with-another', (html, chapterPath) =>
    html
      .replace(
        /(This chapter in other versions">[^]*?)(<\/nav>)/,
        `$1<a href="/bible/another/${chapterPath}">Another</a>$2`,
      )
      .replace(/(&amp;versions=\w+),\w+/, '$1,another'),
  );
  expect(after.frames).not.toEqual(before.frames);
  expect([after.pieces, after.members]).toEqual([before.pieces, before.members]);
});

it('includes every script and font that a page of a pack names, with their dependencies', () => {
  const names = readdirSync('dist/_astro').filter((name) => /\.(js|css)$/.test(name));
  const readsTexts = names.find((each) => readFileSync(`dist/_astro/${each}`, 'utf8').includes('offline-reading'));
  expect(pack('web').assets.map(({ path }) => path)).toContain(`/_astro/${readsTexts}`);
  const withTexts = new Set(followScripts(readScriptGraph('dist'), readsTexts ? [readsTexts] : [], ['now']));
  // The panel, the marks of a chapter, what is selected in it, and the check of imported notes.
  const firstUse = /study-panel|study-marks|isCollapsed|is not a valid clock/;
  const panel = names.filter((each) => firstUse.test(readFileSync(`dist/_astro/${each}`, 'utf8')));
  const onFirstUse = new Set(followScripts(readScriptGraph('dist'), panel, ['now', 'later', 'seldom']));
  for (const { name, assets, search } of index.packs) {
    const paths = new Set(assets.map(({ path }) => path));
    const texts = [...paths].filter((path) => /\.(js|css)$/.test(path));
    expect(texts.length).toBeGreaterThan(0);
    for (const path of texts) {
      const text = readFileSync(`dist${path}`, 'utf8');
      const missing = names.filter((each) => text.includes(each) && !paths.has(`/_astro/${each}`));
      // The script that reads texts on a device is included with the texts, together with its imports. Parts of
      // "My study" load with its first use.
      const expected = missing.filter((each) => onFirstUse.has(each) || (!search && withTexts.has(each)));
      expect([name, path, missing]).toEqual([name, path, expected]);
    }
  }
});

it('names a page that cannot be packed', async () => {
  const bad = join(folder, 'bad');
  mkdirSync(bad);
  writeFileSync(join(bad, 'bytes.html'), Buffer.from([0x3c, 0xff, 0xfe]));
  await expect(packPages(bad, [['/bytes']])).rejects.toThrow('/bytes differs between its pack and the built site');
});

it('splits all pages of a kind in the same way', async () => {
  const { readStoredPieces } = await import(pathToFileURL(join(root, 'site/offline/pack-store.ts')).href);
  // Kinds: the index page, a pack's own page, data files or the list of books, three pages about the texts; for a version
  // also the four pages filled from it, and My study. Each lesson is a kind, as are the verse, verbs, roots and their index.
  const maxKinds: Record<string, number> = { 'hebrew-entries': 6, 'greek-entries': 6, 'hebrew-learning': 11 };
  for (const { name, frames } of index.packs) {
    const all = JSON.parse(new TextDecoder().decode(await readStoredPieces(frames))) as PageShell[];
    const isOfVersions = (text: string): boolean => /^(?:<details name="pick">|,\w+$)/.test(text);
    const kinds = new Set(all.map((frame) => frame.filter((text) => !isOfVersions(text)).join('\0')));
    expect([name, kinds.size <= (maxKinds[name] ?? 10)]).toEqual([name, true]);
    // Chapters of a version that link to the same chapters in the same other versions share one frame: up to 22 differ.
    expect([name, all.length - kinds.size <= 22]).toEqual([name, true]);
  }
});

it('omits Greek fonts only from the lessons, which have no Greek letter', () => {
  const html = readFileSync('dist/hebrew-learning.html', 'utf8');
  const faces = greekFaces(html);
  expect(faces).toHaveLength(2);
  const has = (name: string): boolean[] => faces.map((face) => pack(name).assets.some(({ path }) => path === face));
  expect(has('hebrew-learning')).toEqual([false, false]);
  for (const name of ['kjv_strongs', 'hebrew-entries']) expect(has(name)).toEqual([true, true]);
  expect(
    globSync('dist/hebrew-*{.html,/**/*.{html,json}}').filter((file) =>
      /[\u0370-\u03FF\u1F00-\u1FFF]/u.test(readFileSync(file, 'utf8').replaceAll(/<style[^]*?<\/style>/g, '')),
    ),
  ).toEqual([]);
});
