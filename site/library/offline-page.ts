import { packWords, type PackWords } from '#data/offline/pack-words.ts';
import { renderedVersions } from './bible-page.ts';
import { libraryMetadata } from './frame.ts';

/** Packs that can be downloaded. A script adds their sizes, which are only known after the pages are built. */
export function offlinePage(): { packs: PackWords[] } {
  const packed = renderedVersions();
  return { packs: packWords(libraryMetadata().versions.filter(({ code }) => packed.includes(code))) };
}
