import type { ListedRecording } from '#data/administration/contract/recordings.ts';
import { formatCount, formatCountOf } from '#data/site/count-text.ts';
import { formatWhen } from '../../client/format-when.ts';
import { formatFileSize } from '../imports/file-size.ts';

export const loadingRecordings = 'Loading recordings';

// Coverage
export const coverageTitle = 'Recorded texts';
export const coverageColumns = ['Lesson', 'Recorded', 'Texts'];
export const wordsLesson = 'Words';
export const phrasesLesson = 'Phrases';
export const verbsLesson = 'Verbs';
export const lettersLesson = 'Letters';
export const vowelsLesson = 'Vowels';
export const numbersLesson = 'Numbers';

export function coverageMessage(recorded: number, total: number): string {
  return `${formatCount(recorded)} of ${formatCount(total)} texts of the lessons have a recording.`;
}

// List
export const noRecordings = 'No recordings yet';
export const noRecordingsHint = 'Without recordings, the audio buttons of the lessons are disabled.';
export const findLabel = 'Find';
export const findPlaceholder = 'Hebrew, English, speaker or file';
export const noRecordingsMatch = 'No recordings match.';
export const notInLessons = 'no longer used in a lesson';
export const playAction = 'Play';
export const recordingDeleted = 'Recording deleted';
export const recordingNotDeleted = 'Recording not deleted';

export function recordingsCountMessage(count: number): string {
  return formatCountOf(count, 'recording');
}

export function showMoreAction(count: number): string {
  return `Show ${count} more`;
}

export function recordingFacts({ speaker, licence, bytes, filename, addedAt, addedBy }: ListedRecording): string {
  return `${speaker}, ${licence} · ${formatFileSize(bytes)} · ${filename} · ${formatWhen(addedAt)} by ${addedBy}`;
}

export function playLabel(text: string): string {
  return `Play: ${text}`;
}

export function deleteRecordingQuestion(speaker: string): string {
  return `The audio button in the lessons will be disabled. To restore it, upload the file by ${speaker} again.`;
}

// Upload
export const uploadTitle = 'Upload recordings';
export const filesLabel = 'Audio files, or a zip of them';
export const filesHint = 'MP3, Ogg, WAV, M4A or WebM, at most 2 MB each';
export const filesRequired = 'Choose audio files or a zip file';
export const namesTitle = 'How to name the files';
export const speakerLabel = 'Speaker';
export const speakerHint = 'Shown to learners';
export const speakerRequired = 'A speaker is required';
export const licenseLabel = 'License';
export const licensePlaceholder = 'for example CC BY 4.0';
export const licenseRequired = 'A license is required';
export const readingFiles = 'Reading…';
export const uploadLabel = 'Upload';
export const stopAction = 'Stop';
export const uploadFailed = 'Upload failed';
export const networkError = 'Network Error';
export const zipAdvice = 'Put only audio files in the zip file, or split it into several.';

/** `wait` is the number of seconds until the server accepts more files. */
export function recordingsProgress(done: number, total: number, wait: number | undefined): string {
  const pause = wait === undefined ? '' : `. Limit per minute reached; the upload continues in ${wait} s.`;
  return `${done} of ${total} sent${pause}`;
}

export function uploadAction(waiting: number, failed: number): string {
  if (waiting === 0) return 'Upload';
  return failed > 0 ? `Retry ${waiting}` : `Upload ${waiting}`;
}

export function recordingsUploadedTitle(count: number): string {
  return `${formatCountOf(count, 'recording')} uploaded`;
}

export function sessionExpiredMessage(sent: number, total: number): string {
  return `Your session expired, so the upload stopped: ${sent} of ${formatCountOf(total, 'file')} sent.`;
}

export function filesFailedMessage(count: number): string {
  return `${formatCountOf(count, 'file')} failed.`;
}

// Check of the chosen files
export const chooseMeaning = 'Not uploaded: choose the text';

export function noAudioMessage(archive: string): string {
  return `${archive} contains no audio that browsers can play. Put MP3, Ogg, WAV, M4A or WebM files in it.`;
}

export function sameTextMessage(name: string, text: string, first: string): string {
  return `“${name}” is a recording of ${text}, and so is “${first}”. Only the first file is used.`;
}

export function failedFilesTitle(count: number): string {
  return `${formatCountOf(count, 'file')} could not be uploaded`;
}

export function refusedFilesTitle(count: number): string {
  return `${formatCountOf(count, 'file')} cannot be used`;
}

export function ambiguousFilesTitle(count: number): string {
  return formatCountOf(count, 'ambiguous file name');
}

export function readyFilesTitle(ready: number, sent: number): string {
  if (sent === ready) return `${formatCountOf(sent, 'file')} uploaded`;
  return sent > 0
    ? `${sent} of ${formatCountOf(ready, 'file')} uploaded`
    : `${formatCountOf(ready, 'file')} can be uploaded`;
}

/** Follows the file name and the recognized text. */
export function readyFileNote(isSent: boolean, isKnown: boolean): string {
  if (isSent) return ': uploaded';
  return isKnown ? ', replaces the current recording' : '';
}

export function checkedFilesMessage(ready: number, ambiguous: number, refused: number): string {
  const total = ready + ambiguous + refused;
  if (ready === total) return `${formatCountOf(total, 'file')}: all recognized.`;
  return `${formatCountOf(total, 'file')}: ${formatCount(ready)} can be uploaded, ${ambiguous} ambiguous, ${refused} cannot be used.`;
}
