import * as z from 'zod';
import { languageRule, maxCharactersMessage, positionRule, textNameRule } from '../messages.ts';
import { listedBuild } from './builds.ts';

/** Control characters and line breaks have no place in a name. An empty text restores what the text itself says. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, maxCharactersMessage(max))
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, textNameRule)
    .transform((text) => text.replaceAll(/\s+/g, ' '));

/** Body of `PUT /api/admin/texts/{code}`. Omitted fields do not change. */
export const textForm = z.object({
  name: line(120).optional(),
  shortName: line(20).optional(),
  /** BCP 47. */
  language: z.union([z.literal(''), z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, languageRule)]).optional(),
  licence: line(300).optional(),
  /** `null` for the usual place. */
  position: z.number(positionRule).int(positionRule).min(1, positionRule).max(999, positionRule).nullable().optional(),
  isHidden: z.boolean().optional(),
});
export type TextForm = z.infer<typeof textForm>;

export const listedText = z.object({
  code: z.string(),
  name: z.string(),
  shortName: z.string(),
  /** BCP 47. */
  language: z.string(),
  /** Empty if none is stated. */
  licence: z.string(),
  position: z.number().nullable(),
  isHidden: z.boolean(),
  verses: z.number(),
  /** `site`: built with it. `import`: from the dashboard. `folder`: a file that was put into the import folder. */
  origin: z.enum(['site', 'import', 'folder']),
  /** Name of the uploaded file. `null` if there is none. */
  file: z.string().nullable(),
  /** When the text became live, and when its details were changed; ISO 8601, UTC. */
  liveSince: z.string().nullable(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** Whether built pages do not show the text or its details yet. */
  waitsForBuild: z.boolean(),
  /** The import that can be rolled back. */
  rollback: z.string().nullable(),
  /** Name of the text that this would restore. `null` if the version would disappear. */
  earlierText: z.string().nullable(),
  /** Actions that are currently possible, in addition to changing names, order and visibility. */
  can: z.array(z.enum(['edit-licence', 'hide', 'delete'])),
});
export type ListedText = z.infer<typeof listedText>;

/** `GET /api/admin/texts` */
export const textsAnswer = z.object({
  texts: z.array(listedText),
  /** Whether a rebuild can be requested. */
  canBuild: z.boolean(),
});
export type TextsAnswer = z.infer<typeof textsAnswer>;

/** `PUT` and `DELETE /api/admin/texts/{code}`. The build that shows the change everywhere; `null` if none is needed. */
export const textChanged = z.object({ message: z.string(), build: listedBuild.nullable() });
export type TextChanged = z.infer<typeof textChanged>;

export const fileOrders = ['newest', 'oldest', 'name', 'largest'] as const;

/** Query of `GET /api/admin/files`. */
export const filesQuery = z.object({
  /** Part of a file name, version code or username. */
  q: z.string().trim().max(100).default(''),
  sort: z.enum(fileOrders).default('newest'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type FilesQuery = z.infer<typeof filesQuery>;

export const storedFile = z.object({
  id: z.string(),
  kind: z.enum(['upload', 'converted']),
  name: z.string(),
  version: z.string(),
  /** As in Import Status. */
  versionName: z.string(),
  format: z.string(),
  bytes: z.number(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  uploadedBy: z.string(),
  /**
   * `live`: readers have its text. `previous`: a rollback would restore it. `importing`: an import reads it. `partial`:
   * its upload has not ended.
   */
  use: z.enum(['live', 'previous', 'importing', 'partial', 'none']),
});
export type StoredFile = z.infer<typeof storedFile>;

/** `GET /api/admin/files`, 30 per page. */
export const filesAnswer = z.object({
  files: z.array(storedFile),
  total: z.number(),
  bytes: z.number(),
  page: z.number(),
  totalPages: z.number(),
});
export type FilesAnswer = z.infer<typeof filesAnswer>;
