import * as z from 'zod';

const said = (what: string) =>
  z
    .string(`${what} is required`)
    .trim()
    .min(1, `${what} is required`)
    .max(100, `${what} has 100 characters at most`)
    .refine((text) => !/\p{Cc}/u.test(text), `${what} is one line`);

/** Fields beside the `file` of `POST /api/admin/recordings`. */
export const recordingForm = z.object({
  speaker: said('A speaker'),
  licence: said('A licence'),
  /** What is said, pointed; without it the name of the file tells. */
  text: z.string().max(200).optional(),
});
export type RecordingForm = z.infer<typeof recordingForm>;

export interface ListedRecording {
  text: string;
  /** Name of the file, as `recordingAddress` takes it. */
  file: string;
  bytes: number;
  speaker: string;
  licence: string;
  /** As the file was named by whoever brought it. */
  filename: string;
  /** ISO 8601, UTC. */
  addedAt: string;
  addedBy: string;
}

/** `GET /api/admin/recordings`: the newest first. */
export interface ListedRecordings {
  recordings: ListedRecording[];
}
