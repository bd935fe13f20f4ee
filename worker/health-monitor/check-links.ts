import { sql } from 'drizzle-orm';
import { ownTargets } from '#data/schema/bot.ts';
import { requestOwnPath } from '../content/request-own-path.ts';
import type { Bindings } from '../env.ts';
import { readSiteUrl } from '../mail/mail-settings.ts';
import { openApp } from '../database/app-database.ts';
import type { Check } from './finding.ts';
import { readOwnLinks } from './own-links.ts';
import { deadLinkMessage } from './messages.ts';

/** Max requests per round. The rest follow in the next rounds. */
const maxRequests = 20;
/** Milliseconds until a working target is requested again. Dead ones are requested in each round. */
const recheckAfterMs = 3_600_000;
const maxFindings = 200;

type Target = typeof ownTargets.$inferSelect;

/** Dead links to this site in pages, advertisements, boxes and redirects. Other sites are never requested. */
export const linkCheck: Check = {
  find: async (env, now) => {
    const links = await readOwnLinks(env.APP, await readSiteUrl(env));
    const targets = await renewTargets(env, new Set(links.map(({ path }) => path)), now);
    return links
      .filter(({ path }) => targets.get(path)?.isDead)
      .slice(0, maxFindings)
      .map(({ source, name, href }) => ({
        location: `${source} → ${href}`,
        issue: deadLinkMessage(name, href),
      }));
  },
};

/** Returns the known state of each path, after requesting those that are due. */
async function renewTargets(env: Bindings, paths: ReadonlySet<string>, now: number): Promise<Map<string, Target>> {
  const db = openApp(env.APP);
  const rows = await db.select().from(ownTargets);
  const targetByPath = new Map(rows.filter(({ path }) => paths.has(path)).map((row) => [row.path, row]));
  const freshSince = new Date(now - recheckAfterMs).toISOString();
  const isDue = (path: string): boolean => {
    const row = targetByPath.get(path);
    return !row || row.isDead || row.checkedAt <= freshSince;
  };
  // Paths that were never requested come first.
  const due = [...paths]
    .filter(isDue)
    .toSorted((a, b) => compare(targetByPath.get(a)?.checkedAt, targetByPath.get(b)?.checkedAt));
  const checked: Target[] = [];
  for (const path of due.slice(0, maxRequests)) {
    const { status } = await requestOwnPath(env, path);
    checked.push({ path, isDead: status === 404 || status === 410, checkedAt: new Date(now).toISOString() });
  }
  for (const row of checked) targetByPath.set(row.path, row);
  await saveTargets(
    env.APP,
    checked,
    rows.filter(({ path }) => !paths.has(path)).map(({ path }) => path),
  );
  return targetByPath;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}

async function saveTargets(app: D1Database, checked: readonly Target[], gone: readonly string[]): Promise<void> {
  const db = openApp(app);
  // Each row has three values. A statement may have at most 100.
  if (checked.length > 0)
    await db
      .insert(ownTargets)
      .values([...checked])
      .onConflictDoUpdate({
        target: ownTargets.path,
        set: { isDead: sql`excluded.is_dead`, checkedAt: sql`excluded.checked_at` },
      });
  if (gone.length > 0)
    await db.delete(ownTargets).where(sql`path IN (SELECT value FROM json_each(${JSON.stringify(gone)}))`);
}
