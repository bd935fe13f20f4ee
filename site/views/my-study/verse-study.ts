import { createContext } from 'react';
import type { VerseId } from '#data/bible/verse-id.ts';
import type { StudySpans } from '#data/text/verse-tree.ts';

/** A verse as a page shows it. */
export interface StudiedVerse {
  /** Verse id in the King James Version. */
  id: VerseId;
  /** Code of the version of the text. */
  version?: string | undefined;
  text: string;
}

/** The reader's own marks of a verse. */
export interface ShownStudy {
  spans: StudySpans;
  notes: number;
  /** For screen readers: "Highlighted: Green. 2 notes." */
  description: string;
}

/** The reader's own notes on the verses of a list. An island provides the implementation. Without one there are none. */
export interface VerseStudy {
  of: (verse: StudiedVerse) => ShownStudy | undefined;
  /** Opens the panel. `opener` gets the focus back. */
  open: (verse: Omit<StudiedVerse, 'text'>, opener: HTMLElement) => void;
}

export const VerseStudy = createContext<VerseStudy>({ of: () => undefined, open: () => undefined });

/**
 * Names the verse of a text for scripts, so that words of it can be selected for a note: `data-verse` has its id and
 * version. The HTML of results has no room for it.
 */
export function nameVerse({ id, version = '' }: Omit<StudiedVerse, 'text'>): React.RefCallback<HTMLElement> {
  return (element) => {
    // The worker renders this view too, and its types have no DOM.
    const text = element as { dataset: Record<string, string | undefined> } | null;
    if (text) text.dataset['verse'] = `${id} ${version}`;
  };
}
