import type { Context } from 'hono';
import type * as z from 'zod';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { Problem } from './http-error.ts';

/** The query of a request as its schema has it; throws a {@link Problem} 400 with an issue per field. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  return validate(schema, query);
}

/**
 * The JSON body of a request as its schema has it. Throws a {@link Problem}: 415 for another type, 400 for what is no
 * JSON, and 400 with an issue per field for what the schema refuses. An absent body is an empty object.
 */
export async function parseBody<Schema extends z.ZodType>(
  c: Pick<Context, 'req'>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('Content-Type');
  const isJson = /^application\/json\b/i.test(type ?? '');
  const text = isJson || !type ? await c.req.text() : '';
  if (text === '' && !type) return validate(schema, {});
  if (!isJson) throw new Problem(415, 'This call takes JSON: send it with the content type application/json.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body of the call is no JSON.');
  }
  return validate(schema, value);
}

/** A form with files. Throws a {@link Problem}: 415 for another type, 400 for one that was cut. */
export async function readForm(c: Pick<Context, 'req'>): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new Problem(415, 'This call takes a form: send it with the content type multipart/form-data.');
  try {
    return await c.req.formData();
  } catch {
    throw new Problem(400, 'The form cannot be read: it was cut on its way. Send it again.');
  }
}

/** The text fields of a form as their schema has them; throws a {@link Problem} 400 with an issue per field. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  return validate(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}

/** Throws a {@link Problem} 400 with one issue a field, whose sentences are the schema's own; none of them repeats what was sent. */
function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = new Map<string, string>();
  for (const { path, message } of parsed.error.issues)
    if (!faults.has(path.join('.'))) faults.set(path.join('.'), message);
  const issues = [...faults].map(([field, message]) => ({ field, message }));
  throw new Problem(400, `${issues.map(({ message }) => message).join('; ')}.`, issues);
}

/** Letter, digits and perhaps a homograph letter, whatever the value: what was meant as a number. */
const numberShape = /^[hg] ?\d{1,8} ?[a-z]?$/i;

/** The entry that a path names; throws a {@link Problem}: 400 for what is no number at all, 404 for one without entry. */
export function parseNumber(text: string): EntryNumber {
  const number = tryParseEntryNumber(text);
  if (number) return number;
  const plain = numberShape.test(text) ? tryParseEntryNumber(text.replace(/ ?[a-z]$/i, '')) : undefined;
  if (plain)
    throw new Problem(
      404,
      `There is no entry ${text.toUpperCase()}: ${plain} has no words that such a letter tells apart.`,
    );
  if (numberShape.test(text)) {
    throw new Problem(
      404,
      `There is no entry ${text.toUpperCase()}: Hebrew entries are H1 to H8674, Greek ones G1 to G5624 without G2717 and G3203 to G3302.`,
    );
  }
  const message = "This is not a Strong's number: write it like H430 or G26";
  throw new Problem(400, `${message}.`, [{ field: 'number', message }]);
}
