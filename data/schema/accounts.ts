import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * People and what they may do. Ids are sortable (`data/site/sortable-id.ts`), times ISO 8601 in UTC unless said.
 * Nothing here signs anyone in: of tokens and links only SHA-256 is kept, of passwords only scrypt.
 */

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  /** As it was typed, for show. */
  username: text().notNull(),
  /** NFKC and lower case: two names that differ in nothing else are one. */
  usernameKey: text('username_key').notNull().unique(),
  email: text(),
  role: text({ enum: ['reader', 'admin'] }).notNull(),
  status: text({ enum: ['active', 'blocked'] })
    .notNull()
    .default('active'),
  /** With its parameters; `null` for someone who signs in by passkey alone. */
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
    /** Seconds since 1970: when it ends unless it is used before. */
    expiresAt: integer('expires_at').notNull(),
    /** What a browser may know of the session: names it and signs nobody in. */
    handle: text().notNull().unique(),
    createdAt: text('created_at').notNull(),
    /** When a password or passkey was last given in this session. */
    confirmedAt: text('confirmed_at').notNull(),
    /** To ten minutes. */
    lastSeenAt: text('last_seen_at').notNull(),
    /** The browser's own name, cut to 200 characters. */
    agent: text().notNull(),
    /** See `worker/accounts/ip-prefix.ts`; of one day. */
    network: text().notNull(),
    /** Two factors were given in it: a passkey, or a password and a code. */
    isStrong: integer('is_strong', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Raised by some authenticators at each use; one that falls tells of a copy. */
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Kept by the maker's service on several devices. */
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    label: text().notNull(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Apps that make codes for an account, to be given beside its password. No backup holds them. */
export const secondFactors = sqliteTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** As `worker/settings/secret.ts` closes it, for this account alone. */
  secret: text().notNull(),
  /** Of the last code that was taken, in steps of 30 seconds since 1970: neither it nor one before it opens again. */
  lastStep: integer('last_step').notNull(),
  createdAt: text('created_at').notNull(),
});

/** Challenges of passkeys and secrets of apps that were begun; each can be answered once, within some minutes. */
export const ceremonies = sqliteTable('ceremonies', {
  id: text().primaryKey(),
  kind: text({ enum: ['register', 'sign-in', 'confirm', 'invite', 'code'] }).notNull(),
  /** Of an app, its secret, closed. */
  challenge: text().notNull(),
  /** Whose it is; of an invitation, the id that the new account will have. */
  userId: text('user_id'),
  expiresAt: text('expires_at').notNull(),
});

/** One-time links: into the site, or back into an account. */
export const invites = sqliteTable('invites', {
  id: text().primaryKey(),
  /** SHA-256 of the link's token, hexadecimal. */
  tokenHash: text('token_hash').notNull().unique(),
  kind: text({ enum: ['invite', 'reset'] }).notNull(),
  role: text({ enum: ['reader', 'admin'] }).notNull(),
  /** The name that the account will have, where the inviter chose it. */
  username: text(),
  /** Of a reset: whose. */
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** Name of the inviter; `null` for the installation itself. */
  createdBy: text('created_by'),
  createdAt: text('created_at').notNull(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

/** How often something was tried of late, by what is limited: "login:name:anna", "register:network:5f3a…". */
export const attempts = sqliteTable('attempts', {
  key: text().primaryKey(),
  times: integer().notNull(),
  /** Seconds since 1970. */
  since: integer().notNull(),
  /** Refused until then; seconds since 1970. */
  until: integer().notNull(),
});

/** What a day's hashes of networks are made with; forgotten two days later, and with it what they could tell. */
export const networkSalts = sqliteTable('network_salts', {
  /** ISO 8601 date, UTC. */
  day: text().primaryKey(),
  salt: text().notNull(),
});

/** Settings that were changed or added. Those that come with the site stand in `seeds/settings.ts`. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  /** As text, whatever its type; of a protected one as `worker/settings/secret.ts` writes it. */
  value: text().notNull(),
  /** What the site's own settings have from their seed; `null` there. */
  definition: text({ mode: 'json' }).$type<SettingDefinition>(),
  updatedAt: text('updated_at').notNull(),
  /** Name of the administrator. */
  updatedBy: text('updated_by').notNull(),
});

/** What an administrator says of a setting that he adds. */
export interface SettingDefinition {
  category: string;
  dataType: 'string' | 'number' | 'boolean' | 'json';
  label: string;
  description: string;
  defaultValue: string;
  isProtected: boolean;
  isSystem: boolean;
}

/** Who did what. Rows are only added: triggers refuse a change, and a deletion within a year. */
export const audit = sqliteTable(
  'audit',
  {
    id: text().primaryKey(),
    at: text().notNull(),
    /** Id of the account, where there is one. */
    actorId: text('actor_id'),
    /** Its name then, since accounts can be deleted; "unknown" where a sign-in named none: it might be a password. */
    actor: text().notNull(),
    action: text().notNull(),
    /** What it was done to: a name, a key. */
    subject: text().notNull(),
    before: text(),
    after: text(),
    network: text().notNull(),
  },
  (table) => [index('audit_by_action').on(table.action, table.id)],
);
