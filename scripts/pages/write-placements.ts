import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesAt, type Notices, type StoredPage, type StoredPlacement } from '#data/site/contract/notices.ts';
import { footerLinksHtml, noticesHash, noticesPattern, placementsHtml } from '#data/site/contract/placements-html.ts';
import { openLocalState } from '../accounts/local-database.ts';

/**
 * Pages that devices cache from the first visit on, that the worker fills, or account pages. They get placements by
 * script.
 */
const withoutPlacements = /^(?:shells\/|(?:offline|404|admin|auth|account)\.html$)/;

/**
 * The current placements, except those with an end time, which would stay in the HTML after it. Empty if the site has
 * no state yet.
 */
export function readCurrentPlacements(now = new Date().toISOString()): Notices {
  const state = openLocalState();
  if (!state) return { placements: [], pages: [] };
  try {
    const all = <Row>(table: string, query: string): Row[] =>
      state.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) ? state.prepare<[], Row>(query).all() : [];
    const placements = all<StoredPlacement>(
      'placements',
      `SELECT id, kind, title, content_html AS contentHtml, position, link_url AS linkUrl, starts_at AS startsAt, NULL AS endsAt
        FROM placements WHERE active AND deleted_at IS NULL AND ends_at IS NULL ORDER BY id`,
    );
    const pages = all<StoredPage>(
      'pages',
      `SELECT slug, title, publish_at AS publishAt FROM pages
        WHERE published AND deleted_at IS NULL AND in_footer ORDER BY title`,
    );
    return noticesAt(now, placements, pages);
  } finally {
    state.close();
  }
}

/**
 * Pages are read and written with one character for each byte. Decoding and encoding UTF-8 would take half of the time.
 */
const asBytes = 'latin1';

/** Whether the built pages of a folder show these placements. */
export function hasPlacements(folder: string, notices: Notices): boolean {
  return readEditionFile(folder).notices === noticesHash(notices);
}

/** Replaces the placements in the built pages of a folder. Returns how many pages have changed. */
export function writePlacements(folder: string, notices: Notices): number {
  if (hasPlacements(folder, notices)) return 0;
  let changed = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || withoutPlacements.test(file)) continue;
    const urlPath = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const path = join(folder, file);
    const before = readFileSync(path, asBytes);
    const after = insertPlacements(stripPlacements(before), notices, urlPath);
    if (after === before) continue;
    replaceFile(path, Buffer.from(after, asBytes));
    changed += 1;
  }
  const edition = { ...readEditionFile(folder), notices: noticesHash(notices) || undefined };
  replaceFile(join(folder, 'edition.json'), JSON.stringify(edition));
  return changed;
}

/** The placements go before the footer, and the links to custom pages to the end of its first list. */
function insertPlacements(page: string, notices: Notices, urlPath: string): string {
  const html = Buffer.from(placementsHtml(notices, urlPath)).toString(asBytes);
  const footer = page.indexOf('<footer class="foot"');
  const listEnd = footer === -1 ? -1 : page.indexOf('</ul>', footer);
  if (listEnd === -1) return page.replace('</body>', () => `${html}</body>`);
  const links = Buffer.from(footerLinksHtml(notices.pages)).toString(asBytes);
  return page.slice(0, footer) + html + page.slice(footer, listEnd) + links + page.slice(listEnd);
}

function stripPlacements(page: string): string {
  return page.replace(noticesPattern, '');
}

/** Copies the built pages of `from` to `to` with these placements. Unchanged files are hard-linked. */
export function copyWithPlacements(from: string, to: string, notices: Notices): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, path.slice(from.length));
    if (entry.isDirectory()) mkdirSync(copy, { recursive: true });
    else {
      mkdirSync(join(to, entry.parentPath.slice(from.length)), { recursive: true });
      linkSync(path, copy);
    }
  }
  writePlacements(to, notices);
}

/** Never writes in place, because the file may be a hard link to another folder's. */
function replaceFile(path: string, content: string | Buffer): void {
  rmSync(path);
  writeFileSync(path, content);
}

function readEditionFile(folder: string): { notices?: string } & Record<string, unknown> {
  const edition = JSON.parse(readFileSync(join(folder, 'edition.json'), 'utf8')) as { notices?: string };
  return { ...edition, notices: edition.notices ?? '' };
}
