import * as z from 'zod';
import { listedBuild } from './builds.ts';
import { tryParseColumns } from '../../files/column-map.ts';
import { licensedVersions, maxFileBytes } from '../../files/upload-rules.ts';
import { versionCodePattern, versionCodeRule } from '../../versions/version-code.ts';
import {
  columnsRule,
  fileIsEmpty,
  filePathRule,
  fileTooLarge,
  languageRule,
  maxCharactersMessage,
  rightNotStated,
  sqlFormIncomplete,
  tableNameRule,
  versionRequired,
  versionRuleMessage,
} from '../messages.ts';

const encodingChoice = z.enum(['', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1255']).optional();

const code = z
  .string(versionRequired)
  .trim()
  .min(1, versionRequired)
  .regex(versionCodePattern, versionRuleMessage(versionCodeRule));
const short = (max: number) => z.string().trim().max(max, maxCharactersMessage(max)).optional();

/** Form fields of an upload, apart from the file. Omitted fields are taken from the file. */
export const uploadForm = z
  .object({
    bibleVersion: code,
    name: short(120),
    /** BCP 47. */
    language: z.union([z.literal(''), z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, languageRule)]).optional(),
    licence: short(300),
    /** "true" if the administrator stated the right to use it. Form fields are text. */
    right: z.union([z.literal('true'), z.literal('false'), z.literal('')]).optional(),
    /** For a file that is not UTF-8. */
    encoding: encodingChoice,
    /** The chosen columns of a table: "book=0,chapter=1,verse=2,text=3". */
    columns: z
      .string()
      .max(120)
      .refine((text) => text === '' || tryParseColumns(text) !== undefined, columnsRule)
      .optional(),
  })
  .refine(({ bibleVersion, right }) => !licensedVersions.has(bibleVersion) || right === 'true', {
    path: ['right'],
    message: rightNotStated,
  });
export type UploadForm = z.infer<typeof uploadForm>;

/** `POST /api/admin/uploads`: starts an upload in parts or resumes an interrupted one. */
export const newUpload = z
  .object({
    file: z.object({
      name: z.string().min(1).max(200),
      bytes: z.number().int().min(1, fileIsEmpty).max(maxFileBytes, fileTooLarge),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  })
  .and(uploadForm);

export const uploadAnswer = z.object({
  id: z.string(),
  partBytes: z.number(),
  /** Numbers of the parts already received, from 1. */
  parts: z.array(z.number()),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

const uploadedFile = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** ISO 8601, UTC. */
  uploaded: z.string(),
  /** The value for `import-bible`: "upload:…". It is not a file path. */
  path: z.string(),
  format: z.string(),
  bytes: z.number(),
  uploadedBy: z.string(),
});
export const fileAnswer = z.object({ file: uploadedFile });
export type UploadedFile = z.infer<typeof uploadedFile>;
export type FileAnswer = z.infer<typeof fileAnswer>;

/** `POST /api/admin/import-bible` */
export const newImport = z.object({
  version: code,
  filePath: z.string().regex(/^(?:upload|converted):[0-9A-Za-z]{1,40}$/, filePathRule),
  /** Whether the administrator agreed to the warnings of the report. */
  agreed: z.boolean().default(false),
});

/** Differences between a text and the one that it would replace. */
export const difference = z.object({
  name: z.string(),
  added: z.number(),
  removed: z.number(),
  changed: z.number(),
  /** At most five. */
  examples: z.array(z.object({ verse: z.string(), before: z.string(), after: z.string() })),
});
export type Difference = z.infer<typeof difference>;

/** The report without its lines. */
export const reportSummary = z.object({
  format: z.string(),
  encoding: z.string(),
  numbering: z.string(),
  verses: z.number(),
  verdict: z.enum(['refused', 'ask', 'ready']),
  warnings: z.number(),
  errors: z.number(),
  /** By kind, with the names of `issueKinds` in data/imports. */
  counts: z.record(z.string(), z.number()),
  /** The first problems, most severe first. */
  problems: z.array(z.string()),
  difference: difference.optional(),
});
export type ReportSummary = z.infer<typeof reportSummary>;

const listedImport = z.object({
  id: z.string(),
  version: z.string(),
  status: z.string(),
  /** "Writing verses" */
  stage: z.string(),
  /** Percent of the whole import. */
  progress: z.number(),
  versesImported: z.number(),
  totalVerses: z.number(),
  file: z.string(),
  startedBy: z.string(),
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  /** Why it ended, or what it waits for; otherwise empty. */
  message: z.string(),
  report: reportSummary.nullable(),
  /** Name of the text that a rollback restores at once. `null` if there is none. */
  earlierText: z.string().nullable(),
  /** Actions that are currently possible. */
  can: z.array(z.enum(['cancel', 'retry', 'consent', 'rollback'])),
});
export type ListedImport = z.infer<typeof listedImport>;

/** `GET /api/admin/import-status` */
export const importStatusAnswer = z.object({
  activeImports: z.array(listedImport),
  availableFiles: z.array(uploadedFile),
  completedImports: z.array(listedImport),
  /** Refused, failed, canceled and rolled-back imports, newest first. */
  endedImports: z.array(listedImport),
  /**
   * Texts that readers can search and read, but that are missing in lists, chapter files and downloads until the next
   * build.
   */
  waitingForBuild: z.array(z.string()),
  /** Names of versions by code: those that an administrator gave, or those of imported texts. */
  names: z.record(z.string(), z.string()),
  /** Newest first. */
  builds: z.array(listedBuild),
  /** Whether a rebuild can be requested. */
  canBuild: z.boolean(),
});
export type ImportStatusAnswer = z.infer<typeof importStatusAnswer>;

export const importAnswer = z.object({ import: listedImport });
export type ImportAnswer = z.infer<typeof importAnswer>;

/** `GET /api/sql-files` */
export const sqlFilesAnswer = z.object({ files: z.array(z.string()) });
export type SqlFilesAnswer = z.infer<typeof sqlFilesAnswer>;

const tableName = z
  .string()
  .trim()
  .regex(/^bible_verses_[a-z][a-z0-9_]{1,30}$/, tableNameRule);

/** `POST /api/import-sql` */
export const sqlImportForm = z.object({
  filename: z.string().min(1, sqlFormIncomplete).max(200),
  tableName,
});
export const sqlImportAnswer = z.object({
  success: z.boolean(),
  count: z.number(),
  message: z.string(),
  /** `waiting`: an administrator has to approve the warnings in Import Status. */
  state: z.enum(['completed', 'running', 'waiting', 'failed']),
});
export type SqlImportAnswer = z.infer<typeof sqlImportAnswer>;

export const defaultTableName = 'bible_verses_custom';

/** `POST /api/converter/convert-text-to-sql`, a multipart form that also has `textFile`. */
export const convertForm = z.object({ tableName, encoding: encodingChoice });
export const convertAnswer = z.object({
  success: z.boolean(),
  count: z.number(),
  message: z.string(),
  outputFile: z.string(),
  /** Encodings in which the file can be read, if it is not UTF-8. */
  choices: z.array(z.string()),
});
export type ConvertAnswer = z.infer<typeof convertAnswer>;

const convertedFile = z.object({
  filename: z.string(),
  /** Bytes. */
  size: z.number(),
  created: z.string(),
  path: z.string(),
});
export const convertedFilesAnswer = z.object({ files: z.array(convertedFile) });
export type ConvertedFilesAnswer = z.infer<typeof convertedFilesAnswer>;
