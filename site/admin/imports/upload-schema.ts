import * as z from 'zod';
import { uploadForm } from '#data/administration/contract/imports.ts';
import { needsRight } from '#data/files/upload-rules.ts';
import { fileRequired, rightNotConfirmed } from './messages.ts';

/** The fields of the upload form. The file is sent separately from them. */
export const uploadSchema = uploadForm
  .and(
    z.object({
      file: z.custom<FileList>((value) => value instanceof FileList && value.length === 1, fileRequired),
    }),
  )
  .refine(({ bibleVersion, right }) => !needsRight(bibleVersion) || right === 'true', {
    path: ['right'],
    message: rightNotConfirmed,
  });
