import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrorsOf, messageOf } from './api-error.ts';

/** Shows the server's errors next to the fields that they name, or the general message if they name none. */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const issues = fieldErrorsOf(error);
  const known = fields.flatMap((field) => issues.filter((issue) => issue.field === field));
  for (const { field, message } of known) setError(field as FieldPath<Values>, { message });
  if (known.length === 0) setError('root', { message: messageOf(error) });
}
