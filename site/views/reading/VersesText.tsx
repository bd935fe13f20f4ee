import type { Span } from '#data/text/verse-marks.ts';
import type { ShownMarks } from '#data/text/verse-tree.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { VerseText } from '../text/VerseText.tsx';
import { halfMessage } from './messages.ts';

export interface ShownVerse {
  reference: string;
  text: string;
  marks: ShownMarks;
  changed?: readonly Span[] | undefined;
  half?: 'first' | 'second' | undefined;
}

export interface VersesTextProps {
  verses: readonly ShownVerse[];
  script: Script;
  /** The reference that the page already shows above the text. */
  reference?: string;
}

/**
 * The text of a reference in a version, which may be several verses. A verse shows its own reference if it differs, and
 * says if only half of it is meant.
 */
export function VersesText({ verses, script, reference }: VersesTextProps) {
  return (
    <>
      {verses.map((verse, index) => {
        const note = [
          reference !== undefined && verse.reference !== reference && verse.reference,
          verse.half && halfMessage(verse.half),
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <div key={index}>
            {note && <p className="small">{note}</p>}
            <p {...scriptProps(script)}>
              <VerseText text={verse.text} marks={verse.marks} changed={verse.changed} />
            </p>
          </div>
        );
      })}
    </>
  );
}
