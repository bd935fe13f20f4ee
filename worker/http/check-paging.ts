import { HttpError } from './http-error.ts';

const rules: Record<string, { max: number; rule: string }> = {
  page: { max: 10_000, rule: 'must be a whole number, 1 to 10,000' },
  limit: { max: 100, rule: 'must be a whole number, 1 to 100' },
  perPage: { max: 100, rule: 'must be a whole number, 1 to 100' },
};

/**
 * Throws a {@link HttpError} for a page or a page size that does not exist. Pages redirect to the nearest one, but a
 * program that gets other rows than it requested would not notice. A page after the last one is the last: the response
 * has its number.
 */
export function checkPaging(query: Readonly<Record<string, string>>): void {
  const issues = Object.entries(rules).flatMap(([field, { max, rule }]) => {
    const value = query[field];
    if (value === undefined || value === '') return [];
    return /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
      ? []
      : [{ field, message: `${field} ${rule}` }];
  });
  if (issues.length > 0) throw new HttpError(400, `${issues.map(({ message }) => message).join('; ')}.`, issues);
}
