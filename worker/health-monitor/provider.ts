import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { fetchExternal, HostRefusedError, type AllowedHosts } from '../http/egress.ts';
import { readProtected, readSettings } from '../settings/read-settings.ts';
import { noModel, noProviderKey, noProviderUrl } from './messages.ts';

/** A service with OpenAI's chat format, from the settings. */
export interface Provider {
  /** "https://api.openai.com/v1" */
  url: string;
  model: string;
  key: string;
  outsideHosts: AllowedHosts;
}

/** The provider, or a sentence that says which setting is missing. */
export async function readProvider(env: Bindings): Promise<Provider | string> {
  const settings = await readSettings(env);
  const provider = {
    url: settings['ai.provider_url'].replace(/\/+$/, ''),
    model: settings['ai.model'],
    key: await readProtected(env, 'ai.provider_key'),
    outsideHosts: env.OUTSIDE_HOSTS,
  };
  if (!provider.key) return noProviderKey;
  if (!provider.url) return noProviderUrl;
  if (!provider.model) return noModel;
  return provider;
}

export interface Question {
  /** The system message: role and task. */
  task: string;
  question: string;
}

const defaultTimeoutMs = 30_000;
/** Max bytes of a response. A remedy has a few thousand. */
const maxBytes = 200_000;
/** Max characters of a remedy. */
const maxChars = 2_000;

/**
 * Asks once and returns the answer as text of at most 2,000 characters. Throws a {@link HttpError} 503 with a sentence
 * that says what to do. The key is never part of it, and redirects are not followed. `patience` is in milliseconds.
 */
export async function queryProvider(
  { url, model, key, outsideHosts }: Provider,
  { task, question }: Question,
  { patience = defaultTimeoutMs } = {},
): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetchExternal(outsideHosts, `${url}/chat/completions`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: task },
          { role: 'user', content: question },
        ],
      }),
      signal: AbortSignal.timeout(patience),
    });
    text = response.ok ? await readText(response) : '';
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof HostRefusedError)
      throw new HttpError(503, `No request was sent to the AI provider: ${error.message}.`);
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw providerError(
      isLate ? `did not answer within ${Math.round(patience / 1000)} seconds. Try again later.` : 'cannot be reached.',
    );
  }
  if (!response.ok) throw providerError(refusalOf(response.status));
  const draft = draftOf(text);
  if (!draft)
    throw providerError('responded, but not in the format of OpenAI’s chat API. Check its URL in System Settings, AI.');
  return draft.slice(0, maxChars);
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return `refuses the key (${status}). Check it in System Settings, AI.`;
  if (status === 404) return 'does not know this URL or model (404). Check both in System Settings, AI.';
  if (status === 429) return 'does not accept more requests at the moment (429). Try again later, or check its limits.';
  if (status >= 300 && status < 400)
    return `redirects to another URL (${status}). Set that URL in System Settings, AI.`;
  if (status >= 500) return `has a server error (${status}). Try again later.`;
  return `does not accept the request (${status}). Check the model in System Settings, AI.`;
}

function providerError(what: string): HttpError {
  return new HttpError(503, `The AI provider ${what}`);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw providerError('sent an answer that is too long.');
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}

function draftOf(text: string): string | undefined {
  try {
    const answer = JSON.parse(text) as { choices?: { message?: { content?: unknown } }[] } | null;
    const content = answer?.choices?.[0]?.message?.content;
    return typeof content === 'string' ? content.trim() : undefined;
  } catch {
    return undefined;
  }
}
