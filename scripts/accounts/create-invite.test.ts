import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { adviceOn, wranglerArguments } from '../publish/wrangler.ts';
import { inviteLink } from '#data/accounts/contract/invite-link.ts';
import { newInvite, remoteCommand } from './create-invite.ts';

test('a link contains a token of 32 bytes, and only its hash is stored', () => {
  const invite = newInvite('Anna');
  expect(Buffer.from(invite.token, 'base64url')).toHaveLength(32);
  expect(invite.row.token_hash).toBe(createHash('sha256').update(invite.token).digest('hex'));
  expect(JSON.stringify(invite.row)).not.toContain(invite.token);
  expect(inviteLink('http://localhost:8787', invite.token)).toBe(`http://localhost:8787/auth#invite=${invite.token}`);
});

test('a link works for an hour', () => {
  const { created_at, expires_at } = newInvite().row;
  expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(3_600_000);
});

test.each(["x'); DROP TABLE users;--", 'an', 'аnna', ''])('rejects %s as a username', (name) => {
  expect(() => newInvite(name)).toThrow('is not a valid username');
});

describe('an invitation to the deployed site', () => {
  const schema = readFileSync('worker/migrations/app/0001_accounts.sql', 'utf8');

  test.each(['Anna', undefined])('is one statement that stores the row, for %s', (name) => {
    const invite = newInvite(name);
    const command = remoteCommand(invite);
    expect(command.slice(0, -1)).toEqual(['execute', 'APP', '--yes', '--command']);
    const database = new Database(':memory:');
    database.exec(schema);
    // `prepare` accepts only one statement.
    database.prepare(command.at(-1) ?? '').run();
    expect(database.prepare('SELECT * FROM invites').all()).toEqual([
      { ...invite.row, kind: 'invite', role: 'admin', user_id: null, created_by: null, used_at: null },
    ]);
  });

  test('escapes quotation marks in a name', () => {
    const invite = newInvite();
    const command = remoteCommand({ ...invite, row: { ...invite.row, username: "x'); DROP TABLE users;--" } });
    const database = new Database(':memory:');
    database.exec(schema);
    database.prepare(command.at(-1) ?? '').run();
    expect(database.prepare('SELECT username FROM invites').pluck().get()).toBe("x'); DROP TABLE users;--");
  });

  test('is stored remotely and does not change local data', () => {
    expect(wranglerArguments('remote', 'execute', 'APP').slice(1)).toEqual(['d1', 'execute', 'APP', '--remote']);
    expect(wranglerArguments('local', 'execute', 'APP')).toContain('--local');
    expect(wranglerArguments('local', 'execute', 'APP')).not.toContain('--remote');
  });

  test('is not printed if nobody is signed in to Cloudflare, and the error says what to do', () => {
    const home = mkdtempSync(join(tmpdir(), 'home-'));
    try {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['scripts/admin.ts', 'invite', 'anna', '--remote', '--site', 'https://example.org'],
        // Without a token or sign-in file, so that the deployed site of the user who runs this is not affected.
        { encoding: 'utf8', env: { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: home } },
      );
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toContain('Run `npx wrangler login`');
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });

  test.each([
    ['Authentication error [code: 10000]', 'npx wrangler login'],
    ["Couldn't find a D1 DB with the name or binding 'APP' in your wrangler.toml file.", 'wrangler.toml'],
    ['TypeError: fetch failed', 'network'],
  ])('says how to fix the error "%s"', (output, way) => {
    expect(adviceOn('remote', output)).toContain(way);
  });
});
