import { and, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { newSetting, settingChange, settingMask, type Setting } from '#data/administration/contract/settings.ts';
import { settings } from '#data/schema/app.ts';
import { onlyMethods } from '../http/api-answer.ts';
import { Problem } from '../http/http-error.ts';
import { parseBody } from '../http/validate.ts';
import { requireConfirmed } from '../accounts/admin-only.ts';
import { recordEvent } from '../accounts/audit.ts';
import { actorOf } from '../accounts/start-session.ts';
import type { SignedInEnv } from '../env.ts';
import { openApp } from '../database/app.ts';
import { readCatalogue, type LoadedVersion } from '../versions/catalogue.ts';
import { LibraryUnavailable } from '../database/library.ts';
import { checkAddedValue, checkSeededValue, invalidValue } from '../settings/check-value.ts';
import { describeSettings, seedOf } from '../settings/describe-settings.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { closeSecret } from '../settings/secret.ts';

type Ask = Context<SignedInEnv>;

/** The five calls of the specification. A protected value goes in and never comes out. */
export const systemSettings = new Hono<SignedInEnv>()
  .get('/categories', async (c) => c.json([...new Set((await readAll(c)).map(({ category }) => category))]))
  .all('/categories', onlyMethods('GET'))
  .get('/category/:category', async (c) => {
    const asked = c.req.param('category');
    const found = (await readAll(c)).filter(({ category }) => category === asked);
    if (found.length === 0) throw new Problem(404, 'There is no such category of settings.');
    return c.json(found);
  })
  .all('/category/:category', onlyMethods('GET'))

  .put('/:key', async (c) => {
    const key = c.req.param('key');
    const { value, updatedAt } = await parseBody(c, settingChange);
    const known = await readOne(c, key);
    if (known.isProtected) requireConfirmed(c.var.signedIn);
    if (known.kept === 'outside')
      throw new Problem(409, 'This value is a secret of the deployment and is changed there, not here.');
    if (known.isProtected && value === settingMask) return c.json(known);
    if (updatedAt !== undefined && updatedAt !== known.updatedAt) throw changedMeanwhile(known);
    await check(c, known, value);
    const now = new Date().toISOString();
    const row = {
      value: known.isProtected ? await closeSecret(c.env, key, value) : value,
      updatedAt: now,
      updatedBy: c.var.signedIn.username,
    };
    const db = openApp(c.env.APP);
    // Compared once more where it is written: between the two another administrator may have saved.
    const written =
      known.updatedAt === null
        ? await db
            .insert(settings)
            .values({ key, ...row })
            .onConflictDoNothing()
            .returning()
        : await db
            .update(settings)
            .set(row)
            .where(and(eq(settings.key, key), eq(settings.updatedAt, known.updatedAt)))
            .returning();
    if (written.length === 0) throw changedMeanwhile(await readOne(c, key));
    forgetSettings(c.env);
    await recordEvent(c, {
      action: 'setting.changed',
      ...actorOf(c.var.signedIn),
      subject: key,
      before: shown(known, known.value),
      after: shown(known, value),
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
            value: isProtected ? await closeSecret(c.env, key, value) : value,
            // Of a protected setting a default would be a second secret, kept open.
            definition: { ...definition, defaultValue: isProtected ? '' : defaultValue },
            updatedAt: new Date().toISOString(),
            updatedBy: c.var.signedIn.username,
          })
          .onConflictDoNothing()
          .returning();
    if (written.length === 0) {
      const message = 'There is a setting with this key already';
      throw new Problem(409, `${message}.`, [{ field: 'key', message }]);
    }
    await recordEvent(c, {
      action: 'setting.created',
      ...actorOf(c.var.signedIn),
      subject: key,
      after: shown(definition, value),
    });
    return c.json(await readOne(c, key), 201);
  })
  .all('/', onlyMethods('POST'))

  .delete('/:key', async (c) => {
    const key = c.req.param('key');
    const known = await readOne(c, key);
    if (known.isSystem) throw new Problem(403, 'The site needs this setting: it can be changed, not deleted.');
    if (known.isProtected) requireConfirmed(c.var.signedIn);
    await openApp(c.env.APP).delete(settings).where(eq(settings.key, key));
    forgetSettings(c.env);
    await recordEvent(c, {
      action: 'setting.deleted',
      ...actorOf(c.var.signedIn),
      subject: key,
      before: shown(known, known.value),
    });
    return c.json({ message: 'Setting deleted' });
  })
  .all('/:key', onlyMethods('PUT', 'DELETE'));

async function readAll(c: Ask): Promise<Setting[]> {
  const [rows, versions] = await Promise.all([openApp(c.env.APP).select().from(settings), loadedVersions(c)]);
  return describeSettings(c.env, rows, versions);
}

/** Throws a {@link Problem} 404. */
async function readOne(c: Ask, key: string): Promise<Setting> {
  const known = (await readAll(c)).find((setting) => setting.key === key);
  if (!known) throw new Problem(404, 'There is no such setting.');
  return known;
}

/** None while the library cannot be asked; the settings are shown all the same. */
async function loadedVersions(c: Ask): Promise<LoadedVersion[]> {
  try {
    return (await readCatalogue(c.env.LIBRARY)).versions;
  } catch (error) {
    if (error instanceof LibraryUnavailable) return [];
    throw error;
  }
}

async function check(c: Ask, { key, dataType }: Setting, value: string): Promise<void> {
  const seed = seedOf(key);
  if (!seed) return checkAddedValue(dataType, value);
  checkSeededValue(seed, value);
  if (key === 'site.default_version' && !(await loadedVersions(c)).some(({ code }) => code === value))
    throw invalidValue('This version is not loaded on this site');
}

/** What the audit may say of a value. */
function shown({ isProtected }: { isProtected: boolean }, value: string): string {
  return isProtected ? 'secret' : value;
}

function changedMeanwhile({ updatedBy, value, isProtected }: Setting): Problem {
  const now = isProtected ? '' : ` to “${value}”`;
  return new Problem(
    409,
    `${updatedBy ?? 'Somebody'} has changed this setting meanwhile${now}. Look at it again, then save.`,
  );
}
