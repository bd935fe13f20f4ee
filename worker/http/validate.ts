import type { Context } from 'hono';
import type * as z from 'zod';
import { tryParseEntryNumber, type EntryNumber } from '#data/dictionary/entry-number.ts';
import { HttpError } from './http-error.ts';
import {
  formExpected,
  formIncomplete,
  jsonExpected,
  jsonInvalid,
  notStrongsNumber,
  unknownEntryMessage,
  unknownVariantEntryMessage,
} from './messages.ts';

/** Parses the query of a request with its schema. Throws a {@link HttpError} 400 with one issue per field. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.output<Schema> {
  return validate(schema, query);
}

/**
 * Parses the JSON body of a request with its schema. Throws a {@link HttpError}: 415 for another content type, 400 for
 * invalid JSON, and 400 with one issue per field if the schema rejects it. A missing body counts as an empty object.
 */
export async function parseBody<Schema extends z.ZodType>(
  c: Pick<Context, 'req'>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const type = c.req.header('Content-Type');
  const isJson = /^application\/json\b/i.test(type ?? '');
  const text = isJson || !type ? await c.req.text() : '';
  if (text === '' && !type) return validate(schema, {});
  if (!isJson) throw new HttpError(415, jsonExpected);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, jsonInvalid);
  }
  return validate(schema, value);
}

/** Reads a form with files. Throws a {@link HttpError}: 415 for another content type, 400 for a truncated form. */
export async function readForm(c: Pick<Context, 'req'>): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('Content-Type') ?? '')) throw new HttpError(415, formExpected);
  try {
    return await c.req.formData();
  } catch {
    throw new HttpError(400, formIncomplete);
  }
}

/** Parses the text fields of a form with their schema. Throws a {@link HttpError} 400 with one issue per field. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  return validate(schema, Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')));
}

/**
 * Throws a {@link HttpError} 400 with one issue per field. The messages come from the schema and never repeat the input.
 */
function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const messages = new Map<string, string>();
  for (const { path, message } of parsed.error.issues)
    if (!messages.has(path.join('.'))) messages.set(path.join('.'), message);
  const issues = [...messages].map(([field, message]) => ({ field, message }));
  throw new HttpError(400, `${issues.map(({ message }) => message).join('; ')}.`, issues);
}

/**
 * Matches what was meant as a Strong's number, in or out of range: a letter, digits and an optional homograph letter.
 */
const numberPattern = /^[hg] ?\d{1,8} ?[a-z]?$/i;

/**
 * Parses the Strong's number of a path. Throws a {@link HttpError}: 400 if it is not a number at all, 404 if there is no
 * such entry.
 */
export function parseNumber(text: string): EntryNumber {
  const number = tryParseEntryNumber(text);
  if (number) return number;
  const plain = numberPattern.test(text) ? tryParseEntryNumber(text.replace(/ ?[a-z]$/i, '')) : undefined;
  if (plain) throw new HttpError(404, unknownVariantEntryMessage(text.toUpperCase(), plain));
  if (numberPattern.test(text)) {
    throw new HttpError(404, unknownEntryMessage(text.toUpperCase()));
  }
  throw new HttpError(400, `${notStrongsNumber}.`, [{ field: 'number', message: notStrongsNumber }]);
}
