import type { ConvertAnswer } from '#data/administration/contract/imports.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';
import { serverErrorMessage } from './sql-messages.ts';

/** Throws an error with the wording of the specification: "Server returned 500: …". */
export async function convertText(file: File, tableName: string, encoding: string): Promise<ConvertAnswer> {
  const body = new FormData();
  body.set('tableName', tableName);
  if (encoding) body.set('encoding', encoding);
  body.set('textFile', file, file.name);
  const response = await fetch('/api/converter/convert-text-to-sql', { method: 'POST', credentials: 'include', body });
  if (response.status === 401) {
    // A guarded request prompts for the sign-in. Then the same file is sent again.
    await requestWithSignIn('/api/converter/converted-files');
    return convertText(file, tableName, encoding);
  }
  if (response.ok) return response.json() as Promise<ConvertAnswer>;
  const text = await response.text();
  throw new Error(serverErrorMessage(response.status, messageIn(text)));
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: string };
    return message ?? text;
  } catch {
    return text;
  }
}
