import * as z from 'zod';

const lineField = (noun: string) =>
  z
    .string(`${noun} is required`)
    .trim()
    .min(1, `${noun} is required`)
    .max(100, `${noun} can have at most 100 characters`)
    .refine((text) => !/\p{Cc}/u.test(text), `${noun} must be a single line without control characters`);

/** Fields of `POST /api/admin/recordings`, in addition to `file`. */
export const recordingForm = z.object({
  speaker: lineField('A speaker'),
  licence: lineField('A license'),
  /** The spoken text with nikud; by default it is taken from the file name. */
  text: z.string().max(200).optional(),
});

export interface ListedRecording {
  text: string;
  /** Name of the stored file, for `recordingUrl`. */
  file: string;
  bytes: number;
  speaker: string;
  licence: string;
  /** Original name of the uploaded file. */
  filename: string;
  /** ISO 8601, UTC. */
  addedAt: string;
  addedBy: string;
}

/** `GET /api/admin/recordings`: newest first. */
export interface ListedRecordings {
  recordings: ListedRecording[];
}
