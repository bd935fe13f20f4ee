import { Hono } from 'hono';
import { mostColumns, parallelQuery } from '#data/contract/reading.ts';
import { escapeHtml } from '#data/markup/escape.ts';
import { parallelHead, parallelRows } from '#data/markup/parallel-rows.ts';
import { parallelPath } from '#data/markup/reading-address.ts';
import { readPassage, type Passage } from '#data/model/passage.ts';
import { asProblem } from '../answers/api-answer.ts';
import { fillShell, setAttribute, type ShellFilling } from '../answers/shell.ts';
import type { AppEnv } from '../env.ts';
import { readCatalogue } from '../queries/catalogue.ts';
import { chooseColumns, fewestColumns, readParallel } from '../reading/read-parallel.ts';
import { findVersion, type ReadableVersion } from '../reading/readable-version.ts';
import { versionNotLoaded } from '#data/markup/search-words.ts';

const shell = '/shells/parallel';
const path = '/parallel-bible';
const examples = ['Genesis 1', 'Psalm 23', 'Psalm 51', 'Malachi 4', 'John 3'];

/** A passage in two to four versions side by side; needs no scripts. */
export const parallelPage = new Hono<AppEnv>().get(path, async (c) => {
  const url = new URL(c.req.url);
  const asked = parallelQuery.safeParse({ passage: c.req.query('passage'), versions: url.searchParams.getAll('versions').join(',') });
  if (!asked.success) return fillShell(c, { shell, status: 400, slots: { message: escapeHtml(asked.error.issues.map(({ message }) => message).join('; ')) } });
  const { passage: text, versions: codes } = asked.data;
  // A form writes each of its fields; the address of a comparison is one.
  const canonical = text === '' && codes.length === 0 ? path : parallelPath(text, codes);
  if (url.search !== '' && url.search !== new URL(canonical, url).search) return c.redirect(canonical, 301);

  const say = (status: 200 | 400 | 404 | 503, message: string, columns: readonly ReadableVersion[] = []): Promise<Response> =>
    fillShell(c, { shell, status, canonical: path, slots: { message }, elements: formElements(text, columns) });
  try {
    const catalogue = await readCatalogue(c.env.LIBRARY);
    const missing = codes.find((code) => !findVersion(catalogue, code));
    const columns = chooseColumns(catalogue, codes);
    if (missing !== undefined) return await say(404, escapeHtml(versionNotLoaded(missing)), columns);
    if (columns.length < fewestColumns) return await say(503, 'Fewer than two versions are loaded on this site, so there is nothing to compare.', columns);
    if (text === '') return await say(200, `Enter a passage, or open ${examples.map((example) => link(example, codes)).join(', ')}.`, columns);
    const passage = readPassage(text);
    if ('message' in passage) return await say(400, `${escapeHtml(passage.message)} Did you mean ${link(passage.suggestion, codes)}?`, columns);

    const { rows, isCut } = await readParallel(c.env.LIBRARY, passage, columns);
    if (rows.length === 0) return await say(404, `There is no ${escapeHtml(passage.reference)} in these versions. Read ${link(chapterOf(passage.reference), codes)}.`, columns);
    const names = columns.map(({ label }) => label).join(', ');
    return await fillShell(c, {
      shell,
      title: `${passage.reference}: ${names}`,
      canonical,
      slots: {
        message: isCut ? `The first ${rows.length} verses of ${escapeHtml(passage.reference)}.` : '',
        reference: escapeHtml(passage.reference),
        head: parallelHead(columns),
        rows: parallelRows(columns, rows),
        turn: turn(passage, codes),
      },
      elements: { ...formElements(text, columns), 'section[data-columns]': (element) => showColumns(element, columns.length) },
    });
  } catch (error) {
    if (!(error instanceof Error) || asProblem(error)?.status !== 503) throw error;
    return say(503, 'The passage could not be loaded. Please try again later.');
  }
});

function link(passage: string, codes: readonly string[]): string {
  return `<a href="${escapeHtml(parallelPath(passage, codes))}">${escapeHtml(passage)}</a>`;
}

function turn({ previous, next }: Passage, codes: readonly string[]): string {
  const step = (passage: string | undefined, arrow: (name: string) => string): string =>
    passage ? `<a href="${escapeHtml(parallelPath(passage, codes))}">${arrow(escapeHtml(passage))}</a>` : '<span></span>';
  return `${step(previous, (name) => `← ${name}`)}${step(next, (name) => `${name} →`)}`;
}

/** "John 3" of "John 3:99". */
function chapterOf(reference: string): string {
  return reference.replace(/:.*$/, '');
}

function showColumns(element: Element, columns: number): void {
  element.removeAttribute('hidden');
  element.setAttribute('style', `--columns:${columns}`);
}

/** The form as it was sent; each menu stands at its column. */
function formElements(passage: string, columns: readonly ReadableVersion[]): NonNullable<ShellFilling['elements']> {
  const menus = Array.from({ length: mostColumns }, (_, place) => place).map((place): [string, (element: Element) => void] => {
    const code = columns[place]?.version ?? '';
    return [`select[data-place="${place}"] option[value="${code}"]`, (element) => element.setAttribute('selected', '')];
  });
  return { ...Object.fromEntries(menus), 'input[name="passage"]': (element) => setAttribute(element, 'value', passage) };
}
