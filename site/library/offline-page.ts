import { packWords, type PackWords } from '#data/offline/pack-words.ts';
import { renderedVersions } from './bible-page.ts';
import { libraryFrame } from './frame.ts';

/** Packs that can be kept on a device. Their sizes are known when the pages are, so a script writes them. */
export function offlinePage(): { packs: PackWords[] } {
  const packed = renderedVersions();
  return { packs: packWords(libraryFrame().versions.filter(({ code }) => packed.includes(code))) };
}
