import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { workerBindings } from '../checks/worker-bindings.ts';
import { bundleWorker } from '../worker-bundle.ts';

/** For the administrator's session, and for the site's build. */
export const token = 'A'.repeat(34);

/** The built worker with its own state folder, which can be killed at any moment and started again. */
export class KilledWorker {
  readonly folder = mkdtempSync(join(tmpdir(), 'killed-worker-'));
  #runtime: { miniflare: Miniflare; process: ChildProcess } | undefined;
  #url = '';
  #hasState = false;

  async begin(): Promise<void> {
    const { script } = await bundleWorker();
    // Miniflare does not expose its process, which is the only one that starts here.
    let started: ChildProcess | undefined;
    const onStart = (message: unknown): void => void (started = (message as { process: ChildProcess }).process);
    subscribe('child_process', onStart);
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({
        modules: true,
        script: readFileSync(script, 'utf8'),
        compatibilityDate: '2026-11-01',
        compatibilityFlags: ['nodejs_compat'],
        resourcePersistencePath: join(this.folder, 'state'),
        d1Databases: { LIBRARY: 'library', APP: 'app' },
        ...workerBindings,
        bindings: { BUILD_TOKEN: token },
        // Other logs would fill the output of the tests.
        handleStructuredLogs: ({ level, message }) => void (level === 'error' && process.stderr.write(`${message}\n`)),
        serviceBindings: { ASSETS: () => new Response('', { status: 404 }) },
      }),
    );
    try {
      this.#url = String(await miniflare.ready);
    } finally {
      unsubscribe('child_process', onStart);
    }
    if (!started) throw new Error('Miniflare started no process');
    this.#runtime = { miniflare, process: started };
    if (!this.#hasState) await createState(miniflare);
    this.#hasState = true;
  }

  /** Kills the runtime without notice, like a power failure. Resolves when it can no longer write. */
  async kill(): Promise<void> {
    const runtime = this.#runtime;
    if (!runtime) return;
    this.#runtime = undefined;
    const exited = once(runtime.process, 'exit');
    runtime.process.kill('SIGKILL');
    // Miniflare starts a runtime again that has exited, unless it is disposed of before it notices.
    await Promise.all([exited, runtime.miniflare.dispose()]);
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

  /** Queries the site's state. */
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

/** Creates the tables, an administrator, and the edition of an empty library. */
async function createState(miniflare: Miniflare): Promise<void> {
  const library = await miniflare.getD1Database('LIBRARY');
  await migrate(library, 'worker/migrations/library');
  await library.exec(
    `INSERT INTO edition (id, built_at, hebrew_entries, greek_entries, verses) VALUES ('test', '', 0, 0, 0)`,
  );
  const app = await miniflare.getD1Database('APP');
  await migrate(app, 'worker/migrations/app');
  const later = Math.floor(Date.now() / 1_000) + 3_600;
  const now = new Date().toISOString();
  await app.exec(
    `INSERT INTO users (id, username, username_key, role, status, created_at) VALUES ('u', 'admin', 'admin', 'admin', 'active', '${now}')`,
  );
  await app.exec(
    `INSERT INTO sessions (id, user_id, expires_at, handle, created_at, confirmed_at, last_seen_at, agent, ip_prefix_hash) VALUES ('${createHash('sha256').update(token).digest('hex')}', 'u', ${later}, 'h', '${now}', '${now}', '${now}', '', '')`,
  );
}

async function migrate(database: Awaited<ReturnType<Miniflare['getD1Database']>>, folder: string): Promise<void> {
  const files = readdirSync(folder).filter((each) => each.endsWith('.sql'));
  const statements = files
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'));
  await database.batch(statements.map((statement) => database.prepare(statement)));
}
