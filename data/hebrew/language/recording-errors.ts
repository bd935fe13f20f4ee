import { maxRecordingBytes, describeNonAudio } from '../../files/audio-type.ts';
import { recordableName, type Recordable } from './recordables.ts';

/**
 * Messages that say why a file is rejected as a recording and how to fix it. The client and the server use the same
 * messages.
 */

export function notAudioMessage(name: string, bytes: Uint8Array): string {
  const is = describeNonAudio(bytes) ?? 'of a kind that is not known';
  return `“${name}” is no audio that browsers play: it is ${is}. Bring MP3, Ogg, WAV, M4A or WebM.`;
}

export function unreadableFileMessage(name: string): string {
  return `“${name}” could not be read: it may have been moved, or changed since it was chosen. Choose it again.`;
}

export function recordingTooLargeMessage(name: string): string {
  return `“${name}” is larger than ${maxRecordingBytes / 1_000_000} MB. A word is short: cut it, or save it as MP3.`;
}

export function unknownNameMessage(name: string): string {
  return `“${name}” names nothing in the lessons. Name a file by the Hebrew, or as the lesson does, like verbs/learn/past.mp3.`;
}

export function ambiguousNameMessage(name: string, choices: readonly Recordable[]): string {
  const named = choices.map((each) => `${each.text} (${recordableName(each)})`);
  return `“${name}” may be ${named.join(' or ')}. Name it by the pointed Hebrew, or say which it is.`;
}
