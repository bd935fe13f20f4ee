import * as z from 'zod';
import { buildStates } from '../build-states.ts';

/** Lines of its output that a build leaves behind. */
export const keptLines = 40;
/** Why a build failed. */
export const mostMessageLetters = 2_000;

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
  /** Of the stage, in its own unit. */
  done: z.number(),
  total: z.number(),
  message: z.string(),
  lines: z.array(z.string()),
});
export type ListedBuild = z.infer<typeof listedBuild>;

/** `POST /api/admin/builds` */
export const buildAnswer = z.object({ build: listedBuild });
export type BuildAnswer = z.infer<typeof buildAnswer>;

/** A text that readers have and a build has to take in. */
export const textToBuild = z.object({
  code: z.string(),
  versionId: z.number(),
  /** Of its file, which `GET /api/build/files/{code}` sends. */
  sha256: z.string(),
  given: z.record(z.string(), z.string()),
});
export type TextToBuild = z.infer<typeof textToBuild>;

/** `POST /api/build/claim`: the build that waits begins; no id where none waits. */
export const claimAnswer = z.object({ id: z.string().nullable(), texts: z.array(textToBuild) });
export type ClaimAnswer = z.infer<typeof claimAnswer>;

/** `POST /api/build/{id}`: how far a build is, told by itself. What is left out stays as it was. */
export const buildReport = z.object({
  state: z.enum(['running', 'completed', 'failed']).optional(),
  stage: z.string().max(200).optional(),
  done: z.number().int().min(0).optional(),
  total: z.number().int().min(0).optional(),
  message: z.string().max(mostMessageLetters).optional(),
  lines: z.array(z.string().max(1_000)).max(keptLines).optional(),
  edition: z.string().max(64).optional(),
});
export type BuildReport = z.infer<typeof buildReport>;
