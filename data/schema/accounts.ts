import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Accounts and permissions. Ids are sortable (`data/site/sortable-id.ts`); times are ISO 8601 in UTC unless stated
 * otherwise. No usable credentials are stored: tokens and links only as SHA-256, passwords only as scrypt.
 */

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  /** As typed, for display. */
  username: text().notNull(),
  /** NFKC and lower case. Names that differ only in case are the same. */
  usernameKey: text('username_key').notNull().unique(),
  email: text(),
  role: text({ enum: ['reader', 'admin'] }).notNull(),
  status: text({ enum: ['active', 'blocked'] })
    .notNull()
    .default('active'),
  /** With its parameters; `null` for an account that has only passkeys. */
  passwordHash: text('password_hash'),
  createdAt: text('created_at').notNull(),
  passwordChangedAt: text('password_changed_at'),
});

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hexadecimal. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Seconds since 1970: when the session expires unless it is used before. */
    expiresAt: integer('expires_at').notNull(),
    /** Public name of the session, which is no credential. */
    handle: text().notNull().unique(),
    createdAt: text('created_at').notNull(),
    /** When the password or a passkey was last confirmed in this session. */
    confirmedAt: text('confirmed_at').notNull(),
    /** Updated at most every ten minutes. */
    lastSeenAt: text('last_seen_at').notNull(),
    /** The browser's user agent, cut to 200 characters. */
    agent: text().notNull(),
    /** Hash of the IP prefix for one day; see `worker/accounts/ip-prefix.ts`. */
    ipPrefixHash: text('ip_prefix_hash').notNull(),
    /** Whether two factors were used: a passkey, or a password and a code. */
    isMultiFactor: integer('is_multi_factor', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Some authenticators increase it at each use. A decrease indicates a cloned key. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Synced to several devices by the vendor's service. */
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    label: text().notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Second factors: authenticator apps whose codes are required after the password. Not included in backups. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted by `worker/settings/secret.ts` for this account only. */
  secret: text().notNull(),
  /** The time step of the last accepted code, in steps of 30 seconds since 1970. Codes up to this step are rejected. */
  lastStep: integer('last_step').notNull(),
  createdAt: text('created_at').notNull(),
});

/** Open passkey challenges and secrets of new apps. Each can be used once, within a few minutes. */
export const ceremonies = sqliteTable('ceremonies', {
  id: text().primaryKey(),
  kind: text({ enum: ['register', 'sign-in', 'confirm', 'invite', 'code'] }).notNull(),
  /** For an app, its encrypted secret. */
  challenge: text().notNull(),
  /** The account; for an invitation, the id of the future account. */
  userId: text('user_id'),
  expiresAt: text('expires_at').notNull(),
});

/** One-time links: invitations, resets that an administrator makes, and links for a new password by mail. */
export const invites = sqliteTable('invites', {
  id: text().primaryKey(),
  /** SHA-256 of the link's token, hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  kind: text({ enum: ['invite', 'reset', 'recovery'] }).notNull(),
  role: text({ enum: ['reader', 'admin'] }).notNull(),
  /** The name of the future account, if the inviter chose it. */
  username: text(),
  /** For a reset or a new password, the account. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Name of the inviter; `null` for the installation. */
  createdBy: text('created_by'),
  createdAt: text('created_at').notNull(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/** Recent attempts by rate limit key: "login:name:anna", "register:network:5f3a…". */
export const attempts = sqliteTable('attempts', {
  key: text().primaryKey(),
  times: integer().notNull(),
  /** Seconds since 1970. */
  since: integer().notNull(),
  /** End of the block; seconds since 1970. */
  until: integer().notNull(),
});

/** Daily salts of the IP prefix hashes. They are deleted after two days, which makes the hashes meaningless. */
export const ipPrefixSalts = sqliteTable('ip_prefix_salts', {
  /** ISO 8601 date, UTC. */
  day: text().primaryKey(),
  salt: text().notNull(),
});

/** Changed and added settings. The site's own definitions are in `seeds/settings.ts`. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  /** As text for every type. Protected values are encrypted by `worker/settings/secret.ts`. */
  value: text().notNull(),
  /** The definition of an added setting. `null` for the site's own settings, which have it in their seed. */
  definition: text({ mode: 'json' }).$type<SettingDefinition>(),
  updatedAt: text('updated_at').notNull(),
  /** Name of the administrator. */
  updatedBy: text('updated_by').notNull(),
});

/** The definition of a setting that an administrator adds. */
export interface SettingDefinition {
  category: string;
  dataType: 'string' | 'number' | 'boolean' | 'json';
  label: string;
  description: string;
  defaultValue: string;
  isProtected: boolean;
  isSystem: boolean;
}

/** Audit log. Rows are only added: triggers reject updates, and deletions within a year. */
export const audit = sqliteTable(
  'audit',
  {
    id: text().primaryKey(),
    at: text().notNull(),
    /** Id of the account, if there is one. */
    actorId: text('actor_id'),
    /**
     * Its name at that time, because accounts can be deleted. "unknown" if a sign-in matched no account: the text might
     * be a password.
     */
    actor: text().notNull(),
    action: text().notNull(),
    /** The affected object: a name, a key. */
    subject: text().notNull(),
    before: text(),
    after: text(),
    ipPrefixHash: text('ip_prefix_hash').notNull(),
  },
  (table) => [index('audit_by_action').on(table.action, table.id)],
);
