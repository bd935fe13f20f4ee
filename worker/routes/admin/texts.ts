import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { textForm, type TextChanged, type TextForm, type TextsAnswer } from '#data/administration/contract/texts.ts';
import { isOwnVersion } from '#data/versions/own-versions.ts';
import { texts } from '#data/schema/app.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { openApp } from '../../database/app-database.ts';
import type { SignedInEnv } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { changeDetails, isInPages, requireFreeName } from '../../imports/change-details.ts';
import { deleteText } from '../../imports/delete-text.ts';
import { listTexts } from '../../imports/list-texts.ts';
import { describeBuild } from '../../rebuild/follow-build.ts';
import { deletedReason, detailsReason } from '../../rebuild/messages.ts';
import { requestBuild } from '../../rebuild/request-build.ts';
import {
  defaultVersionStays,
  onlyImportsCanBeDeleted,
  onlyImportsHaveLicense,
  replacementDeleted,
  textChangedMessage,
  textDeleted,
  versionNotLoaded,
} from './messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** The versions of the site and what an administrator changes about them. */
export const textRoutes = new Hono<SignedInEnv>()
  .get('/texts', async (c) => {
    const canBuild = Boolean(c.env.DEPLOY_HOOK_URL);
    return c.json({ texts: await listTexts(c.env), canBuild } satisfies TextsAnswer);
  })

  .put('/texts/:code', async (c) => {
    const form = await parseBody(c, textForm);
    const text = await requireText(c);
    if ((form.language || form.licence) && !text.can.includes('edit-licence'))
      throw new HttpError(400, onlyImportsHaveLicense, [
        { field: form.licence ? 'licence' : 'language', message: onlyImportsHaveLicense },
      ]);
    if (form.isHidden && !text.can.includes('hide')) throw new HttpError(409, defaultVersionStays);
    if (form.name) await requireFreeName(c.env, text.code, form.name);
    const { username } = c.var.signedIn;
    await changeDetails(c.env, text.code, form, username);
    if (form.isHidden !== undefined && form.isHidden !== text.isHidden)
      await record(c, form.isHidden ? 'version.hidden' : 'version.shown', text.code);
    if (hasDetails(form)) await record(c, 'version.changed', text.code, factsOf(text), factsOf({ ...text, ...form }));
    const build = text.origin === 'import' && isInPages(form) ? await buildFor(c, detailsReason(text.code)) : null;
    return c.json({ message: textChangedMessage, build } satisfies TextChanged);
  })

  .delete('/texts/:code', async (c) => {
    const code = c.req.param('code');
    const [live] = await openApp(c.env.APP).select().from(texts).where(eq(texts.code, code));
    if (!live) {
      await requireText(c);
      throw new HttpError(409, onlyImportsCanBeDeleted);
    }
    await deleteText(c.env, live);
    await record(c, 'version.deleted', code, `import ${live.importId}`);
    const message = isOwnVersion(code) ? replacementDeleted : textDeleted;
    return c.json({ message, build: await buildFor(c, deletedReason(code)) } satisfies TextChanged);
  });

/** Throws a {@link HttpError} 404. */
async function requireText(c: SignedInContext): Promise<TextsAnswer['texts'][number]> {
  const text = (await listTexts(c.env)).find(({ code }) => code === c.req.param('code'));
  if (!text) throw new HttpError(404, versionNotLoaded);
  return text;
}

function hasDetails(form: TextForm): boolean {
  return isInPages(form) || form.position !== undefined;
}

/** The details for the audit log. */
function factsOf({ name, shortName, language, licence, position }: TextForm): string {
  return [name, shortName, language, licence, position ? `position ${position}` : ''].filter(Boolean).join('; ');
}

async function buildFor(c: SignedInContext, reason: string): Promise<TextChanged['build']> {
  if (!c.env.DEPLOY_HOOK_URL) return null;
  return describeBuild(await requestBuild(c.env, { reason, askedBy: c.var.signedIn.username }));
}

function record(
  c: SignedInContext,
  action: 'version.changed' | 'version.hidden' | 'version.shown' | 'version.deleted',
  subject: string,
  before?: string,
  after?: string,
): Promise<void> {
  const values = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  return recordEvent(c, { action, ...actorOf(c.var.signedIn), subject, ...values });
}
