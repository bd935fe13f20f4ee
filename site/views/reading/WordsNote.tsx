import { findLinkCheck } from '#data/interlinear/link-checks.ts';
import { taggedVersion } from '#data/reading/readable-version.ts';
import { linkCheckMessage } from '../interlinear/link-check-messages.ts';
import { LinksNote } from '../interlinear/LinksNote.tsx';
import { linkMethodMessage, suppliedLegend, untranslatedLegend } from '../interlinear/messages.ts';

interface WordsNoteProps {
  /** Name of the translation, which is the tagged one. */
  translation: string;
  original: { label: string; version: string };
  /** Whether one of them was imported. */
  hasImport: boolean;
}

/** How the words of the translation and of the original are linked. */
export function WordsNote({ translation, original, hasImport }: WordsNoteProps) {
  return (
    <LinksNote
      sentences={[
        linkMethodMessage([original.label], translation),
        linkCheckMessage(findLinkCheck(taggedVersion, original.version, hasImport)),
        suppliedLegend,
        untranslatedLegend,
      ]}
    />
  );
}
