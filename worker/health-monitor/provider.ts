import { HttpError } from '../http/http-error.ts';
import type { Bindings } from '../env.ts';
import { fetchExternal, HostRefusedError, type AllowedHosts } from '../http/egress.ts';
import { readProtected, readSettings } from '../settings/read-settings.ts';
import { noModel, noProviderKey, noProviderUrl } from './messages.ts';
import {
  keyRefusedMessage,
  providerBusy,
  providerErrorMessage,
  providerFailedMessage,
  providerNotAllowedMessage,
  providerRedirectsMessage,
  providerTooSlowMessage,
  providerUnreachable,
  replyTooLong,
  requestRefusedMessage,
  unknownFormat,
  unknownUrlOrModel,
} from './provider-messages.ts';

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
    if (error instanceof HostRefusedError) throw new HttpError(503, providerNotAllowedMessage(error.message));
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw providerError(isLate ? providerTooSlowMessage(Math.round(patience / 1000)) : providerUnreachable);
  }
  if (!response.ok) throw providerError(refusalOf(response.status));
  const draft = draftOf(text);
  if (!draft) throw providerError(unknownFormat);
  return draft.slice(0, maxChars);
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return keyRefusedMessage(status);
  if (status === 404) return unknownUrlOrModel;
  if (status === 429) return providerBusy;
  if (status >= 300 && status < 400) return providerRedirectsMessage(status);
  if (status >= 500) return providerFailedMessage(status);
  return requestRefusedMessage(status);
}

function providerError(what: string): HttpError {
  return new HttpError(503, providerErrorMessage(what));
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw providerError(replyTooLong);
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
