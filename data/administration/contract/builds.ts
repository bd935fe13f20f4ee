import * as z from 'zod';
import { buildStates } from '../build-states.ts';

/** Number of output lines that are stored of a rebuild. */
export const maxStoredLines = 40;
/** Maximum length of the failure message. */
export const maxMessageLength = 2_000;

export const listedBuild = z.object({
  id: z.string(),
  state: z.enum(buildStates),
  reason: z.string(),
  askedBy: z.string(),
  /** ISO 8601, UTC. */
  askedAt: z.string(),
  endedAt: z.string().nullable(),
  /** "Pages: rendering" */
  stage: z.string(),
  /** Progress of the stage, in its own unit. */
  done: z.number(),
  total: z.number(),
  message: z.string(),
  lines: z.array(z.string()),
});
export type ListedBuild = z.infer<typeof listedBuild>;

/** `POST /api/admin/builds` */
export const buildAnswer = z.object({ build: listedBuild });
export type BuildAnswer = z.infer<typeof buildAnswer>;

/** A live text that the next build has to include. */
export const textToBuild = z.object({
  code: z.string(),
  versionId: z.number(),
  /** Checksum of the file, which `GET /api/build/files/{code}` returns. */
  sha256: z.string(),
  given: z.record(z.string(), z.string()),
});
export type TextToBuild = z.infer<typeof textToBuild>;

/** `POST /api/build/claim`: starts the waiting rebuild. The id is null if none is waiting. */
export const claimAnswer = z.object({ id: z.string().nullable(), texts: z.array(textToBuild) });
export type ClaimAnswer = z.infer<typeof claimAnswer>;

/** `POST /api/build/{id}`: progress reported by the build. Omitted fields do not change. */
export const buildReport = z.object({
  state: z.enum(['running', 'completed', 'failed']).optional(),
  stage: z.string().max(200).optional(),
  done: z.number().int().min(0).optional(),
  total: z.number().int().min(0).optional(),
  message: z.string().max(maxMessageLength).optional(),
  lines: z.array(z.string().max(1_000)).max(maxStoredLines).optional(),
  edition: z.string().max(64).optional(),
});
export type BuildReport = z.infer<typeof buildReport>;
