import type { ReadVerse, ReadVersion } from '#data/contract/reading.ts';
import { verseText } from '#data/markup/verse-text.ts';
import { restoreNames, restoredVersion } from '#data/model/restored-names.ts';
import { formatVerse, verseIdOfKey, versePlace } from '#data/model/verse-id.ts';
import { formatTaggedText } from '#data/model/verse-marks.ts';
import type { LoadedVersion } from '../queries/catalogue.ts';
import type { StoredVerse } from '../queries/passage.ts';

/** A version that can be read: a loaded one, or the names restored in the tagged one. */
export interface Readable {
  about: ReadVersion;
  /** Where its verses stand. */
  stored: LoadedVersion;
  isRestored: boolean;
}

/** `undefined` where the version, or the text that it is made from, is not loaded. */
export function findReadable(versions: readonly LoadedVersion[], code: string): Readable | undefined {
  const isRestored = code === restoredVersion.version;
  const stored = versions.find((version) => version.code === (isRestored ? restoredFrom : code));
  if (!stored) return undefined;
  const { name, language, direction } = stored;
  return { about: isRestored ? restoredVersion : { version: code, label: name, language, direction }, stored, isRestored };
}

/** The text with a number on every name. */
const restoredFrom = 'kjv_strongs';

/** What stands at the right of a comparison. */
export function findBeside(versions: readonly LoadedVersion[]): Readable | undefined {
  return findReadable(versions, 'rstne') ?? findReadable(versions, restoredVersion.version);
}

export function readVerse({ key, text: stored, marks: kept }: StoredVerse, { isRestored }: Readable): ReadVerse {
  const id = verseIdOfKey(key);
  const { text, marks } = isRestored ? restoreNames(stored, kept, id) : { text: stored, marks: kept };
  return { id, ...versePlace(id), reference: formatVerse(id, marks.kjv), text, tagged: formatTaggedText(text, marks), html: verseText(text, marks) };
}
