import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import {
  consultForm,
  type ConsultAnswer,
  type ConsultQuestion,
  type ProviderAnswer,
} from '#data/administration/contract/consult.ts';
import { botRepairs, errorReports } from '#data/schema/bot.ts';
import { HttpError } from '../../http/http-error.ts';
import { parseBody } from '../../http/validate.ts';
import { recordEvent } from '../../accounts/write-audit.ts';
import { actorOf } from '../../accounts/start-session.ts';
import { countAttempt } from '../../accounts/attempt-limits.ts';
import { errorQuestion, repairQuestion } from '../../health-monitor/compose-question.ts';
import { queryProvider, readProvider, type Provider, type Question } from '../../health-monitor/provider.ts';
import type { SignedInEnv } from '../../env.ts';
import { openApp } from '../../database/app-database.ts';
import { findingHasChanged, findingNotFound } from '../../health-monitor/messages.ts';

type SignedInContext = Context<SignedInEnv>;

/** The questions that can be sent, by the `kind` in the path. */
const questions = {
  repairs: async (c: SignedInContext) => {
    const [row] = await openApp(c.env.APP)
      .select()
      .from(botRepairs)
      .where(eq(botRepairs.id, idOf(c)));
    return row && { subject: row.location, ...repairQuestion(row) };
  },
  errors: async (c: SignedInContext) => {
    const [row] = await openApp(c.env.APP)
      .select()
      .from(errorReports)
      .where(eq(errorReports.id, idOf(c)));
    return row && { subject: `${row.errorType} ${row.url}`, ...errorQuestion(row) };
  },
};

/**
 * Asks an AI provider for a remedy. The administrator sees the request before it is sent, and the answer is a draft.
 */
export const aiProviderRoutes = new Hono<SignedInEnv>()
  .get('/bot/provider', async (c) => {
    const provider = await readProvider(c.env);
    const answer: ProviderAnswer =
      typeof provider === 'string'
        ? { host: '', model: '', missing: provider }
        : { host: hostOf(provider), model: provider.model, missing: '' };
    return c.json(answer);
  })

  .get('/bot/:kind{repairs|errors}/:id/question', async (c) => {
    const provider = await requireProvider(c);
    const { task, question } = await requireQuestion(c);
    return c.json({ host: hostOf(provider), model: provider.model, task, question } satisfies ConsultQuestion);
  })

  .post('/bot/:kind{repairs|errors}/:id/consult', async (c) => {
    const form = await parseBody(c, consultForm);
    const provider = await requireProvider(c);
    const { subject, task, question } = await requireQuestion(c);
    if (form.question !== question) throw new HttpError(409, findingHasChanged);
    await countAttempt(c.env.APP, 'consult', c.var.signedIn.userId);
    await recordEvent(c, { action: 'bot.consulted', ...actorOf(c.var.signedIn), subject, after: hostOf(provider) });
    return c.json({ draft: await queryProvider(provider, { task, question }) } satisfies ConsultAnswer);
  });

const idOf = (c: SignedInContext): string => c.req.param('id') ?? '';

function hostOf({ url }: Provider): string {
  return new URL(url).host;
}

async function requireProvider(c: SignedInContext): Promise<Provider> {
  const provider = await readProvider(c.env);
  if (typeof provider === 'string') throw new HttpError(409, provider);
  return provider;
}

async function requireQuestion(c: SignedInContext): Promise<Question & { subject: string }> {
  const finding = await questions[c.req.param('kind') === 'errors' ? 'errors' : 'repairs'](c);
  if (!finding) throw new HttpError(404, findingNotFound);
  return finding;
}
