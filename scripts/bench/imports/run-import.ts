import type { FileAnswer, ImportAnswer } from '#data/administration/contract/imports.ts';
import { openDatabase, cookie } from './site-copy.ts';
import { runtimeFigures } from './runtime.ts';

/** A running site with its databases in a folder. */
export interface Site {
  url: string;
  pid: number;
  folder: string;
}

export interface Stage {
  name: string;
  seconds: number;
  cpuSeconds: number;
}

export interface ImportFigures {
  id: string;
  /** From the request that starts it to the first search that finds a verse in it. */
  seconds: number;
  stages: Stage[];
  /** Megabytes of the runtime before the import, and the maximum during it. */
  before: number;
  most: number;
}

const pollMs = 25;
const importTimeoutMs = 300_000;

/** Uploads a text, imports it with the requests of the dashboard, and monitors the runtime meanwhile. */
export async function runImport(site: Site, code: string, text: string): Promise<ImportFigures> {
  const path = await uploadText(site, code, text);
  const app = openDatabase(site.folder, 'sessions');
  try {
    const before = runtimeFigures(site.pid);
    const begun = performance.now();
    const { id } = await startImport(site, code, path);
    const state = app.prepare<[string], string>('SELECT state FROM imports WHERE id = ?').pluck();
    const stages: Stage[] = [];
    let [name, from, cpu, most] = ['queued', begun, before.seconds, before.megabytes];
    const close = (next: string): void => {
      const { seconds: now } = runtimeFigures(site.pid);
      stages.push({ name, seconds: (performance.now() - from) / 1000, cpuSeconds: now - cpu });
      [name, from, cpu] = [next, performance.now(), now];
    };
    for (;;) {
      if (performance.now() - begun > importTimeoutMs)
        throw new Error(`After five minutes, the import of ${code} is still ${name}`);
      const now = state.get(id) ?? '';
      if (['failed', 'refused', 'cancelled', 'awaiting_consent'].includes(now))
        throw new Error(`The import of ${code} is ${now}`);
      if (now !== name) close(now);
      if (now === 'completed') break;
      most = Math.max(most, runtimeFigures(site.pid).megabytes);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    await expectInSearch(site, code);
    return { id, seconds: (performance.now() - begun) / 1000, stages, before: before.megabytes, most };
  } finally {
    app.close();
  }
}

const headers = (site: Site): Record<string, string> => ({
  Cookie: cookie,
  Origin: site.url,
  'Sec-Fetch-Site': 'same-origin',
});

async function uploadText(site: Site, code: string, text: string): Promise<string> {
  const form = new FormData();
  form.set('bibleVersion', code);
  form.set('language', 'en');
  form.set('file', new File([text], `${code}.txt`));
  const response = await fetch(`${site.url}/api/admin/upload-bible`, {
    method: 'POST',
    headers: headers(site),
    body: form,
  });
  if (!response.ok) throw new Error(`The upload was answered with status ${response.status}: ${await response.text()}`);
  return ((await response.json()) as FileAnswer).file.path;
}

async function startImport(site: Site, version: string, filePath: string): Promise<ImportAnswer['import']> {
  const response = await fetch(`${site.url}/api/admin/import-bible`, {
    method: 'POST',
    headers: { ...headers(site), 'Content-Type': 'application/json' },
    body: JSON.stringify({ version, filePath, agreed: true }),
  });
  if (!response.ok) throw new Error(`The import was answered with status ${response.status}: ${await response.text()}`);
  return ((await response.json()) as ImportAnswer).import;
}

async function expectInSearch(site: Site, code: string): Promise<void> {
  const response = await fetch(`${site.url}/api/search?q=${encodeURIComponent('Nebuchadnezzar')}&db=${code}`);
  const { pagination } = (await response.json()) as { pagination?: { totalResults: number } };
  if (!pagination?.totalResults)
    throw new Error(`${code} is live, but a search finds nothing in it (status ${response.status})`);
}

/** Removes the text from readers again, and waits until its rows are deleted. */
export async function rollBackImport(site: Site, id: string, code: string): Promise<void> {
  const response = await fetch(`${site.url}/api/admin/imports/${id}/rollback`, {
    method: 'POST',
    headers: headers(site),
  });
  if (!response.ok)
    throw new Error(`The rollback was answered with status ${response.status}: ${await response.text()}`);
  const app = openDatabase(site.folder, 'sessions');
  const cleaning = app.prepare<[string], number>('SELECT cleaning FROM imports WHERE id = ?').pluck();
  while (cleaning.get(id) !== 0) await new Promise((resolve) => setTimeout(resolve, 100));
  app.close();
  const search = await fetch(`${site.url}/api/search?q=Nebuchadnezzar&db=${code}`);
  if (search.status !== 400)
    throw new Error(`${code} was rolled back, but a search was answered with status ${search.status}`);
}
