import { and, eq } from 'drizzle-orm';
import { settings } from '#data/schema/app.ts';
import { settingSeeds, type SettingKey, type SettingSeed, type SettingValues } from '#seeds/settings.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { openApp } from '../database/app-database.ts';
import { decryptSecret, renewSecret } from './secret.ts';

/**
 * Half of the minute in which a change becomes live. The other half is the browser cache, see `settingCacheControl`.
 */
const cacheMs = 30_000;
/** Limits queries to a failing database. */
const retryAfterMs = 5_000;

const cache = new WeakMap<D1Database, { values: SettingValues; until: number }>();

/**
 * The site's settings, at most half a minute old, with protected ones empty. Never throws: if the database is
 * unavailable, it returns the last known values or the defaults.
 */
export async function readSettings({ APP }: Pick<Bindings, 'APP'>): Promise<SettingValues> {
  const cached = cache.get(APP);
  if (cached && Date.now() < cached.until) return cached.values;
  try {
    const values = await readValues(APP);
    cache.set(APP, { values, until: Date.now() + cacheMs });
    return values;
  } catch (error) {
    logError('settings_unavailable', error instanceof Error ? error.message : String(error));
    const values = cached?.values ?? valuesOf(new Map());
    cache.set(APP, { values, until: Date.now() + retryAfterMs });
    return values;
  }
}

/** Call after a change. It affects this isolate, and the others notice the change within half a minute. */
export function forgetSettings({ APP }: Pick<Bindings, 'APP'>): void {
  cache.delete(APP);
}

type ProtectedKey = {
  [Key in SettingKey]: (typeof settingSeeds)[Key] extends { isProtected: true } ? Key : never;
}[SettingKey];

/**
 * Reads a protected setting: the deployment's secret, or else the stored value, or ''. Call it only where the value is
 * needed.
 */
export async function readProtected(env: Bindings, key: ProtectedKey): Promise<string> {
  const outside = env[settingSeeds[key].secret];
  if (outside) return outside;
  const [row] = await openApp(env.APP).select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  if (!row) return '';
  const renewed = await renewSecret(env, key, row.value);
  if (renewed !== row.value) {
    const unchanged = and(eq(settings.key, key), eq(settings.value, row.value));
    await openApp(env.APP).update(settings).set({ value: renewed }).where(unchanged);
  }
  return decryptSecret(env, key, renewed);
}

async function readValues(database: D1Database): Promise<SettingValues> {
  const rows = await openApp(database).select({ key: settings.key, value: settings.value }).from(settings);
  return valuesOf(new Map(rows.map(({ key, value }) => [key, value])));
}

/** An invalid stored value falls back to the default and is logged. */
function valuesOf(stored: ReadonlyMap<string, string>): SettingValues {
  const entries = Object.entries<SettingSeed>(settingSeeds).map(([key, { schema, defaultValue, isProtected }]) => {
    const text = isProtected ? undefined : stored.get(key);
    const parsed = schema.safeParse(text ?? defaultValue);
    if (parsed.success) return [key, parsed.data];
    logError('setting_refused', key);
    return [key, schema.parse(defaultValue)];
  });
  // Each value comes from the schema of its key. The type of Object.fromEntries does not express that.
  return Object.fromEntries(entries) as SettingValues;
}
