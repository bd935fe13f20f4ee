const unknownError = 'An unexpected error occurred';

/** A request that failed or got no answer. `message` is for the reader. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status. `undefined` if there was no answer. */
  readonly status: number | undefined;
  /** The JSON body of the answer, if any. Example: the offset of an error in a query. */
  readonly answer: unknown;

  constructor(message: string, status?: number, answer?: unknown) {
    super(message);
    this.status = status;
    this.answer = answer;
  }

  /** The server answered 404. */
  get isMissing(): boolean {
    return this.status === 404;
  }

  /** There was no answer, or the server answered with a 5xx status. */
  get isUnreachable(): boolean {
    return this.status === undefined || this.status >= 500;
  }
}

export interface ApiOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Sends the request even if the reader leaves the page. */
  keepalive?: boolean;
}

/**
 * Sends a request to a path of this site and returns the JSON answer. Returns `undefined` for status 204. Throws
 * {@link ApiError}.
 */
export async function callApi<Answer>(path: string, options: ApiOptions = {}): Promise<Answer> {
  const { method = 'GET', body, signal, keepalive = false } = options;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'include',
      keepalive,
      signal: signal ?? null,
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(unknownError);
  }
  if (response.status === 204) return undefined as Answer;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const { message } = (answer ?? {}) as { message?: string };
  throw new ApiError(message ?? unknownError, response.status, answer);
}
