import { unzip, type ZipLimits } from '#data/imports/container/unzip.ts';
import { FileRefusedError } from '#data/imports/formats.ts';
import { recordables } from '#data/hebrew/content/all-recordables.ts';
import { detectAudioType, maxRecordingBytes } from '#data/files/audio-type.ts';
import { fileNameMatcher } from '#data/hebrew/language/match-file-name.ts';
import type { Recordable } from '#data/hebrew/language/recordables.ts';
import {
  ambiguousNameMessage,
  notAudioMessage,
  recordingTooLargeMessage,
  unknownNameMessage,
  unreadableFileMessage,
} from '#data/hebrew/messages.ts';
import { noAudioMessage, sameTextMessage, zipAdvice } from './messages.ts';

/** A chosen file, or a file in an archive. */
interface Audio {
  /** Path including folders, unique among the chosen files. */
  name: string;
  bytes: Uint8Array;
}

export type CheckedFile =
  | (Audio & { kind: 'ready'; meant: Recordable })
  | (Audio & { kind: 'ambiguous'; choices: readonly Recordable[]; reason: string })
  | { kind: 'refused'; name: string; reason: string };

/** An archive with all texts of the lessons contains about 1,900 files, of 30 kB each as MP3. */
const recordingZipLimits: ZipLimits = {
  entries: 2_500,
  bytes: 128 * 1_048_576,
  ratio: 100,
  name: 200,
  advice: zipAdvice,
};

const zipStart = [0x50, 0x4b];
const match = fileNameMatcher(recordables);

/** Reads audio files and archives on this device, and reports what each was recognized as. Nothing is sent. */
export async function checkRecordingFiles(files: readonly File[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(...(await readFile(file)));
  return refuseDuplicates(checked);
}

async function readFile(file: File): Promise<CheckedFile[]> {
  const refuse = (reason: string): CheckedFile[] => [{ kind: 'refused', name: file.name, reason }];
  const start = await tryReadBytes(file.slice(0, 2));
  if (!start) return refuse(unreadableFileMessage(file.name));
  const isZip = zipStart.every((byte, at) => start[at] === byte);
  if (file.size > (isZip ? recordingZipLimits.bytes : maxRecordingBytes))
    return refuse(recordingTooLargeMessage(file.name));
  const bytes = await tryReadBytes(file);
  if (!bytes) return refuse(unreadableFileMessage(file.name));
  return isZip ? readArchive(file.name, bytes) : [checkAudio({ name: file.name, bytes })];
}

/** Returns `undefined` if the file cannot be read: it may have been moved or changed since it was chosen. */
function tryReadBytes(file: Blob): Promise<Uint8Array | undefined> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
}

function readArchive(archive: string, bytes: Uint8Array): CheckedFile[] {
  try {
    const files = unzip(archive, bytes, recordingZipLimits);
    const sounds = files.filter((each) => detectAudioType(each.bytes));
    if (sounds.length === 0) throw new FileRefusedError(noAudioMessage(archive));
    return files.map(checkAudio);
  } catch (error) {
    if (error instanceof FileRefusedError) return [{ kind: 'refused', name: archive, reason: error.message }];
    throw error;
  }
}

function checkAudio({ name, bytes }: Audio): CheckedFile {
  if (bytes.length > maxRecordingBytes) return { kind: 'refused', name, reason: recordingTooLargeMessage(name) };
  if (!detectAudioType(bytes)) return { kind: 'refused', name, reason: notAudioMessage(name, bytes) };
  const result = match(name);
  switch (result.kind) {
    case 'unknown':
      return { kind: 'refused', name, reason: unknownNameMessage(name) };
    case 'ambiguous':
      return {
        kind: 'ambiguous',
        name,
        bytes,
        choices: result.choices,
        reason: ambiguousNameMessage(name, result.choices),
      };
    case 'match': {
      const [meant] = result.meant;
      return meant
        ? { kind: 'ready', name, bytes, meant }
        : { kind: 'refused', name, reason: unknownNameMessage(name) };
    }
  }
}

/** Of several files for the same text, only the first is used. */
function refuseDuplicates(checked: readonly CheckedFile[]): CheckedFile[] {
  const taken = new Map<string, string>();
  return checked.map((file) => {
    if (file.kind !== 'ready') return file;
    const { text } = file.meant;
    const first = taken.get(text);
    taken.set(text, first ?? file.name);
    if (first === undefined) return file;
    return {
      kind: 'refused',
      name: file.name,
      reason: sameTextMessage(file.name, text, first),
    };
  });
}
