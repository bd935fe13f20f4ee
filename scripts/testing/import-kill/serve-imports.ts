import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { workerBindings } from '../../checks/worker-bindings.ts';

/**
 * The built worker with persistent databases, in a separate process, so that a test can kill it at any moment, like a
 * power failure. Arguments: the bundle, the folder of its state, and a token, which is used for the administrator's
 * session and the build.
 */
const [bundle = '', state = '', token = ''] = process.argv.slice(2);

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    modules: true,
    script: readFileSync(bundle, 'utf8'),
    compatibilityDate: '2026-11-01',
    compatibilityFlags: ['nodejs_compat'],
    resourcePersistencePath: state,
    d1Databases: { LIBRARY: 'library', APP: 'app' },
    ...workerBindings,
    bindings: { BUILD_TOKEN: token },
    serviceBindings: { ASSETS: () => new Response('', { status: 404 }) },
  }),
);
const url = await miniflare.ready;
await migrate('LIBRARY', 'worker/migrations/library', 'edition');
await migrate('APP', 'worker/migrations/app', 'users');
const library = await miniflare.getD1Database('LIBRARY');
await library.exec(
  `INSERT INTO edition (id, built_at, hebrew_entries, greek_entries, verses) SELECT 'test', '', 0, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM edition)`,
);
const app = await miniflare.getD1Database('APP');
const later = Math.floor(Date.now() / 1_000) + 3_600;
const now = new Date().toISOString();
await app.exec(
  `INSERT OR IGNORE INTO users (id, username, username_key, role, status, created_at) VALUES ('u', 'admin', 'admin', 'admin', 'active', '${now}')`,
);
await app.exec(
  `INSERT OR IGNORE INTO sessions (id, user_id, expires_at, handle, created_at, confirmed_at, last_seen_at, agent, ip_prefix_hash) VALUES ('${createHash('sha256').update(token).digest('hex')}', 'u', ${later}, 'h', '${now}', '${now}', '${now}', '', '')`,
);
process.stdout.write(`${url}\n`);

async function migrate(name: string, folder: string, table: string): Promise<void> {
  const database = await miniflare.getD1Database(name);
  if (await database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').bind(table).first()) return;
  for (const file of readdirSync(folder)
    .filter((each) => each.endsWith('.sql'))
    .sort())
    for (const statement of readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint'))
      await database.prepare(statement).run();
}
