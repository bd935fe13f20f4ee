import * as z from 'zod';
import type { ReceivedRow } from '../study-row.ts';
import { sentStudyRow } from './my-study-rows.ts';

/** Rows in one request. A device with more sends several requests. */
const maxSentRows = 1_000;

/**
 * `POST /api/account/my-study`: sends the changes of a device and returns the changes of the others. The account is that
 * of the session.
 */
export const studySyncRequest = z.strictObject({
  /** The `cursor` of the last response, 0 on the first request of a device. */
  cursor: z.int().min(0).default(0),
  /** The `epoch` of the last response. If the account's data have been restored from a backup, it has changed. */
  epoch: z.string().max(40).default(''),
  rows: z.array(sentStudyRow).max(maxSentRows, `At most ${maxSentRows} rows can be sent at once`).default([]),
});
export type StudySyncRequest = z.infer<typeof studySyncRequest>;

export interface StudySyncAnswer {
  /** Rows that changed since the cursor, and the outcome of sent rows that the server did not store as sent. */
  rows: ReceivedRow[];
  cursor: number;
  epoch: string;
  /** Whether there are more rows after the cursor. */
  more: boolean;
  /** The account's data are not those that the device knows. It has to send all of its rows. */
  reset: boolean;
  /** Time of the server, in milliseconds. */
  now: number;
}
