import type { z } from 'zod';
import { tryParseEntryNumber, type EntryNumber } from '#data/model/entry-number.ts';
import { Problem } from './problem.ts';

/** The query of a request as its schema has it; throws a {@link Problem} 400 with an issue per field. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new Problem(400, `${issues.map(({ message }) => message).join('; ')}.`, issues);
}

/** Letter, digits and perhaps a homograph letter, whatever the value: what was meant as a number. */
const numberShape = /^[hg] ?\d{1,8} ?[a-z]?$/i;

/** The entry that a path names; throws a {@link Problem}: 400 for what is no number at all, 404 for one without entry. */
export function parseNumber(text: string): EntryNumber {
  const number = tryParseEntryNumber(text);
  if (number) return number;
  if (numberShape.test(text)) {
    throw new Problem(
      404,
      `There is no entry ${text.toUpperCase()}: Hebrew entries are H1 to H8674, Greek ones G1 to G5624 without G2717 and G3203 to G3302.`,
    );
  }
  const message = "This is not a Strong's number: write it like H430 or G26";
  throw new Problem(400, `${message}.`, [{ field: 'number', message }]);
}
