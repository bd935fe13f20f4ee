/** A call that was answered with an error, or not at all; `message` is for the reader. */
export class FailedCall extends Error {
  override name = 'FailedCall';
  /** Status of the answer; absent where there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }

  /** The answer is that there is no such thing. */
  get isMissing(): boolean {
    return this.status === 404;
  }
}

const unknownError = 'An unexpected error occurred';

/** What a path of this site answers as JSON. Throws {@link FailedCall}. */
export async function call<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { credentials: 'include' }).catch(() => undefined);
  if (!response) throw new FailedCall(unknownError);
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as Answer;
  const { message } = (answer ?? {}) as { message?: string };
  throw new FailedCall(message ?? unknownError, response.status);
}
