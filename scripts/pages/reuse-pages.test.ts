import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryPath } from '../library/library-paths.ts';
import { readDigests } from './page-digests.ts';
import { NotReusableError, renderWithReuse, reusePages } from './reuse-pages.ts';

let folder = '';
const at = (...path: string[]): string => join(folder, ...path);
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const page = (title: string, main: string, foot: string, notices = ''): string =>
  `<html><head><title>${title}</title></head><body><main id="main">${main}</main><footer>${foot}</footer>${notices}</body></html>`;
const chapter = (versions: string, text: string): string =>
  `<article><div class="pick"><a>${versions}</a></div><p>${text}</p></article>`;
const files = { reused: [], samples: [] };
const box = '<template data-of="0f"></template><style>p{}</style><p>A box</p><!--notices-->';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a reused page has its own words, and the shared parts of a sample, without placements', async () => {
  write('old/lexicon/H1.html', page('H1', 'father', 'KJV', box));
  write('old/lexicon/H2.html', page('H2', 'to perish', 'KJV', box));
  write('new/lexicon/H1.html', page('H1', 'father', 'KJV, ASV'));
  await reusePages(
    at('old'),
    at('new'),
    { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files },
    false,
  );
  expect(readFileSync(at('new/lexicon/H2.html'), 'utf8')).toBe(page('H2', 'to perish', 'KJV, ASV'));
});

test('a page without changes is the same file', async () => {
  for (const number of ['H1', 'H2']) write(`old/lexicon/${number}.html`, page(number, 'word', 'KJV'));
  write('new/lexicon/H1.html', page('H1', 'word', 'KJV'));
  await reusePages(
    at('old'),
    at('new'),
    { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files },
    false,
  );
  expect(statSync(at('new/lexicon/H2.html')).ino).toBe(statSync(at('old/lexicon/H2.html')).ino);
});

test('if samples are unchanged, links the other pages with their placements, without reading them', async () => {
  write('old/lexicon/H1.html', page('H1', 'father', 'KJV', box));
  write('old/lexicon/H2.html', 'what nobody opens');
  write('new/lexicon/H1.html', page('H1', 'father', 'KJV'));
  const kept = { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files };
  expect((await reusePages(at('old'), at('new'), kept, true)).linked).toEqual(new Set(['/lexicon/H1', '/lexicon/H2']));
  expect(readFileSync(at('new/lexicon/H2.html'), 'utf8')).toBe('what nobody opens');
  expect(statSync(at('new/lexicon/H1.html')).ino).toBe(statSync(at('old/lexicon/H1.html')).ino);
  rmSync(at('new'), { recursive: true });
  write('new/lexicon/H1.html', page('H1', 'father', 'KJV'));
  await expect(reusePages(at('old'), at('new'), kept, false), 'the placements differ').rejects.toThrow(
    NotReusableError,
  );
});

test('a reused chapter links to the current versions', async () => {
  for (const number of [1, 2])
    write(`old/bible/web/jude/${number}.html`, page('', chapter('KJV', `text ${number}`), ''));
  write('new/bible/web/jude/1.html', page('', chapter('KJV, ASV', 'text 1'), ''));
  const bar = '<div class="pick"><a>KJV, ASV</a></div>';
  write('new/chapter-bars.json', JSON.stringify({ '/bible/web/jude/1': bar, '/bible/web/jude/2': bar }));
  const kept = { addresses: ['/bible/web/jude/2'], samples: { web: ['/bible/web/jude/1'] }, files };
  const { linked, framedAsBefore } = await reusePages(at('old'), at('new'), kept, true);
  expect([...linked]).toEqual([]);
  expect([...framedAsBefore]).toEqual(['/bible/web/jude/2']);
  expect(readFileSync(at('new/bible/web/jude/2.html'), 'utf8')).toBe(page('', chapter('KJV, ASV', 'text 2'), ''));
  expect(existsSync(at('new/chapter-bars.json')), 'the file is not part of the site').toBe(false);
});

test('reuses nothing if the words of a sample changed', async () => {
  for (const number of ['H1', 'H2']) write(`old/lexicon/${number}.html`, page(number, 'word', 'KJV'));
  write('new/lexicon/H1.html', page('H1', 'another word', 'KJV'));
  const kept = { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files };
  await expect(reusePages(at('old'), at('new'), kept, true)).rejects.toThrow(NotReusableError);
});

test('does not reuse a page that requests a removed script', async () => {
  const script = '<script type="module" src="/_astro/old.js"></script>';
  for (const number of ['H1', 'H2']) write(`old/lexicon/${number}.html`, page(number, `word ${script}`, 'KJV'));
  write('old/lexicon/H2.html', page('H2', `${script} word`, 'KJV'));
  write('new/lexicon/H1.html', page('H1', 'word <script type="module" src="/_astro/new.js"></script>', 'KJV'));
  write('new/_astro/new.js', '');
  const kept = { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files };
  await expect(reusePages(at('old'), at('new'), kept, false)).rejects.toThrow(NotReusableError);
});

test('completes pending writes before it reports an error, so that nothing is written into the next build', async () => {
  const numbers = Array.from({ length: 40 }, (_, index) => `H${index + 1}`);
  for (const number of numbers) write(`old/lexicon/${number}.html`, page(number, 'word', 'KJV'));
  write('old/lexicon/H99.html', page('H99', '<script type="module" src="/_astro/old.js"></script> word', 'KJV'));
  write('new/lexicon/H1.html', page('H1', 'word', 'KJV, ASV'));
  const [, ...others] = numbers;
  const addresses = [...others, 'H99'].map((number) => `/lexicon/${number}`);
  const kept = { addresses, samples: { entries: ['/lexicon/H1'] }, files };
  await expect(reusePages(at('old'), at('new'), kept, false)).rejects.toThrow(NotReusableError);
  for (const number of others)
    expect(readFileSync(at(`new/lexicon/${number}.html`), 'utf8')).toBe(page(number, 'word', 'KJV, ASV'));
});

test('reuses data files, unless a sample differs', async () => {
  const [sample, file, made] = ['/static-strongs/G0.json', '/static-strongs/G1.json', '/static-strongs/edition.json'];
  for (const path of [sample, file, made]) write(`old${path}`, path);
  write(`new${sample}`, sample);
  write(`new${made}`, 'made anew');
  const kept = { addresses: [], samples: {}, files: { reused: [file, made], samples: [sample] } };
  await reusePages(at('old'), at('new'), kept, false);
  expect(statSync(at(`new${file}`)).ino).toBe(statSync(at(`old${file}`)).ino);
  expect(readFileSync(at(`new${made}`), 'utf8')).toBe('made anew');

  rmSync(at('new'), { recursive: true });
  write(`new${sample}`, 'of another entry');
  await expect(reusePages(at('old'), at('new'), kept, false)).rejects.toThrow(NotReusableError);
});

test('renders everything if nothing can be reused, and reports other errors', async () => {
  for (const number of ['H1', 'H2']) write(`old/lexicon/${number}.html`, page(number, 'word', 'KJV'));
  const kept = { addresses: ['/lexicon/H2'], samples: { entries: ['/lexicon/H1'] }, files };
  const rendered: boolean[] = [];
  const render = async (takingOver: boolean): Promise<void> => {
    rendered.push(takingOver);
    rmSync(at('new'), { recursive: true, force: true });
    for (const number of takingOver ? ['H1'] : ['H1', 'H2'])
      write(`new/lexicon/${number}.html`, page(number, 'another word', 'KJV'));
    if (takingOver) await reusePages(at('old'), at('new'), kept, true);
  };
  await renderWithReuse(true, render);
  expect(rendered).toEqual([true, false]);
  expect(readFileSync(at('new/lexicon/H2.html'), 'utf8')).toBe(page('H2', 'another word', 'KJV'));

  const fails = (): Promise<void> => {
    rendered.push(true);
    return Promise.reject(new Error('the disk is full'));
  };
  rendered.length = 0;
  await expect(renderWithReuse(true, fails)).rejects.toThrow('the disk is full');
  expect(rendered, 'does not retry').toEqual([true]);
});

test('an added plain text does not change the digests of entries and other chapters, but a gloss or a verse does', () => {
  copyFileSync(libraryPath, at('library.sqlite'));
  const before = readDigests(at('library.sqlite'));
  const db = new Database(at('library.sqlite'));
  const after = (sql: string) => {
    db.exec(sql);
    return readDigests(at('library.sqlite'));
  };
  const copyVersion = db
    .prepare<[], string>(
      "SELECT group_concat(name) FROM pragma_table_info('versions') WHERE name NOT IN ('code', 'id')",
    )
    .pluck()
    .get();
  const { plain, ...others } =
    after(`INSERT INTO versions (code, id, ${copyVersion}) SELECT 'plain', 99, ${copyVersion} FROM versions WHERE code = 'web';
    INSERT INTO verses (key, text, marks) VALUES (9901001001, 'In the beginning', '{}')`).chapters;
  expect(plain).toBeTruthy();
  expect(others).toEqual(before.chapters);
  const verse = after("UPDATE verses SET text = text || '.' WHERE key = 9901001001");
  expect(verse.entries).toBe(before.entries);
  expect(verse.chapters['plain']).not.toBe(plain);
  const gloss = after("UPDATE entries SET gloss = 'sire' WHERE number = 'H1'");
  expect(gloss.entries).not.toBe(before.entries);
  expect(gloss.chapters['web'], 'glosses are shown with cross-references').not.toBe(before.chapters['web']);
  db.close();
});
