import * as z from 'zod';
import { productSlug } from '../../site/product.ts';

/** Characters of a page's text. */
export const mostContent = 200_000;

/** Names of the site's own pages, which a page of an administrator could be taken for, and what may come below /pages. */
const reserved: ReadonlySet<string> = new Set(
  (
    `home index results strongs-results ${productSlug} hebrew-learning hebrew-alefbet hebrew-verbs hebrew-roots bible ` +
    'parallel-bible strongs offline sample strongs-test about shells admin auth account login logout register api pages ' +
    'draft drafts preview new sitemap robots search 404'
  ).split(' '),
);

const titleField = z
  .string('Title is required')
  .trim()
  .min(1, 'Title is required')
  .max(150, 'A title has at most 150 characters');
const contentField = z
  .string('Content is required')
  .refine((text) => text.trim() !== '', 'Content is required')
  .max(mostContent, 'The text is too long: 200,000 characters at most');

const slugField = z
  .string('Slug is required')
  .trim()
  .min(1, 'Slug is required')
  .max(80, 'A slug has at most 80 characters')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug has small letters, digits and single hyphens between them')
  .refine((slug) => !reserved.has(slug), 'This slug is kept for the site itself: choose another');

/** An instant, or none; a form sends none as an empty text. */
export const instant = z.union([z.literal('').transform(() => null), z.null(), z.iso.datetime('A date is not whole')]);

/** Body of `POST /api/admin/pages`. */
export const newPageForm = z.object({
  title: titleField,
  slug: slugField,
  content: contentField,
  /** The Active toggle, which is labelled Published. */
  active: z.boolean().default(true),
  /** Not before then. */
  publishAt: instant.default(null),
  /** Whether search engines are told of it. */
  isListed: z.boolean().default(true),
  /** Whether the foot of the site's pages leads to it. */
  inFooter: z.boolean().default(false),
  /** Whether searches find it by its words. */
  inSearch: z.boolean().default(false),
});
export type NewPageForm = z.input<typeof newPageForm>;

/** Body of `PUT /api/admin/pages/:id`: what is not named stays; `revision` is the one that it was made of. */
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
  /** Path of the link that shows it to whoever has it, published or not. */
  draftPath: z.string(),
  updatedAt: time,
  updatedBy: z.string(),
});
export type ListedPage = z.infer<typeof listedPage>;

/** Answer of `GET /api/admin/pages`. */
export const pagesAnswer = z.object({ pages: z.array(listedPage) });
export type PagesAnswer = z.infer<typeof pagesAnswer>;

/** Answer of a page's own calls. */
export const pageAnswer = listedPage.extend({
  content: z.string(),
  /** As readers get it. */
  html: z.string(),
  /** Addresses that lead to it from before. */
  formerPaths: z.array(z.string()),
});
export type PageAnswer = z.infer<typeof pageAnswer>;

/** Of a save that came too late: what is there now. Answered with 409 beside the message. */
export const staleAnswer = z.object({ message: z.string(), code: z.literal('conflict'), current: pageAnswer });
export type StaleAnswer = z.infer<typeof staleAnswer>;

export const listedRevision = z.object({ revision: z.int(), title: z.string(), savedAt: time, savedBy: z.string() });
/** Answer of `GET /api/admin/pages/:id/revisions`, the newest first. */
export const revisionsAnswer = z.object({ revisions: z.array(listedRevision) });
export type RevisionsAnswer = z.infer<typeof revisionsAnswer>;

/** Answer of `GET /api/admin/pages/:id/revisions/:revision`. */
export const revisionAnswer = listedRevision.extend({ slug: z.string(), content: z.string() });
export type RevisionAnswer = z.infer<typeof revisionAnswer>;

/** Body of `POST /api/admin/pages/:id/revisions/:revision/restore`. */
export const restoreForm = z.object({ revision: z.int() });

/** Body of `POST /api/admin/content-preview`. */
export const previewForm = z.object({
  content: z.string('Content is required').max(mostContent, 'The text is too long'),
});
/** Its answer: what a save would give readers. */
export const previewAnswer = z.object({ html: z.string(), removed: z.array(z.string()) });
export type PreviewAnswer = z.infer<typeof previewAnswer>;
