import { and, eq } from 'drizzle-orm';
import { settings } from '#data/schema/app.ts';
import { settingSeeds, type SettingKey, type SettingSeed, type SettingValues } from '#seeds/settings.ts';
import type { Bindings } from '../env.ts';
import { logFault } from '../log.ts';
import { openApp } from '../database/app.ts';
import { openSecret, renewSecret } from './secret.ts';

/** Half of the minute in which a change is live; the other half is the browsers', see `settingCacheControl`. */
const freshForMs = 30_000;
/** A database that fails is not asked by every request. */
const failedForMs = 5_000;

const memory = new WeakMap<D1Database, { values: SettingValues; until: number }>();

/**
 * The site's settings, half a minute old at most, protected ones empty. Never throws: while the database cannot be asked,
 * readers are served as a new site would serve them.
 */
export async function readSettings({ APP }: Pick<Bindings, 'APP'>): Promise<SettingValues> {
  const known = memory.get(APP);
  if (known && Date.now() < known.until) return known.values;
  try {
    const values = await readValues(APP);
    memory.set(APP, { values, until: Date.now() + freshForMs });
    return values;
  } catch (error) {
    logFault('settings_unavailable', error instanceof Error ? error.message : String(error));
    const values = known?.values ?? valuesOf(new Map());
    memory.set(APP, { values, until: Date.now() + failedForMs });
    return values;
  }
}

/** After a change, in this isolate; the others notice it within half a minute. */
export function forgetSettings({ APP }: Pick<Bindings, 'APP'>): void {
  memory.delete(APP);
}

type ProtectedKey = {
  [Key in SettingKey]: (typeof settingSeeds)[Key] extends { isProtected: true } ? Key : never;
}[SettingKey];

/** A protected setting's value for the one call that needs it: the deployment's secret, else what is stored, else ''. */
export async function readProtected(env: Bindings, key: ProtectedKey): Promise<string> {
  const outside = env[settingSeeds[key].secret];
  if (outside) return outside;
  const [row] = await openApp(env.APP).select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  if (!row) return '';
  const renewed = await renewSecret(env, key, row.value);
  if (renewed !== row.value) {
    const asItWas = and(eq(settings.key, key), eq(settings.value, row.value));
    await openApp(env.APP).update(settings).set({ value: renewed }).where(asItWas);
  }
  return openSecret(env, key, renewed);
}

async function readValues(database: D1Database): Promise<SettingValues> {
  const rows = await openApp(database).select({ key: settings.key, value: settings.value }).from(settings);
  return valuesOf(new Map(rows.map(({ key, value }) => [key, value])));
}

/** A stored value that its schema no longer takes gives way to the default, and is named in the log. */
function valuesOf(stored: ReadonlyMap<string, string>): SettingValues {
  const entries = Object.entries<SettingSeed>(settingSeeds).map(([key, { schema, defaultValue, isProtected }]) => {
    const text = isProtected ? undefined : stored.get(key);
    const parsed = schema.safeParse(text ?? defaultValue);
    if (parsed.success) return [key, parsed.data];
    logFault('setting_refused', key);
    return [key, schema.parse(defaultValue)];
  });
  // Each value came out of its own key's schema, which Object.fromEntries cannot tell.
  return Object.fromEntries(entries) as SettingValues;
}
