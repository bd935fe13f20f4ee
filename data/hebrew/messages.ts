import { maxRecordingBytes, describeNonAudio } from '../files/audio-type.ts';
import { recordableName, type Recordable } from './language/recordables.ts';

/**
 * Messages that say why a file is rejected as a recording and how to fix it. The client and the server use the same
 * messages.
 */

export function notAudioMessage(name: string, bytes: Uint8Array): string {
  const is = describeNonAudio(bytes) ?? 'in an unknown format';
  return `“${name}” is not an audio file that browsers can play: it is ${is}. Use MP3, Ogg, WAV, M4A or WebM.`;
}

export function unreadableFileMessage(name: string): string {
  return `“${name}” could not be read. It may have been moved or changed since you selected it. Select it again.`;
}

export function recordingTooLargeMessage(name: string): string {
  return `“${name}” is larger than ${maxRecordingBytes / 1_000_000} MB. Shorten the recording, or save it as MP3.`;
}

export function unknownNameMessage(name: string): string {
  return `“${name}” matches no text of the lessons. Name the file after the Hebrew text or its id in the lessons, for example verbs/learn/past.mp3.`;
}

export function ambiguousNameMessage(name: string, choices: readonly Recordable[]): string {
  const named = choices.map((each) => `${each.text} (${recordableName(each)})`);
  return `“${name}” matches ${named.join(' and ')}. Name the file after the Hebrew text with nikud, or choose one here.`;
}
