import { packWords, type PackWords } from '#data/model/pack-words.ts';
import { libraryFrame } from './frame.ts';

/** Packs that can be kept on a device. Their sizes are known when the pages are, so a script writes them. */
export function offlinePage(): { packs: PackWords[] } {
  return { packs: packWords(new Map(libraryFrame().versions.map(({ code, name }) => [code, name]))) };
}
