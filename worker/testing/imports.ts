import type { ImportStatusAnswer, ListedImport } from '#data/administration/contract/imports.ts';
import { requestApp } from './request-app.ts';
import { sendRequest, origin } from './test-users.ts';

/** Uploads a text as the dashboard does. Returns the path of the file. */
export async function upload(
  cookie: string,
  version: string,
  content: string | Uint8Array<ArrayBuffer>,
  { name = `${version}.txt`, ...fields }: { name?: string } & Record<string, string> = {},
): Promise<string> {
  const response = await postFile(cookie, version, content, { name, ...fields });
  const answer: { file?: { path: string }; message?: string } = await response.json();
  if (!answer.file) throw new Error(answer.message);
  return answer.file.path;
}

export function postFile(
  cookie: string,
  version: string,
  content: string | Uint8Array<ArrayBuffer>,
  { name = `${version}.txt`, ...fields }: { name?: string } & Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('bibleVersion', version);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([content], name));
  return requestApp('/api/admin/upload-bible', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: origin, Cookie: cookie },
    body: form,
  });
}

export async function startTestImport(
  cookie: string,
  version: string,
  filePath: string,
  { agreed = true } = {},
): Promise<ListedImport> {
  const response = await sendRequest('POST', '/api/admin/import-bible', {
    cookie,
    body: { version, filePath, agreed },
  });
  const answer: { import?: ListedImport; message?: string } = await response.json();
  if (!answer.import) throw new Error(`${response.status} ${answer.message}`);
  return answer.import;
}

export async function readStatus(cookie: string): Promise<ImportStatusAnswer> {
  return (await sendRequest('GET', '/api/admin/import-status', { cookie })).json();
}

export async function findImport(cookie: string, id: string): Promise<ListedImport> {
  const { activeImports, completedImports, endedImports } = await readStatus(cookie);
  const match = [...activeImports, ...completedImports, ...endedImports].find((each) => each.id === id);
  if (!match) throw new Error(`import ${id} is in no list`);
  return match;
}

/** Waits until an import is in one of the states and has deleted its temporary rows. */
export async function waitForImportState(cookie: string, id: string, ...states: string[]): Promise<ListedImport> {
  for (let tries = 0; tries < 2_400; tries += 1) {
    const match = await findImport(cookie, id);
    if (states.includes(match.status) && !match.stage.endsWith('cleaning up')) return match;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`import ${id} is not ${states.join(' or ')}: ${JSON.stringify(await findImport(cookie, id))}`);
}
