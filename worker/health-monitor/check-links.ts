import { sql } from 'drizzle-orm';
import { ownTargets } from '#data/schema/bot.ts';
import { askOwnSite } from '../content/ask-own-site.ts';
import type { Bindings } from '../env.ts';
import { readSiteAddress } from '../mail/mail-settings.ts';
import { openApp } from '../database/app.ts';
import type { Check } from './finding.ts';
import { readOwnLinks } from './own-links.ts';

/** Addresses that are asked for in one look; the others' turn comes in the next. */
const mostAsked = 20;
/** Milliseconds after which one that answered is asked again. Those that did not are asked at each look. */
const goodForMs = 3_600_000;
const mostFindings = 200;

type Target = typeof ownTargets.$inferSelect;

/** Links of pages, advertisements and boxes to this site that lead nowhere. Other sites are never asked. */
export const linkCheck: Check = {
  find: async (env, now) => {
    const links = await readOwnLinks(env.APP, await readSiteAddress(env));
    const targets = await renewTargets(env, new Set(links.map(({ path }) => path)), now);
    return links
      .filter(({ path }) => targets.get(path)?.isDead)
      .slice(0, mostFindings)
      .map(({ source, name, href }) => ({
        location: `${source} → ${href}`,
        issue: `${name} leads to ${href}, which is not there.`,
      }));
  },
};

/** What is known of each path, after asking for the ones whose turn it is. */
async function renewTargets(env: Bindings, paths: ReadonlySet<string>, now: number): Promise<Map<string, Target>> {
  const db = openApp(env.APP);
  const rows = await db.select().from(ownTargets);
  const known = new Map(rows.filter(({ path }) => paths.has(path)).map((row) => [row.path, row]));
  const fresh = new Date(now - goodForMs).toISOString();
  const isDue = (path: string): boolean => {
    const row = known.get(path);
    return !row || row.isDead || row.checkedAt <= fresh;
  };
  // Those that nobody has asked for yet come first.
  const due = [...paths].filter(isDue).toSorted((a, b) => compare(known.get(a)?.checkedAt, known.get(b)?.checkedAt));
  const asked: Target[] = [];
  for (const path of due.slice(0, mostAsked)) {
    const { status } = await askOwnSite(env, path);
    asked.push({ path, isDead: status === 404 || status === 410, checkedAt: new Date(now).toISOString() });
  }
  for (const row of asked) known.set(row.path, row);
  await keepTargets(
    env.APP,
    asked,
    rows.filter(({ path }) => !paths.has(path)).map(({ path }) => path),
  );
  return known;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : Number(a > b);
}

async function keepTargets(app: D1Database, asked: readonly Target[], gone: readonly string[]): Promise<void> {
  const db = openApp(app);
  // Each row has three values of the hundred that a statement may have.
  if (asked.length > 0)
    await db
      .insert(ownTargets)
      .values([...asked])
      .onConflictDoUpdate({
        target: ownTargets.path,
        set: { isDead: sql`excluded.is_dead`, checkedAt: sql`excluded.checked_at` },
      });
  if (gone.length > 0)
    await db.delete(ownTargets).where(sql`path IN (SELECT value FROM json_each(${JSON.stringify(gone)}))`);
}
