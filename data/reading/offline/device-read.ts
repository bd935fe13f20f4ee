import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseId, VerseCoordinates } from '../../bible/verse-id.ts';
import type { NumberVersesArgs } from './number-verses.ts';

/** A request for texts on a device: the read endpoints of the API, and the data of two pages of the worker. */
export type DeviceRead =
  | { what: 'versions' }
  /** By its id in the King James Version. */
  | { what: 'verse'; id: VerseId; version: string }
  /** The counterparts of verses of the version `of`, by default in the versification of the King James Version. */
  | { what: 'verses'; ids: readonly VerseId[]; of?: string | undefined; version: string }
  | { what: 'parallel'; passage: string; versions: readonly string[] }
  | { what: 'words'; id: VerseId; version: string | undefined }
  /** The version on the right of every comparison. */
  | { what: 'restored'; id: VerseId }
  | ({ what: 'examples'; number: EntryNumber; version?: string | undefined } & NumberVersesArgs)
  | { what: 'verse-page'; coordinates: VerseCoordinates }
  /** A chapter in the text's own versification, or any passage in that of the King James Version. */
  | {
      what: 'interlinear';
      text: string;
      chapter?: { book: number; chapter: number };
      passage: string;
      partner: string;
    };

/** Why a read failed, as the API would report it. */
export interface DeviceReadError {
  /** 503: the device has not saved the requested data. */
  status: 400 | 404 | 503;
  message: string;
  suggestion?: string | undefined;
}

export type ReadReply = { kind: 'read'; value: unknown } | ({ kind: 'none' } & DeviceReadError);
