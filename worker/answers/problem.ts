import type { ErrorAnswer } from '#data/contract/error.ts';

const codeOfStatus = { 400: 'invalid', 404: 'not_found', 405: 'invalid', 503: 'unavailable' } as const;

/** A request that cannot be answered, with a sentence for the reader. Thrown low, rendered once per kind of answer. */
export class Problem extends Error {
  readonly status: keyof typeof codeOfStatus;
  readonly issues: ErrorAnswer['issues'];

  constructor(status: keyof typeof codeOfStatus, message: string, issues?: ErrorAnswer['issues']) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.issues = issues;
  }

  get answer(): ErrorAnswer {
    return { message: this.message, code: codeOfStatus[this.status], ...(this.issues && { issues: this.issues }) };
  }
}
