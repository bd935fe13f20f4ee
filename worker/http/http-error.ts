import type { ErrorAnswer } from '#data/site/contract/error.ts';

const codeOfStatus = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'invalid',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported',
  429: 'too_many',
  503: 'unavailable',
} as const;

/** Optional details of a problem. */
interface ProblemDetails {
  /** Overrides the default code of the status. */
  code?: ErrorAnswer['code'];
  /** Seconds until the client may retry. */
  retryAfter?: number;
}

/**
 * A request that cannot be answered, with a sentence for the reader. Deep code throws it, and each response format
 * renders it once.
 */
export class HttpError extends Error {
  readonly status: keyof typeof codeOfStatus;
  readonly issues: ErrorAnswer['issues'];

  readonly code: ErrorAnswer['code'];
  readonly retryAfter: number | undefined;

  constructor(
    status: keyof typeof codeOfStatus,
    message: string,
    issues?: ErrorAnswer['issues'],
    { code = codeOfStatus[status], retryAfter }: ProblemDetails = {},
  ) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.issues = issues;
    this.code = code;
    this.retryAfter = retryAfter ?? (status === 503 ? 60 : undefined);
  }

  get answer(): ErrorAnswer {
    return { message: this.message, code: this.code, ...(this.issues && { issues: this.issues }) };
  }
}
