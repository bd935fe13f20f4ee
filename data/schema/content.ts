import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Texts that administrators write for readers. Ids are sortable, times ISO 8601 in UTC. Every text is stored twice:
 * `content` as written, only for the editor, and `content_html`, which `worker/content/sanitize.ts` derives from it on
 * save, for readers. Deleted rows remain for a day so that they can be restored.
 */

export const pages = sqliteTable(
  'pages',
  {
    id: text().primaryKey(),
    /** The last segment of `/pages/{slug}`. */
    slug: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    contentHtml: text('content_html').notNull(),
    /** False for a draft. */
    published: integer({ mode: 'boolean' }).notNull(),
    /** The page is not shown before this time; `null` for no limit. */
    publishAt: text('publish_at'),
    /** Whether search engines can index it. */
    isListed: integer('is_listed', { mode: 'boolean' }).notNull(),
    /** Whether the footer links to it. */
    inFooter: integer('in_footer', { mode: 'boolean' }).notNull().default(false),
    /** Whether searches find its text. */
    inSearch: integer('in_search', { mode: 'boolean' }).notNull().default(false),
    /** The text for searches: folded title and content, with a space before each word. */
    words: text().notNull().default(''),
    /** Increased by each save. A save must name the revision that it edits. */
    revision: integer().notNull(),
    /** Token of the link that shows the draft. */
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

/** All revisions of a page, including the current one. */
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

/** Former paths of custom pages. */
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

/** Redirects of missing paths, created by administrators from error reports. Existing pages take precedence. */
export const urlRedirects = sqliteTable('url_redirects', {
  id: text().primaryKey(),
  /** "/old/page": decoded, without a trailing slash. */
  from: text('from_path').notNull().unique(),
  /** A path of this site with query and fragment. */
  to: text('to_path').notNull(),
  createdAt: text('created_at').notNull(),
  createdBy: text('created_by').notNull(),
});

/** Advertisements and content boxes. */
export const placements = sqliteTable(
  'placements',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['advertisement', 'box'] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    contentHtml: text('content_html').notNull(),
    position: text().notNull(),
    /** Link of an advertisement, if it has one: https. */
    linkUrl: text('link_url'),
    active: integer({ mode: 'boolean' }).notNull(),
    /** The period in which it is shown, without its end; `null` for no limit. */
    startsAt: text('starts_at'),
    endsAt: text('ends_at'),
    /** Increased by each save. A save must name the revision that it edits. */
    revision: integer().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: text('deleted_at'),
  },
  (table) => [index('placements_by_kind').on(table.kind)],
);
