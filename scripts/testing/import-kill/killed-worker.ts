import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { bundleWorker } from '../../worker-bundle.ts';

/** For the administrator's session, and for the site's build. */
export const token = 'A'.repeat(34);

/** The built worker with its own state folder, which can be killed at any moment and started again. */
export class KilledWorker {
  readonly folder = mkdtempSync(join(tmpdir(), 'import-kill-'));
  #child: ChildProcess | undefined;
  #url = '';

  async begin(): Promise<void> {
    const { script } = await bundleWorker();
    const child = spawn(
      process.execPath,
      ['scripts/testing/import-kill/serve-imports.ts', script, join(this.folder, 'state'), token],
      // It has its own process group, because the runtime is a child of this child and must be killed with it.
      { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
    );
    this.#child = child;
    this.#url = await new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('http') && resolve(line));
      child.on('exit', (code) => reject(new Error(`The worker ended with ${code} before it answered`)));
    });
  }

  /** Kills without notice, like a power failure. Resolves when no process is left that could write. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    this.#child = undefined;
    const exited = new Promise((resolve) => child.on('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await exited;
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

  /** Queries the library's own file. Call it only while nothing runs. */
  library<Row>(query: string): Row[] {
    return this.#ask('verses_fts', (database) => database.prepare<[], Row>(query).all());
  }

  /** Queries the site's state. Call it only while nothing runs. */
  app<Row>(query: string): Row[] {
    return this.#ask('outbox', (database) => database.prepare<[], Row>(query).all());
  }

  /** Changes the site's state. Call it only while nothing runs. */
  changeApp(statement: string, ...parameters: string[]): void {
    this.#ask('outbox', (database) => database.prepare<string[]>(statement).run(...parameters));
  }

  /** Locks the site's state like another writing process. Returns a function that releases the lock. */
  lockApp(): () => void {
    let database: Database.Database | undefined;
    this.#ask('outbox', ({ name }) => (database = new Database(name)));
    database?.exec('BEGIN IMMEDIATE');
    return () => database?.close();
  }

  /** Removes what objects of this class have stored. Call it only while nothing runs. */
  forget(className: string): void {
    const folder = join(this.folder, 'state', 'do');
    for (const name of readdirSync(folder).filter((each) => each.endsWith(`-${className}`)))
      rmSync(join(folder, name), { recursive: true });
  }

  #ask<Result>(table: string, use: (database: Database.Database) => Result): Result {
    const folder = join(this.folder, 'state', 'd1', 'miniflare-D1DatabaseObject');
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.sqlite'))) {
      const database = new Database(join(folder, name));
      try {
        if (database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return use(database);
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
  // A zombie process stays in the list until its parent waits for it. Only Linux shows which ones those are.
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
