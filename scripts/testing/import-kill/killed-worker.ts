import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { bundleWorker } from '../../worker-bundle.ts';

/** Of the administrator's session, and of the site's build. */
export const token = 'A'.repeat(34);

/** The built worker with its state in a folder of its own, which can be ended at any moment and begun again. */
export class KilledWorker {
  readonly folder = mkdtempSync(join(tmpdir(), 'import-kill-'));
  #child: ChildProcess | undefined;
  #url = '';

  async begin(): Promise<void> {
    const { script } = await bundleWorker();
    const child = spawn(
      process.execPath,
      ['scripts/testing/import-kill/serve-imports.ts', script, join(this.folder, 'state'), token],
      // Of a group of its own: the runtime is a child of the child, and has to go with it.
      { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
    );
    this.#child = child;
    this.#url = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
      child.on('exit', (code) => reject(new Error(`The worker ended with ${code} before it answered`)));
    });
  }

  /** As a power cut: nothing is told to anybody. Ends when nothing is left that could write. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    this.#child = undefined;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
    // The runtime is a child of the child, and may end after it.
    for (let tries = 0; tries < 200 && isRunning(child.pid); tries += 1) await setTimeout(50);
  }

  get url(): string {
    return this.#url;
  }

  async call(method: string, path: string, body?: object | FormData): Promise<Response> {
    const headers = {
      Cookie: `session=${token}`,
      'Sec-Fetch-Site': 'same-origin',
      Origin: this.#url.replace(/\/$/, ''),
    };
    return fetch(new URL(path, this.#url), {
      method,
      headers: { ...headers, ...(body && !(body instanceof FormData) && { 'Content-Type': 'application/json' }) },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  }

  /** Asks the library's own file, while nothing runs over it. */
  library<Answer>(query: string): Answer[] {
    return this.#ask('verses_fts', (database) => database.prepare<[], Answer>(query).all());
  }

  /** Likewise the site's state. */
  app<Answer>(query: string): Answer[] {
    return this.#ask('outbox', (database) => database.prepare<[], Answer>(query).all());
  }

  /** Changes the site's state, while nothing runs over it. */
  changeApp(statement: string, ...parameters: string[]): void {
    this.#ask('outbox', (database) => database.prepare<string[]>(statement).run(...parameters));
  }

  /** Locks the site's state as another process does that writes, until what is answered is called. */
  lockApp(): () => void {
    let database: Database.Database | undefined;
    this.#ask('outbox', ({ name }) => (database = new Database(name)));
    database?.exec('BEGIN IMMEDIATE');
    return () => database?.close();
  }

  /** Takes away what an object of this class has stored, while nothing runs over it. */
  forget(className: string): void {
    const folder = join(this.folder, 'state', 'do');
    for (const name of readdirSync(folder).filter((each) => each.endsWith(`-${className}`)))
      rmSync(join(folder, name), { recursive: true });
  }

  #ask<Answer>(table: string, ask: (database: Database.Database) => Answer): Answer {
    const folder = join(this.folder, 'state', 'd1', 'miniflare-D1DatabaseObject');
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sqlite'))) {
      const database = new Database(join(folder, name));
      try {
        if (database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return ask(database);
      } finally {
        database.close();
      }
    }
    throw new Error(`${folder} has no database with ${table}`);
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether a process of the group is left that could still do something. */
function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    return false;
  }
  // One that ended stays in the list until somebody has asked how; only Linux says which those are.
  return !existsSync('/proc/self/stat') || readdirSync('/proc').some((pid) => isAliveIn(group, pid));
}

function isAliveIn(group: number, pid: string): boolean {
  try {
    // "12 (name) S 1 12 …": state, parent, group.
    const [, state, , own] = /\) (\S) (\d+) (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(own) === group && state !== 'Z';
  } catch {
    return false;
  }
}
