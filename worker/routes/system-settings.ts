import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { newSetting, settingChange, settingMask, type Setting } from '#data/administration/contract/settings.ts';
import { settings } from '#data/schema/app.ts';
import { allowMethods } from './method-not-allowed.ts';
import { HttpError } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { requireConfirmed } from '../accounts/admin-only.ts';
import { recordEvent } from '../accounts/write-audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app-database.ts';
import { readCatalog, type LoadedVersion } from '../versions/catalog.ts';
import { LibraryUnavailableError } from '../database/library-error.ts';
import { checkAddedValue, checkSeededValue, invalidValue } from '../settings/check-value.ts';
import { describeSettings, seedOf } from '../settings/describe-settings.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { encryptSecret } from '../settings/secret.ts';
import {
  categoryNotFound,
  changeInDeployment,
  settingConflictMessage,
  settingDeleted,
  settingExists,
  settingIsNeeded,
  settingNotFound,
  versionNotLoaded,
} from '../settings/messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** The five routes of the specification. No response contains a protected value. */
export const systemSettings = new Hono<SignedInEnv>()
  .get('/categories', async (c) => c.json([...new Set((await readAll(c)).map(({ category }) => category))]))
  .all('/categories', allowMethods('GET'))
  .get('/category/:category', async (c) => {
    const requested = c.req.param('category');
    const results = (await readAll(c)).filter(({ category }) => category === requested);
    if (results.length === 0) throw new HttpError(404, categoryNotFound);
    return c.json(results);
  })

  .put('/:key', async (c) => {
    const key = c.req.param('key');
    const { value, updatedAt } = await parseBody(c, settingChange);
    const current = await readOne(c, key);
    if (current.isProtected) requireConfirmed(c.var.signedIn);
    if (current.kept === 'outside') throw new HttpError(409, changeInDeployment);
    if (current.isProtected && value === settingMask) return c.json(current);
    if (updatedAt !== undefined && updatedAt !== current.updatedAt) throw changedMeanwhile(current);
    await check(c, current, value);
    const now = new Date().toISOString();
    const row = {
      value: current.isProtected ? await encryptSecret(c.env, key, value) : value,
      updatedAt: now,
      updatedBy: c.var.signedIn.username,
    };
    const db = openApp(c.env.APP);
    // The write compares again, because another administrator may have saved between the read and the write.
    const written =
      current.updatedAt === null
        ? await db
            .insert(settings)
            .values({ key, ...row })
            .onConflictDoNothing()
            .returning()
        : await db
            .update(settings)
            .set(row)
            .where(and(eq(settings.key, key), eq(settings.updatedAt, current.updatedAt)))
            .returning();
    if (written.length === 0) throw changedMeanwhile(await readOne(c, key));
    forgetSettings(c.env);
    await recordEvent(c, {
      action: 'setting.changed',
      ...actorOf(c.var.signedIn),
      subject: key,
      before: auditValue(current, current.value),
      after: auditValue(current, value),
    });
    return c.json(await readOne(c, key));
  })

  .post('/', async (c) => {
    const { key, value, ...definition } = await parseBody(c, newSetting);
    const { isProtected, dataType, defaultValue } = definition;
    if (isProtected) requireConfirmed(c.var.signedIn);
    checkAddedValue(dataType, value);
    if (defaultValue !== '') checkAddedValue(dataType, defaultValue);
    const written = seedOf(key)
      ? []
      : await openApp(c.env.APP)
          .insert(settings)
          .values({
            key,
            value: isProtected ? await encryptSecret(c.env, key, value) : value,
            // The default of a protected setting would be a second secret, stored in plain text.
            definition: { ...definition, defaultValue: isProtected ? '' : defaultValue },
            updatedAt: new Date().toISOString(),
            updatedBy: c.var.signedIn.username,
          })
          .onConflictDoNothing()
          .returning();
    if (written.length === 0) {
      const message = settingExists;
      throw new HttpError(409, `${message}.`, [{ field: 'key', message }]);
    }
    await recordEvent(c, {
      action: 'setting.created',
      ...actorOf(c.var.signedIn),
      subject: key,
      after: auditValue(definition, value),
    });
    return c.json(await readOne(c, key), 201);
  })

  .delete('/:key', async (c) => {
    const key = c.req.param('key');
    const current = await readOne(c, key);
    if (current.isSystem) throw new HttpError(403, settingIsNeeded);
    if (current.isProtected) requireConfirmed(c.var.signedIn);
    await openApp(c.env.APP).delete(settings).where(eq(settings.key, key));
    forgetSettings(c.env);
    await recordEvent(c, {
      action: 'setting.deleted',
      ...actorOf(c.var.signedIn),
      subject: key,
      before: auditValue(current, current.value),
    });
    return c.json({ message: settingDeleted });
  });

async function readAll(c: SignedInContext): Promise<Setting[]> {
  const [rows, versions] = await Promise.all([openApp(c.env.APP).select().from(settings), loadedVersions(c)]);
  return describeSettings(c.env, rows, versions);
}

/** Throws a {@link HttpError} 404. */
async function readOne(c: SignedInContext, key: string): Promise<Setting> {
  const current = (await readAll(c)).find((setting) => setting.key === key);
  if (!current) throw new HttpError(404, settingNotFound);
  return current;
}

/** Empty if the library cannot be read, so that the settings page still works. */
async function loadedVersions(c: SignedInContext): Promise<LoadedVersion[]> {
  try {
    return (await readCatalog(c.env.LIBRARY)).versions;
  } catch (error) {
    if (error instanceof LibraryUnavailableError) return [];
    throw error;
  }
}

async function check(c: SignedInContext, { key, dataType }: Setting, value: string): Promise<void> {
  const seed = seedOf(key);
  if (!seed) return checkAddedValue(dataType, value);
  checkSeededValue(seed, value);
  if (key === 'site.default_version' && !(await loadedVersions(c)).some(({ code }) => code === value))
    throw invalidValue(versionNotLoaded);
}

/** The value as it may appear in the audit log. */
function auditValue({ isProtected }: { isProtected: boolean }, value: string): string {
  return isProtected ? 'secret' : value;
}

function changedMeanwhile({ updatedBy, value, isProtected }: Setting): HttpError {
  return new HttpError(409, settingConflictMessage(updatedBy, isProtected ? undefined : value));
}
