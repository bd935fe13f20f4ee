import * as z from 'zod';
import { productSlug } from '../../site/product.ts';
import {
  contentRequired,
  dateIncomplete,
  previewTooLong,
  slugIsReserved,
  slugRequired,
  slugRule,
  slugTooLong,
  textTooLong,
  titleRequired,
  titleTooLong,
} from '../messages.ts';

/** Maximum characters of a page. */
const maxPageContentLength = 200_000;

/** Slugs of the site's own pages, with which a custom page could be confused, and slugs reserved below /pages. */
const reserved: ReadonlySet<string> = new Set(
  (
    `home index results strongs-results ${productSlug} hebrew-learning hebrew-alefbet hebrew-verbs hebrew-roots bible ` +
    'parallel-bible strongs offline sample strongs-test about shells admin auth account login logout register api pages ' +
    'draft drafts preview new sitemap robots search 404'
  ).split(' '),
);

const titleField = z.string(titleRequired).trim().min(1, titleRequired).max(150, titleTooLong);
const contentField = z
  .string(contentRequired)
  .refine((text) => text.trim() !== '', contentRequired)
  .max(maxPageContentLength, textTooLong);

const slugField = z
  .string(slugRequired)
  .trim()
  .min(1, slugRequired)
  .max(80, slugTooLong)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugRule)
  .refine((slug) => !reserved.has(slug), slugIsReserved);

/** An instant or `null`; a form sends an empty string for none. */
export const instant = z.union([z.literal('').transform(() => null), z.null(), z.iso.datetime(dateIncomplete)]);

/** Body of `POST /api/admin/pages`. */
export const newPageForm = z.object({
  title: titleField,
  slug: slugField,
  content: contentField,
  /** The Active switch, which is labeled Published. */
  active: z.boolean().default(true),
  /** The page is not shown before this time. */
  publishAt: instant.default(null),
  /** Whether search engines can index it. */
  isListed: z.boolean().default(true),
  /** Whether the footer links to it. */
  inFooter: z.boolean().default(false),
  /** Whether searches find its text. */
  inSearch: z.boolean().default(false),
});
export type NewPageForm = z.input<typeof newPageForm>;

/** Body of `PUT /api/admin/pages/:id`. Omitted fields do not change; `revision` is the one that was edited. */
export const pageChange = z.object({
  title: titleField.optional(),
  slug: slugField.optional(),
  content: contentField.optional(),
  active: z.boolean().optional(),
  publishAt: instant.optional(),
  isListed: z.boolean().optional(),
  inFooter: z.boolean().optional(),
  inSearch: z.boolean().optional(),
  revision: z.int(),
});
export type PageChange = z.input<typeof pageChange>;

const time = z.string();
export const listedPage = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  active: z.boolean(),
  publishAt: time.nullable(),
  isListed: z.boolean(),
  inFooter: z.boolean(),
  inSearch: z.boolean(),
  revision: z.int(),
  /** Path of a link that shows the page even if it is not published. */
  draftPath: z.string(),
  updatedAt: time,
  updatedBy: z.string(),
});
export type ListedPage = z.infer<typeof listedPage>;

/** Response of `GET /api/admin/pages`. */
export const pagesAnswer = z.object({ pages: z.array(listedPage) });
export type PagesAnswer = z.infer<typeof pagesAnswer>;

/** Response of the routes of a single page. */
export const pageAnswer = listedPage.extend({
  content: z.string(),
  /** The HTML that readers see. */
  html: z.string(),
  /** Earlier paths that redirect to it. */
  formerPaths: z.array(z.string()),
});
export type PageAnswer = z.infer<typeof pageAnswer>;

/** Response to an outdated save: the current page, with status 409. */
export const staleAnswer = z.object({ message: z.string(), code: z.literal('conflict'), current: pageAnswer });
export type StaleAnswer = z.infer<typeof staleAnswer>;

const listedRevision = z.object({ revision: z.int(), title: z.string(), savedAt: time, savedBy: z.string() });
/** Response of `GET /api/admin/pages/:id/revisions`, newest first. */
export const revisionsAnswer = z.object({ revisions: z.array(listedRevision) });
export type RevisionsAnswer = z.infer<typeof revisionsAnswer>;

/** Response of `GET /api/admin/pages/:id/revisions/:revision`. */
export const revisionAnswer = listedRevision.extend({ slug: z.string(), content: z.string() });
export type RevisionAnswer = z.infer<typeof revisionAnswer>;

/** Body of `POST /api/admin/pages/:id/revisions/:revision/restore`. */
export const restoreForm = z.object({ revision: z.int() });

/** Body of `POST /api/admin/content-preview`. */
export const previewForm = z.object({
  content: z.string(contentRequired).max(maxPageContentLength, previewTooLong),
});
/** Response of the preview: the HTML after sanitizing, and what was removed: "script", "img https:…", "href …", "style=". */
export const previewAnswer = z.object({ html: z.string(), removed: z.array(z.string()) });
export type PreviewAnswer = z.infer<typeof previewAnswer>;
