import type { StudySettings } from '#data/study/decks.ts';
import { readStored, writeStored } from '../../client/local-storage.ts';
import { isRecord } from './parse-progress.ts';
import { defaultSettings, parseSettings } from './study-settings.ts';

const name = 'study-settings';

/** The settings used last on this device. The defaults if there are none or the stored value is invalid. */
export function readStudySettings(): StudySettings {
  try {
    const stored: unknown = JSON.parse(readStored(name) ?? '{}');
    return parseSettings(isRecord(stored) ? stored : {}, defaultSettings);
  } catch {
    // The stored value is invalid. The next choice replaces it.
    return defaultSettings;
  }
}

export function writeSettings(settings: StudySettings): void {
  writeStored(name, JSON.stringify(settings));
}
