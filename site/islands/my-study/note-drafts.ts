import type { StudyTarget } from './study-target.ts';

/** What a reader has typed but not saved. */
export interface UnsavedNote {
  text: string;
  /** As typed, separated by commas. */
  labels: string;
  /** The clock of the note when the reader began to edit it. Absent for a new note. */
  opened?: string | undefined;
}

/** Keys in the session storage, which ends with the tab. */
const prefix = 'note-draft ';

/** The key of a new note about a target. A note that exists has its id. */
export function newNoteKey({ anchor, entry }: Pick<StudyTarget, 'anchor' | 'entry'>): string {
  return `new ${entry ?? ''} ${anchor?.start ?? ''} ${anchor?.end ?? ''} ${anchor?.words?.quote ?? ''}`;
}

export function readNoteDraft(key: string): UnsavedNote | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, or removes it. */
export function writeNoteDraft(key: string, draft: UnsavedNote | undefined): void {
  try {
    if (draft) sessionStorage.setItem(prefix + key, JSON.stringify(draft));
    else sessionStorage.removeItem(prefix + key);
  } catch {
    // Storage is full or refused. The text is then only in its field.
  }
}

export function removeNoteDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is refused, so it has no drafts.
  }
}
