import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * What administrators write for readers. Ids are sortable, times ISO 8601 in UTC. Of every text there are two: `content` as
 * it was written, which only the editor gets, and `content_html` as `worker/content/sanitise.ts` made it of that at the
 * save, which is what readers get. What was deleted stays for a day, so that it can be brought back.
 */

export const pages = sqliteTable(
  'pages',
  {
    id: text().primaryKey(),
    /** Of `/pages/{slug}`. */
    slug: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    contentHtml: text('content_html').notNull(),
    /** A draft otherwise. */
    published: integer({ mode: 'boolean' }).notNull(),
    /** Not before then; `null` for at once. */
    publishAt: text('publish_at'),
    /** Whether search engines are told of it. */
    isListed: integer('is_listed', { mode: 'boolean' }).notNull(),
    /** Whether the foot of the site's pages leads to it. */
    inFooter: integer('in_footer', { mode: 'boolean' }).notNull().default(false),
    /** Whether searches find it by its words. */
    inSearch: integer('in_search', { mode: 'boolean' }).notNull().default(false),
    /** What searches look in: title and text folded, a space before each word. */
    words: text().notNull().default(''),
    /** Raised by each save, which has to name the one that it changes. */
    revision: integer().notNull(),
    /** Of the link that shows a draft to whoever has it. */
    draftToken: text('draft_token').notNull().unique(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: text('deleted_at'),
  },
  (table) => [
    uniqueIndex('pages_by_slug')
      .on(table.slug)
      .where(sql`deleted_at IS NULL`),
  ],
);

/** Every text that a page has had, the one that it has included. */
export const pageRevisions = sqliteTable(
  'page_revisions',
  {
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    savedAt: text('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.revision] })],
);

/** Addresses that pages had before. */
export const redirects = sqliteTable(
  'redirects',
  {
    /** "/pages/old" */
    path: text().primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('redirects_by_page').on(table.pageId)],
);

/** Where addresses that are not there lead, as administrators made it of reports. What the site has goes before. */
export const addressRedirects = sqliteTable('address_redirects', {
  id: text().primaryKey(),
  /** "/old/page": decoded, without a slash at its end. */
  from: text('from_path').notNull().unique(),
  /** Path of this site, with its query and its fragment. */
  to: text('to_path').notNull(),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by').notNull(),
});

/** Advertisements and boxes of words, which stand on the site's pages. */
export const placements = sqliteTable(
  'placements',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['advertisement', 'box'] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    contentHtml: text('content_html').notNull(),
    position: text().notNull(),
    /** Of an advertisement, where it has one: https. */
    linkUrl: text('link_url'),
    active: integer({ mode: 'boolean' }).notNull(),
    /** Not before, and not from then on; `null` for always. */
    startsAt: text('starts_at'),
    endsAt: text('ends_at'),
    /** Raised by each save, which has to name the one that it changes. */
    revision: integer().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: text('deleted_at'),
  },
  (table) => [index('placements_by_kind').on(table.kind)],
);
