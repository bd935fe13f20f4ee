import { readStored, writeStored } from './local-storage.ts';

/** A chapter, an entry or a search that was opened on this device. It is never sent anywhere. */
export interface HistoryVisit {
  path: string;
  name: string;
}

const setting = 'history';
const maxVisits = 100;

/** The latest first. */
export function readHistory(): HistoryVisit[] {
  try {
    const visits: unknown = JSON.parse(readStored(setting) ?? '[]');
    return Array.isArray(visits) ? visits.filter(isVisit).slice(0, maxVisits) : [];
  } catch {
    return [];
  }
}

export function rememberInHistory({ path, name }: HistoryVisit): void {
  const others = readHistory().filter((visit) => visit.path !== path);
  writeStored(setting, JSON.stringify([{ path, name }, ...others].slice(0, maxVisits)));
}

export function forgetHistory(): void {
  writeStored(setting, undefined);
}

/** Only paths of this site, whatever is stored. */
function isVisit(value: unknown): value is HistoryVisit {
  const { path, name } = (value ?? {}) as Partial<Record<keyof HistoryVisit, unknown>>;
  return typeof path === 'string' && /^\/[a-z]/.test(path) && typeof name === 'string';
}
