import * as z from 'zod';
import { exportFormatRule } from '../messages.ts';

export const exportFormats = ['csv', 'usfm', 'osis', 'module'] as const;

/** Query of `GET /api/admin/versions/{code}/export`. */
export const exportQuery = z.object({ format: z.enum(exportFormats, exportFormatRule) });

/** Response of `GET /api/admin/versions`. */
export const versionsToExport = z.object({
  versions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      verses: z.number(),
      licence: z.string(),
      /** Whether its license allows redistribution. */
      mayBeHandedOn: z.boolean(),
    }),
  ),
});
export type VersionsToExport = z.infer<typeof versionsToExport>;
