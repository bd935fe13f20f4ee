import type { StudySettings } from '#data/study/study.ts';
import { readStored, writeStored } from '../../client/stored.ts';
import { isRecord } from './parse-progress.ts';
import { defaultSettings, parseSettings } from './settings.ts';

const name = 'study-settings';

/** The settings used last on this device; the usual ones where it kept none, or something else. */
export function readSettings(): StudySettings {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? '{}');
    return parseSettings(isRecord(kept) ? kept : {}, defaultSettings);
  } catch {
    // Something else was kept under the name; the next choice replaces it.
    return defaultSettings;
  }
}

export function writeSettings(settings: StudySettings): void {
  writeStored(name, JSON.stringify(settings));
}
