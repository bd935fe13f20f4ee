import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { endpointNames } from '#data/endpoints/endpoints.ts';
import { settingSeeds } from '../../seeds/settings.ts';
import { dataPackages } from '../sources/data-packages.ts';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')];
const textOf = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]));

/** Without fenced blocks, whose brackets and numbers signs mean something else. */
const proseOf = (page: string): string => (textOf.get(page) ?? '').replaceAll(/^ *```[^]*?^ *```/gm, '');

/** What a page has in single backticks. */
const codeOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/(?<!`)`([^`]+)`(?!`)/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '));

/** The ids of headings, as GitHub makes them. */
function anchorsOf(page: string): Set<string> {
  const headings = [...proseOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

describe.each(pages)('%s', (page) => {
  test('links to pages, files and headings that exist', () => {
    const broken = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(target)) return [link];
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor) ? [link] : [];
    });
    expect(broken).toEqual([]);
  });

  test('names files that exist', () => {
    // The changelog and the decisions also name files of the past.
    if (page === 'CHANGELOG.md' || page.startsWith('docs/decisions/')) return;
    const paths = codeOf(page).filter((code) =>
      /^(?:data|docs|scripts|seeds|site|worker|\.github)\/[\w./*[\]{},-]+$/.test(code),
    );
    expect(
      paths.filter(
        (path) => !isAbsent(path) && globSync(path.replaceAll('[', '\\[').replaceAll(']', '\\]')).length === 0,
      ),
    ).toEqual([]);
  });

  test('names commands of its code blocks that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const lines = [...(textOf.get(page) ?? '').matchAll(/^ *```sh\n([^]*?)^ *```/gm)].flatMap(([, block = '']) =>
      block.split('\n'),
    );
    const unknown = lines.flatMap((line) => [
      ...[...line.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) => (name in scripts ? [] : [name])),
      ...[...line.matchAll(/(?:^|\s)((?:data|scripts|site|worker)\/\S+)/g)].flatMap(([, path = '']) =>
        existsSync(path) ? [] : [path],
      ),
    ]);
    expect(unknown).toEqual([]);
  });
});

/** Files that a build makes, and examples in guides. */
function isAbsent(path: string): boolean {
  return /^data\/(?:library|sources)|\/x\//.test(path);
}

test('settings that the pages name exist', () => {
  const categories = new Set(Object.keys(settingSeeds).map((key) => key.split('.')[0]));
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/'))
    .flatMap(codeOf)
    .filter((code) => /^[a-z]+\.[a-z_]+$/.test(code) && categories.has(code.split('.')[0]));
  const files = /\.(?:ts|tsx|json|css|sql|md|txt|toml|sh|js|html|xml|png)$/;
  expect(named.filter((key) => !(key in settingSeeds) && !files.test(key))).toEqual([]);
});

test('labels of settings that the pages name exist', () => {
  const labels = new Set<string>(Object.values(settingSeeds).map(({ label }) => label));
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/decisions/'))
    .flatMap((page) => [
      ...proseOf(page)
        .replaceAll(/\s+/g, ' ')
        .matchAll(/(?:System Settings › \w+ ›|setting) \*([^*]+)\*/g),
    ])
    .map(([, label = '']) => label);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((label) => !labels.has(label))).toEqual([]);
});

test('endpoints that the pages name exist', () => {
  const endpoints = Object.values(endpointNames).flat();
  const exists = (name: string): boolean => {
    const [path = '', method] = name.split(' ').toReversed();
    if (method !== undefined) return endpoints.includes(name);
    return endpoints.some((each) => each.endsWith(` ${path}`) || each.includes(` ${path}/`));
  };
  const named = pages
    .filter((page) => page !== 'CHANGELOG.md' && page !== 'docs/reference/api.md')
    .flatMap(codeOf)
    .filter((code) => /^(?:[A-Z]+ )?\/api\/[\w:/-]+$/.test(code));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !exists(name))).toEqual([]);
});

/** The fields of the log lines of each kind, from the objects in the worker's code that have a `kind`. */
function fieldsOfLogLines(): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const namesOf = (node: ts.Node): string[] =>
    ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap((each) => (ts.isSpreadAssignment(each) ? namesIn(each) : [each.name.getText()]))
      : namesIn(node);
  const namesIn = (node: ts.Node): string[] => {
    const names: string[] = [];
    ts.forEachChild(node, (child) => void names.push(...namesOf(child)));
    return names;
  };
  for (const file of ['worker/log.ts', 'worker/metrics/observe-requests.ts', 'worker/metrics/record-rejection.ts']) {
    const visit = (node: ts.Node): void => {
      const kind = ts.isObjectLiteralExpression(node) && /^\{\s*kind: '(\w+)'/.exec(node.getText())?.[1];
      if (kind) fields[kind] = namesOf(node).filter((name) => name !== 'kind');
      else ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return fields;
}

test('fields of log lines in the reference are those that the worker writes', () => {
  const sections = (textOf.get('docs/reference/log-format.md') ?? '').split(/^### /m).slice(1);
  const documented = Object.fromEntries(
    sections.flatMap((section) => {
      const cells = [...(section.split(/^## /m)[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
      const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
      return names.length > 0 ? [[/`(\w+)`/.exec(section)?.[1] ?? '', names.toSorted()]] : [];
    }),
  );
  const written = Object.entries(fieldsOfLogLines()).map(([kind, names]) => [kind, names.toSorted()]);
  expect(documented).toEqual(Object.fromEntries(written));
});

test('the README and the workflows name the Debian packages that the build reads', () => {
  // The last is read if the others are missing (scripts/sources/sword-fetch.ts).
  const names = [...Object.keys(dataPackages), 'sword-text-kjv'].toSorted();
  const action = readFileSync('.github/actions/source-packages/action.yml', 'utf8');
  expect(/for package in (.+); do/.exec(action)?.[1]?.split(' ').toSorted()).toEqual(names);
  const inReadme = codeOf('README.md').filter((code) => /^(?:sword|bibledit)-[a-z-]+$/.test(code));
  expect([...new Set(inReadme)].toSorted()).toEqual(names);
  const [workflow, prepare] = ['workflows/deploy.yml', 'actions/prepare/action.yml'].map((file) =>
    readFileSync(`.github/${file}`, 'utf8'),
  );
  for (const text of [workflow, prepare]) expect(text).toContain('uses: ./.github/actions/source-packages');
  expect(workflow).not.toMatch(/apt-get/);
});

/** Variables that the operating system, other programs, or only the project's own processes set. */
const notOfUsers =
  /^(?:LEXICON_WAIT|LEXICON_WORKERD|OTHER_BROWSERS|CI|HOME|PATH|NODE_ENV|NODE_OPTIONS|TZ|LANG|VITEST|TERM|NO_COLOR|FORCE_COLOR|npm_.*|E2E_.*|MINIFLARE_.*|WRANGLER_.*|CLOUDFLARE_.*|ASTRO_.*|XDG_.*|UV_.*|TMPDIR|PLAYWRIGHT_.*)$/;

test('environment variables of the reference are those that the scripts read', () => {
  const reference = textOf.get('docs/reference/environment-variables.md') ?? '';
  const documented = new Set([...reference.matchAll(/`([A-Z][A-Z0-9_]{2,})`/g)].map(([, name = '']) => name));
  const code = globSync([
    'scripts/**/*.{ts,cjs,mjs}',
    'data/**/*.ts',
    'site/{integrations,library,e2e}/**/*.ts',
    '*.{ts,mjs}',
    'worker/**/*.ts',
  ])
    .filter((file) => file !== 'scripts/environment-variables.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const read = new Set([...code.matchAll(/process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name));
  expect([...read].filter((name) => !documented.has(name) && !notOfUsers.test(name)).toSorted()).toEqual([]);
  expect([...documented].filter((name) => !new RegExp(`\\b${name}\\b`).test(code)).toSorted()).toEqual([]);
});

test('the README links every guide, reference, explanation and other page', () => {
  const linked = new Set([...proseOf('README.md').matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link));
  const others = pages.filter((page) => page !== 'README.md' && !/^docs\/decisions\/\d/.test(page));
  expect(others.length).toBeGreaterThan(35);
  expect(others.filter((page) => !linked.has(page))).toEqual([]);
});

test('the README has at most 180 lines', () => {
  expect((textOf.get('README.md') ?? '').split('\n').length).toBeLessThanOrEqual(181);
});

const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));

test.each(decisions)(
  '%s has the sections of a decision in their order, in 15 to 40 lines, and is in the index',
  (page) => {
    const text = (textOf.get(page) ?? '').replace(/^<!-- cspell:.*-->\n+/, '');
    const [title = ''] = text.split('\n');
    const number = /(\d{4})-[^/]+$/.exec(page)?.[1] ?? '';
    expect(title).toMatch(new RegExp(`^# ${number}\\. .+$`));
    expect(text.match(/^## .+$/gm)).toEqual(
      ['Status', 'Context', 'Options', 'Decision', 'Consequences'].map((name) => `## ${name}`),
    );
    const status = text.split(/^## /m)[1]?.replace('Status', '').trim();
    expect(status).toMatch(/^(?:Accepted|Superseded by \[?\d{4}[^,]*), \d{4}-\d{2}-\d{2}\b/);
    const lines = text.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(15);
    expect(lines).toBeLessThanOrEqual(40);
    expect(textOf.get('docs/decisions/README.md')).toContain(`(${page.split('/').at(-1) ?? ''})`);
  },
);

test('one table explains each secret, and other pages link it', () => {
  const secrets = ['SETTINGS_KEY', 'SETTINGS_KEY_BEFORE', 'BUILD_TOKEN'];
  const tables = pages.filter((page) =>
    secrets.every((name) => new RegExp(`^\\| \`${name}\`[^|]*\\|`, 'm').test(textOf.get(page) ?? '')),
  );
  expect(tables).toEqual(['docs/reference/environment-variables.md']);
});
