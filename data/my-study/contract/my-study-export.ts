import * as z from 'zod';
import { studyRow } from './my-study-rows.ts';

const maxExportRows = 200_000;

/**
 * The file of an export: everything a reader has written, without deleted rows. It can be imported on any device, also
 * twice. Verse ids are book * 1,000,000 + chapter * 1,000 + verse in the King James Version.
 */
export const studyExport = z.strictObject({
  kind: z.literal('my-study'),
  version: z.literal(1),
  /** ISO 8601, UTC. */
  exportedAt: z.string().max(40),
  rows: z.array(studyRow).max(maxExportRows),
});
