const unknownError = 'An unexpected error occurred';

/** A call that was answered with an error, or not at all; `message` is for the reader. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Status of the answer; absent where there was none. */
  readonly status: number | undefined;
  /** The answer's body where it is JSON, e.g. the place of a fault in a query. */
  readonly answer: unknown;

  constructor(message: string, status?: number, answer?: unknown) {
    super(message);
    this.status = status;
    this.answer = answer;
  }

  /** The answer is that there is no such thing. */
  get isMissing(): boolean {
    return this.status === 404;
  }

  /** No answer at all, or none but that the service is away or at fault. */
  get isUnreachable(): boolean {
    return this.status === undefined || this.status >= 500;
  }
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** Is sent even when the page is left meanwhile. */
  keepalive?: boolean;
}

/** What a path of this site answers as JSON; `undefined` for an answer without content. Throws {@link ApiError}. */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
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
