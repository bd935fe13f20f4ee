import type { ErrorAnswer } from '#data/site/contract/error.ts';
import { ApiError } from './call-api.ts';

/** The code of a refused request, for example "confirm". `undefined` if there was no answer. */
export function errorCodeOf(error: unknown): ErrorAnswer['code'] | undefined {
  return answerOf(error)?.code;
}

/** Errors of single fields. Empty if the request was refused as a whole. */
export function fieldErrorsOf(error: unknown): { field: string; message: string }[] {
  return answerOf(error)?.issues ?? [];
}

/** A sentence for the reader. */
export function messageOf(error: unknown, otherwise = 'An unexpected error occurred'): string {
  return (error instanceof Error && error.message) || otherwise;
}

function answerOf(error: unknown): Partial<ErrorAnswer> | undefined {
  if (!(error instanceof ApiError) || typeof error.answer !== 'object' || error.answer === null) return undefined;
  return error.answer as Partial<ErrorAnswer>;
}
