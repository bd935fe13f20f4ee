import { readStored, writeStored } from './local-storage.ts';

/** The chapter that was read last on this device. It is never sent anywhere. */
export interface ReadingPlace {
  /** "/bible/kjv/psalms/51". */
  path: string;
  /** "Psalm 51". */
  name: string;
}

const setting = 'reading-place';

export function storeReadingPlace({ path, name }: ReadingPlace): void {
  writeStored(setting, JSON.stringify({ path, name }));
}

/** `undefined` if nothing was read, or if the stored value is not a chapter. */
export function readReadingPlace(): ReadingPlace | undefined {
  try {
    const { path, name } = JSON.parse(readStored(setting) ?? '{}') as Partial<Record<keyof ReadingPlace, unknown>>;
    const isChapter = typeof path === 'string' && /^\/bible\/[\w-]+\/[\w-]+\/\d{1,3}$/.test(path);
    return isChapter && typeof name === 'string' && name !== '' ? { path, name } : undefined;
  } catch {
    return undefined;
  }
}
