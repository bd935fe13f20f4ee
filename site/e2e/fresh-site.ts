import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { freePort } from '../../scripts/free-port.ts';
import { localDatabases } from '../../scripts/publish/published.ts';
import { copySourceTree } from '../../scripts/rebuild/copy-source-tree.ts';
import { stateFolder } from '../../scripts/publish/state-folder.ts';

/** A site starts in seconds. A busy machine may take minutes for it. */
const patience = 600_000;
const firstLink = /auth#invite=\S+\n/;
const isServing = /is running at \S+\n/;
/** In a folder of its own, independent of the state that the tests use. */
const ownState = '.wrangler/state';

export interface Started {
  url: string;
  /** The output of `npm start` until it printed the link. */
  printed: string;
  /** Its output until now. */
  readOutput: () => string;
  /** Kills `npm start` alone, and none of the processes that it started. */
  killServer: () => void;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export interface FreshSite extends Omit<Started, 'end'> {
  /** Opens the database with its accounts, while it is served. */
  openState: () => Database.Database;
  stop: () => Promise<void>;
}

export interface OwnTree extends Omit<Started, 'end'> {
  folder: string;
  /** Kills the process as a power failure would. The folder remains. */
  kill: () => Promise<void>;
}

/**
 * Runs `npm start` as after a fresh clone: the library is loaded and there are no accounts. It serves the pages of all
 * tests.
 */
export async function startFresh(name: string): Promise<FreshSite> {
  const folder = `.build/${name}`;
  rmSync(folder, { recursive: true, force: true });
  copyLibrary(folder);
  // Rebuilds are off, because the pages are shared.
  const { end, ...site } = await startSite('.', { DEPLOY_HOOK_URL: '', LEXICON_STATE: folder });
  return {
    ...site,
    openState: () => openState(folder),
    stop: () => end('SIGTERM').then(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** The same in a separate folder below `.build`, in which the site can be rebuilt. */
export async function startOwnTree(name: string): Promise<OwnTree> {
  const folder = path.resolve('.build', name);
  copySourceTree(folder);
  copyLibrary(path.join(folder, ownState));
  const { end, ...site } = await startSite(folder, { LEXICON_STATE: ownState });
  return { ...site, folder, kill: () => end('SIGKILL') };
}

/** Runs `npm start` again in the folder of a tree that was killed. Its accounts exist, so it prints no link for the first one. */
export async function startAgain({ folder }: OwnTree): Promise<OwnTree> {
  const { end, ...site } = await startSite(folder, { LEXICON_STATE: ownState }, isServing);
  return { ...site, folder, kill: () => end('SIGKILL') };
}

/**
 * Copies the loaded library without the state of the site. The record of its last check names the time of the file, so
 * a start does not check the copy again.
 */
function copyLibrary(folder: string): void {
  const databases = databasesIn(folder);
  mkdirSync(databases, { recursive: true });
  for (const file of readdirSync(localDatabases)) {
    if (file.endsWith('.sqlite') && !holdsPeople(path.join(localDatabases, file)))
      cpSync(path.join(localDatabases, file), path.join(databases, file), { preserveTimestamps: true });
  }
  for (const record of readdirSync(stateFolder).filter((name) => /^library-(?:edition|checked)$/.test(name)))
    cpSync(path.join(stateFolder, record), path.join(folder, record));
}

/**
 * Runs `npm start` in a folder until it prints `ready`, by default the link for the first administrator. If another process takes the port
 * in the meantime, it tries another one.
 */
export async function startSite(
  cwd: string,
  env: Record<string, string>,
  ready = firstLink,
  tries = 3,
): Promise<Started> {
  try {
    return await startAt(await freePort(), cwd, env, ready);
  } catch (error) {
    if (tries === 1 || !String(error).includes(' has port ')) throw error;
    return startSite(cwd, env, ready, tries - 1);
  }
}

async function startAt(port: number, cwd: string, env: Record<string, string>, ready: RegExp): Promise<Started> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, because the runtime is a grandchild and has to end as well.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
    await ended;
  };
  let printed = '';
  return new Promise((resolve, reject) => {
    const waiting = setTimeout(() => {
      void end('SIGKILL');
      reject(new Error(`a fresh site was not ready in ${patience / 1000} s:\n${printed}`));
    }, patience);
    const read = (data: Buffer): void => {
      printed += String(data);
      if (!ready.test(printed)) return;
      clearTimeout(waiting);
      resolve({
        url: `http://localhost:${port}`,
        printed,
        readOutput: () => printed,
        killServer: () => child.kill('SIGKILL'),
        end,
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(waiting);
      reject(new Error(`a fresh site ended with ${code}:\n${printed}`));
    });
  });
}

function databasesIn(folder: string): string {
  return path.join(folder, path.relative(stateFolder, localDatabases));
}

function openState(folder: string): Database.Database {
  const files = readdirSync(databasesIn(folder)).filter((file) => file.endsWith('.sqlite'));
  const found = files.map((file) => path.join(databasesIn(folder), file)).find(holdsPeople);
  if (!found) throw new Error(`${folder} has no accounts`);
  // The site may be writing.
  return new Database(found, { timeout: 5_000 });
}

function holdsPeople(file: string): boolean {
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'invites'`).get() !== undefined;
  } finally {
    database.close();
  }
}
