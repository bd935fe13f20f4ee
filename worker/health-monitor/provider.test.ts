import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import type { ConsultAnswer, ConsultQuestion, ProviderAnswer } from '#data/administration/contract/consult.ts';
import { settings } from '#data/schema/app.ts';
import { openApp } from '../database/app-database.ts';
import { forgetSettings } from '../settings/read-settings.ts';
import { sendRequest, createTestUser } from '../testing/test-users.ts';
import { queryProvider } from './provider.ts';

const bot = '/api/admin/bot';
const question = { task: 'Propose a remedy.', question: 'Path: /lost' };

async function set(values: Record<string, string>): Promise<void> {
  const db = openApp(env.APP);
  await db.delete(settings);
  for (const [key, value] of Object.entries(values))
    await db.insert(settings).values({ key, value, updatedAt: '', updatedBy: 'test' });
  forgetSettings(env);
}

const provider = (changed: Record<string, string> = {}): Record<string, string> => ({
  'ai.provider_url': inject('providerUrl'),
  'ai.model': 'helper',
  'ai.provider_key': 'plain:swordfish',
  ...changed,
});

/** The stored rows of both findings. */
async function findings(): Promise<unknown> {
  const [repairs, errors] = await env.APP.batch([
    env.APP.prepare(`SELECT * FROM bot_repairs WHERE id = 'r1'`),
    env.APP.prepare(`SELECT * FROM error_reports WHERE id = 'e1'`),
  ]);
  return [repairs?.results, errors?.results];
}

async function receivedRequests(): Promise<{ key: string; body: string }[]> {
  return (await fetch(new URL('/asked', inject('providerUrl')))).json();
}

describe('the AI provider', () => {
  const ask = (model: string, key = 'swordfish', url = inject('providerUrl')): Promise<string> =>
    queryProvider({ url, model, key, outsideHosts: undefined }, question, { patience: 1_000 });

  test('returns a draft and is sent only the model, the task and the question', async () => {
    expect(await ask('alone')).toBe('alone proposes: look at the page and mend its link.');
    const sent = (await receivedRequests()).filter(({ body }) => body.includes('"alone"'));
    expect(sent).toEqual([{ key: 'swordfish', body: expect.any(String) }]);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      model: 'alone',
      messages: [
        { role: 'system', content: 'Propose a remedy.' },
        { role: 'user', content: 'Path: /lost' },
      ],
    });
  });

  test.each([
    ['silent', /did not answer within 1 seconds/],
    ['busy', /does not accept more requests at the moment \(429\)/],
    ['broken', /server error \(500\)/],
    ['unknown', /does not know this URL or model \(404\)/],
    ['moved', /redirects to another URL \(302\)/],
    ['nonsense', /not in the format of OpenAI/],
    ['empty', /not in the format of OpenAI/],
    ['numbers', /not in the format of OpenAI/],
    ['endless', /an answer that is too long/],
    ['cut', /cannot be reached/],
  ])('that is %s causes an error with a sentence', async (model, sentence) => {
    await expect(ask(model)).rejects.toMatchObject({ status: 503, message: expect.stringMatching(sentence) });
  });

  test('that rejects the key causes an error without the key', async () => {
    const caught = await ask('helper', 'wrong').catch((error: unknown) => error);
    expect(caught).toMatchObject({ message: expect.stringMatching(/refuses the key \(401\)/) });
  });

  test('that is unreachable causes an error', async () => {
    await expect(ask('helper', 'swordfish', 'http://127.0.0.1:9/v1')).rejects.toThrow(/cannot be reached/);
  });

  test('may answer with the max length of a remedy', async () => {
    expect(await ask('long')).toHaveLength(2_000);
  });
});

describe('a question', () => {
  beforeEach(async () => {
    for (const table of ['bot_repairs', 'error_reports', 'attempts']) await env.APP.exec(`DELETE FROM ${table}`);
    await env.APP.exec(
      `INSERT INTO bot_repairs (id, element_type, location, issue, status, created_at) VALUES ('r1', 'noted by hand', 'page vines', 'It leads to /lost, which is not there.', 'pending', '2026-11-22T10:00:00.000Z')`,
    );
    await env.APP.exec(
      `INSERT INTO error_reports (id, error_type, url, times, first_at, created_at) VALUES ('e1', '404', '/lost', 3, '2026-11-21T10:00:00.000Z', '2026-11-22T10:00:00.000Z')`,
    );
    await set(provider());
  });

  const get = async <Answer>(path: string): Promise<{ status: number; answer: Answer }> => {
    const response = await sendRequest('GET', `${bot}/${path}`, { cookie: (await createTestUser('admin')).cookie });
    return { status: response.status, answer: await response.json() };
  };

  test.each([
    ['repairs/r1', ['Check: noted by hand', 'Location: page vines', 'Problem: It leads to /lost, which is not there.']],
    ['errors/e1', ['Response status: 404', 'Path: /lost', 'Times: 3']],
  ])('about %s is shown as it will be sent, and its draft changes nothing', async (path, facts) => {
    const { cookie } = await createTestUser('admin');
    const before = await findings();
    const { answer } = await get<ConsultQuestion>(`${path}/question`);
    expect(answer).toMatchObject({ host: new URL(inject('providerUrl')).host, model: 'helper' });
    for (const fact of facts) expect(answer.question.split('\n')).toContain(fact);
    const response = await sendRequest('POST', `${bot}/${path}/consult`, {
      cookie,
      body: { question: answer.question },
    });
    expect(await response.json()).toEqual({
      draft: 'helper proposes: look at the page and mend its link.',
    } satisfies ConsultAnswer);
    const sent = (await receivedRequests())
      .map(({ body }) => body)
      .findLast((body) => body.includes(JSON.stringify(facts[0]).slice(1, -1)));
    expect(JSON.parse(sent ?? '')).toMatchObject({
      messages: [{ content: answer.task }, { content: answer.question }],
    });
    expect(await findings()).toEqual(before);
    const line = await env.APP.prepare(
      `SELECT subject, after FROM audit WHERE action = 'bot.consulted' ORDER BY id DESC`,
    ).first();
    expect(line).toMatchObject({ after: answer.host });
  });

  test('that differs from the one shown is not sent', async () => {
    const { cookie } = await createTestUser('admin');
    const { answer } = await get<ConsultQuestion>('repairs/r1/question');
    await env.APP.exec(`UPDATE bot_repairs SET issue = 'Something else'`);
    const sentBefore = (await receivedRequests()).length;
    for (const shown of [answer.question, 'Tell me a story']) {
      const response = await sendRequest('POST', `${bot}/repairs/r1/consult`, { cookie, body: { question: shown } });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('Nothing was sent');
    }
    expect((await receivedRequests()).length).toBe(sentBefore);
  });

  test.each([
    ['ai.provider_key', 'No AI provider key is set'],
    ['ai.provider_url', 'No AI provider URL is set'],
    ['ai.model', 'No AI model is set'],
  ])('is not sent without %s', async (key, sentence) => {
    const { cookie } = await createTestUser('admin');
    await set(provider({ [key]: '' }));
    const { answer } = await get<ProviderAnswer>('provider');
    expect(answer).toMatchObject({ host: '', missing: expect.stringContaining(sentence) });
    const sentBefore = (await receivedRequests()).length;
    expect((await get('repairs/r1/question')).status).toBe(409);
    const response = await sendRequest('POST', `${bot}/repairs/r1/consult`, { cookie, body: { question: 'x' } });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain(sentence);
    expect((await receivedRequests()).length).toBe(sentBefore);
  });

  test('about a missing finding is rejected', async () => {
    expect((await get('repairs/none/question')).status).toBe(404);
    expect((await get('errors/none/question')).status).toBe(404);
    expect((await get('logs/none/question')).status).toBe(404);
  });

  test('has a rate limit', async () => {
    const { cookie } = await createTestUser('admin');
    const { answer } = await get<ConsultQuestion>('repairs/r1/question');
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1)
      statuses.push((await sendRequest('POST', `${bot}/repairs/r1/consult`, { cookie, body: answer })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
