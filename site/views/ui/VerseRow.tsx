import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import type { OriginalLine } from '#data/dictionary/example-originals.ts';
import type { Span } from '#data/text/verse-marks.ts';
import type { ShownMarks } from '#data/text/verse-tree.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { VerseText } from '../text/VerseText.tsx';

export interface VerseRowProps extends Script {
  /** For example "Genesis 1:1". */
  reference: string;
  /** Link to the verse in its chapter. Without it the reference is plain text, as on pages where size is critical. */
  href?: string | undefined;
  text: string;
  marks: ShownMarks;
  found?: EntryNumber | readonly Span[] | undefined;
  /** The same verse in the language of the word. */
  original?: OriginalLine | undefined;
}

/** A verse with its reference, as a list item. */
export function VerseRow({ reference, href, text, marks, found, original, ...script }: VerseRowProps) {
  return (
    <li>
      <b translate="no">{href ? <a href={href}>{reference}</a> : reference}</b>
      <p {...scriptProps(script)}>
        <VerseText text={text} marks={marks} found={found} />
      </p>
      {original && (
        <p {...scriptProps(original)}>
          <VerseText text={original.text} marks={original.marks} found={found} />
          {original.from && <small> {original.from}</small>}
        </p>
      )}
    </li>
  );
}
