import type { NewSetting } from '#data/administration/contract/settings.ts';
import type { SettingSeed } from '#seeds/settings.ts';
import { HttpError } from '../http/http-error.ts';
import { chooseOneOfMessage, enterJson, enterNumber, enterTrueOrFalse, valueNotAllowed } from './messages.ts';

/** Whether a value is invalid for its type. */
const isInvalid = {
  string: () => false,
  number: (text: string) => text.trim() === '' || !Number.isFinite(Number(text)),
  boolean: (text: string) => text !== 'true' && text !== 'false',
  json: (text: string) => !isJson(text),
} as const satisfies Record<NewSetting['dataType'], (text: string) => boolean>;

const sentences = {
  string: '',
  number: enterNumber,
  boolean: enterTrueOrFalse,
  json: enterJson,
} as const;

/** Throws a {@link HttpError} 400 with an issue of the field `value`, which never repeats the value. */
export function checkSeededValue(seed: SettingSeed, value: string): void {
  const parsed = seed.schema.safeParse(value);
  if (!parsed.success) throw invalidValue(parsed.error.issues[0]?.message ?? valueNotAllowed);
  if (seed.options && !seed.options.includes(value)) throw invalidValue(chooseOneOfMessage(seed.options));
}

/** The same check for a setting that an administrator added. */
export function checkAddedValue(dataType: NewSetting['dataType'], value: string): void {
  if (isInvalid[dataType](value)) throw invalidValue(sentences[dataType]);
}

export function invalidValue(message: string): HttpError {
  return new HttpError(400, `${message}.`, [{ field: 'value', message }]);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
