import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesStyle } from '#data/site/contract/placements-html.ts';
import { prefetchRules } from '#data/site/prefetch-rules.ts';
import { productSlug } from '#data/site/product.ts';
import { hashOf, readInlineParts, unionOfParts, type InlineParts, type PartsOfPages } from './inline-parts.ts';

/** Placeholders in site/public/_headers, each after the other allowed sources. */
const scriptsPlaceholder = ' __INLINE_SCRIPTS__';
const stylesPlaceholder = ' __INLINE_STYLES__';
const policyLine = /^ {2}Content-Security-Policy: (?<policy>.*)$/;

/** Limits of Cloudflare for `_headers`: it ignores more rules and longer lines. */
const maxRules = 100;
const longestLine = 2_000;

/** A folder with more pages than this has one rule for the parts that its pages share. */
const manyPages = 20;
/** A part that fewer of the pages have than this is named only for those pages. */
const seldom = 0.01;

/**
 * The dashboard shows what administrators write on these pages, in frames that inherit its policy (`PlacementPreview.tsx`).
 */
const framed: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['/', '/about/texts', '/shells/chapter', '/shells/results'],
};

const none: InlineParts = { scripts: new Set(), styles: new Set() };
/** Parts of every page: added by a script, and while the site has placements. */
const common: InlineParts = {
  scripts: new Set([hashOf(prefetchRules(productSlug))]),
  styles: new Set([hashOf(noticesStyle)]),
};

/** Returns the policy for pages that are served with a single policy, such as those of a pack. */
export type PolicyOf = (urlPaths: readonly string[]) => string;

/**
 * Allows exactly the inline scripts and styles of the built pages: the policies in `_headers` name them by hash. A hash
 * adds 53 bytes to a page's head, so each page, or folder of pages, has a rule with its own hashes. For pages that the
 * worker fills, the shell determines them. `own` are the parts of the pages. Throws if the platform would ignore rules.
 */
export function writePolicies(output: string, own = readInlineParts(output)): PolicyOf {
  const pages = new Map([...own].map(([urlPath, parts]) => [urlPath, unionOfParts([parts, common])]));
  const headers = join(output, '_headers');
  const { text, usual } = fillRules(readFileSync(headers, 'utf8'), pages);
  const rules = pageRules(pages, new Set(text.split('\n'))).map(
    ([path, parts]) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${fill(usual, parts)}\n`,
  );
  const written = `${text.trimEnd()}\n\n# Inline scripts and styles of the pages.\n${rules.join('')}`;
  checkLimits(written);
  writeFileSync(headers, written);
  return (urlPaths) => fill(usual, unionOfParts(urlPaths.map((urlPath) => pages.get(urlPath) ?? none)));
}

/**
 * Fills in the handwritten rules: those of files, which have nothing inline, and those of pages with their own policy.
 */
function fillRules(template: string, pages: PartsOfPages): { text: string; usual: string } {
  let [path, usual] = ['', ''];
  const lines = template.split('\n').map((line) => {
    if (line.startsWith('/')) path = line;
    const policy = policyLine.exec(line)?.groups?.['policy'];
    if (policy === undefined) return line;
    if (path === '/*') usual = policy;
    const shown = (framed[path] ?? []).map((each) => ({ ...none, styles: (pages.get(each) ?? none).styles }));
    return line.replace(policy, () => fill(policy, unionOfParts([pages.get(path) ?? none, ...shown])));
  });
  if (!usual.includes(scriptsPlaceholder) || !usual.includes(stylesPlaceholder))
    throw new Error(
      `The policy of /* in _headers must have${scriptsPlaceholder} and${stylesPlaceholder}, which the build replaces`,
    );
  return { text: lines.join('\n'), usual };
}

function fill(policy: string, { scripts, styles }: InlineParts): string {
  const named = (hashes: ReadonlySet<string>): string =>
    [...hashes]
      .sort()
      .map((hash) => ` ${hash}`)
      .join('');
  return policy.replace(scriptsPlaceholder, named(scripts)).replace(stylesPlaceholder, named(styles));
}

/** Rules for all other pages. Wider rules come first, because a later rule replaces an earlier one. */
function pageRules(pages: PartsOfPages, byHand: ReadonlySet<string>): [path: string, parts: InlineParts][] {
  const folders = new Map<string, InlineParts[]>();
  for (const [urlPath, parts] of pages) {
    const folder = folderOf(urlPath);
    if (folder)
      folders
        .set(folder, folders.get(folder) ?? [])
        .get(folder)
        ?.push(parts);
  }
  const shared = new Map(
    [...folders].filter(([, all]) => all.length > manyPages).map(([folder, all]) => [folder, usualParts(all)]),
  );
  const own = [...pages].filter(([urlPath, parts]) => {
    const has = shared.get(folderOf(urlPath));
    return !byHand.has(urlPath) && !(has && isWithin(parts, has));
  });
  const wide = [...shared].map(([folder, parts]): [string, InlineParts] => [`${folder}/*`, parts]);
  const byPath = ([one]: [string, InlineParts], [other]: [string, InlineParts]): number => (one < other ? -1 : 1);
  return [...wide.sort(byPath), ...own.sort(byPath)];
}

/** "/bible" for "/bible/web/john/3"; empty for a page that is in no folder. */
function folderOf(urlPath: string): string {
  return /^\/[^/]+(?=\/)/.exec(urlPath)?.[0] ?? '';
}

/** The parts that more than a few pages have. */
function usualParts(all: readonly InlineParts[]): InlineParts {
  const often = (sets: readonly ReadonlySet<string>[]): Set<string> => {
    const counts = new Map<string, number>();
    for (const hash of sets.flatMap((set) => [...set])) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    return new Set([...counts].flatMap(([hash, count]) => (count > sets.length * seldom ? [hash] : [])));
  };
  return { scripts: often(all.map(({ scripts }) => scripts)), styles: often(all.map(({ styles }) => styles)) };
}

function isWithin(parts: InlineParts, all: InlineParts): boolean {
  return parts.scripts.isSubsetOf(all.scripts) && parts.styles.isSubsetOf(all.styles);
}

function checkLimits(headers: string): void {
  const lines = headers.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  if (rules > maxRules)
    throw new Error(
      `_headers has ${rules} rules; Cloudflare reads only ${maxRules}. Let pages with their own styles share a rule.`,
    );
  const long = lines.find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters; Cloudflare reads only ${longestLine}. Move inline scripts and styles that differ between pages into files.`,
    );
}
