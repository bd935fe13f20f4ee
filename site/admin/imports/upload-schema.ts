import * as z from 'zod';
import { uploadForm } from '#data/administration/contract/imports.ts';

/** What the form of an upload holds; the file itself goes beside what is said of it. */
export const uploadSchema = uploadForm.and(
  z.object({
    file: z.custom<FileList>((value) => value instanceof FileList && value.length === 1, 'A file is required'),
  }),
);
