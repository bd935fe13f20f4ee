import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesStyle } from '#data/site/contract/placements-html.ts';
import { prefetchRules } from '#data/site/prefetch-rules.ts';
import { productSlug } from '#data/site/product.ts';
import { hashOf, readInlineParts, unite, type InlineParts, type PartsOfPages } from './inline-parts.ts';

/** As they stand in site/public/_headers, each behind what else may run or be used. */
const scriptsPlace = ' __INLINE_SCRIPTS__';
const stylesPlace = ' __INLINE_STYLES__';
const policyLine = /^ {2}Content-Security-Policy: (?<policy>.*)$/;

/** What Cloudflare reads of `_headers`: more rules, and longer lines, count for nothing. */
const mostRules = 100;
const longestLine = 2_000;

/** A folder of more pages than this has one rule for what they share. */
const manyPages = 20;
/** What stands in fewer of them is named for those pages alone. */
const seldom = 0.01;

/** The dashboard shows what administrators write on these pages, in frames that have its own policy (`PlacePreview.tsx`). */
const framed: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['/', '/about/texts', '/shells/chapter', '/shells/results'],
};

const none: InlineParts = { scripts: new Set(), styles: new Set() };
/** Of every page: put in by a script of its own, and while the site has notices. */
const common: InlineParts = {
  scripts: new Set([hashOf(prefetchRules(productSlug))]),
  styles: new Set([hashOf(noticesStyle)]),
};

/** The policy of pages that are answered with one, as those of a pack are. */
export type PolicyOf = (addresses: readonly string[]) => string;

/**
 * Lets the inline scripts run and the inline styles be used that the built pages have, and no other: the policies in
 * `_headers` name them by hash. A hash is 53 bytes of a page's head, so each page, or folder of pages, has a rule that
 * names its own. The pages that the worker fills have theirs from their shells. `own` is what the pages have. Throws an error where the platform
 * would leave rules out.
 */
export function namePolicies(output: string, own = readInlineParts(output)): PolicyOf {
  const pages = new Map([...own].map(([address, parts]) => [address, unite([parts, common])]));
  const headers = join(output, '_headers');
  const { text, usual } = fillRules(readFileSync(headers, 'utf8'), pages);
  const rules = pageRules(pages, new Set(text.split('\n'))).map(
    ([path, parts]) => `${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${fill(usual, parts)}\n`,
  );
  const written = `${text.trimEnd()}\n\n# What stands in the pages themselves.\n${rules.join('')}`;
  checkLimits(written);
  writeFileSync(headers, written);
  return (addresses) => fill(usual, unite(addresses.map((address) => pages.get(address) ?? none)));
}

/** Fills the rules that stand there by hand: of files, which have nothing inline, and of pages with a policy of their own. */
function fillRules(template: string, pages: PartsOfPages): { text: string; usual: string } {
  let [path, usual] = ['', ''];
  const lines = template.split('\n').map((line) => {
    if (line.startsWith('/')) path = line;
    const policy = policyLine.exec(line)?.groups?.['policy'];
    if (policy === undefined) return line;
    if (path === '/*') usual = policy;
    const shown = (framed[path] ?? []).map((each) => ({ ...none, styles: (pages.get(each) ?? none).styles }));
    return line.replace(policy, () => fill(policy, unite([pages.get(path) ?? none, ...shown])));
  });
  if (!usual.includes(scriptsPlace) || !usual.includes(stylesPlace))
    throw new Error(`The policy of /* in _headers has no${scriptsPlace} or no${stylesPlace}, which the build fills`);
  return { text: lines.join('\n'), usual };
}

function fill(policy: string, { scripts, styles }: InlineParts): string {
  const named = (hashes: ReadonlySet<string>): string =>
    [...hashes]
      .sort()
      .map((hash) => ` ${hash}`)
      .join('');
  return policy.replace(scriptsPlace, named(scripts)).replace(stylesPlace, named(styles));
}

/** Rules of all other pages, the wider ones first: what a rule says takes the place of what one before it said. */
function pageRules(pages: PartsOfPages, byHand: ReadonlySet<string>): [path: string, parts: InlineParts][] {
  const folders = new Map<string, InlineParts[]>();
  for (const [address, parts] of pages) {
    const folder = folderOf(address);
    if (folder)
      folders
        .set(folder, folders.get(folder) ?? [])
        .get(folder)
        ?.push(parts);
  }
  const shared = new Map(
    [...folders].filter(([, all]) => all.length > manyPages).map(([folder, all]) => [folder, usualParts(all)]),
  );
  const own = [...pages].filter(([address, parts]) => {
    const has = shared.get(folderOf(address));
    return !byHand.has(address) && !(has && isWithin(parts, has));
  });
  const wide = [...shared].map(([folder, parts]): [string, InlineParts] => [`${folder}/*`, parts]);
  const byPath = ([one]: [string, InlineParts], [other]: [string, InlineParts]): number => (one < other ? -1 : 1);
  return [...wide.sort(byPath), ...own.sort(byPath)];
}

/** "/bible" of "/bible/web/john/3"; empty for what stands in no folder. */
function folderOf(address: string): string {
  return /^\/[^/]+(?=\/)/.exec(address)?.[0] ?? '';
}

/** What not only a few of them have. */
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
  if (rules > mostRules)
    throw new Error(
      `_headers has ${rules} rules, of which ${mostRules} count: pages with styles of their own could share one.`,
    );
  const long = lines.find((line) => line.length > longestLine);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, of which none counts beyond ${longestLine}: put what differs from page to page into files.`,
    );
}
