import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseId, VersePlace } from '../../bible/verse-id.ts';
import type { NumberVersesArgs } from './number-verses.ts';

/** What can be asked of the texts on a device: the calls of the API that read, and what two pages of the worker show. */
export type DeviceRead =
  | { what: 'versions' }
  /** By its number in the King James Version. */
  | { what: 'verse'; id: VerseId; version: string }
  /** The counterparts of verses of the version `of`. */
  | { what: 'verses'; ids: readonly VerseId[]; of: string; version: string }
  | { what: 'parallel'; passage: string; versions: readonly string[] }
  | { what: 'words'; id: VerseId; version: string | undefined }
  /** What stands on the right of every comparison. */
  | { what: 'restored'; id: VerseId }
  | ({ what: 'examples'; number: EntryNumber; version?: string | undefined } & NumberVersesArgs)
  | { what: 'verse-page'; place: VersePlace };

/** What stopped a read, as the API would say it. */
export interface ReadFault {
  /** 503: the device does not keep what is asked for. */
  status: 400 | 404 | 503;
  message: string;
  suggestion?: string | undefined;
}

export type ReadReply = { kind: 'read'; value: unknown } | ({ kind: 'none' } & ReadFault);
