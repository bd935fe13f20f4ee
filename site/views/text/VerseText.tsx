import { Fragment } from 'react';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import type { Span } from '#data/text/verse-marks.ts';
import { highlightStyles, type HighlightStyle } from '#data/my-study/study-row.ts';
import { verseTree, type ShownMarks, type SpanKind, type StudySpans, type VersePart } from '#data/text/verse-tree.ts';

export interface VerseTextProps {
  text: string;
  marks: ShownMarks;
  /** Highlighted in yellow: the words tagged with a number, or spans of the text. */
  found?: EntryNumber | readonly Span[] | undefined;
  /** Underlined: spans that differ from the compared text. */
  changed?: readonly Span[] | undefined;
  /** The reader's own highlights. */
  studied?: StudySpans | undefined;
  /** Shows the Strong's numbers after their words, as links to the entries. */
  numbered?: boolean | undefined;
  /** Marks each tagged word for scripts, with its indexes in `marks.words`. */
  hasWords?: boolean | undefined;
}

/** The text of a verse. Only this file defines how supplied words, the divine name and matches look in HTML. */
export function VerseText({ text, marks, ...options }: VerseTextProps) {
  return <VerseParts parts={verseTree(text, marks, options)} />;
}

/** Parts of a verse that are already split, for example by a chapter. */
export function VerseParts({ parts }: { parts: readonly VersePart[] }) {
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{renderPart(part)}</Fragment>
      ))}
    </>
  );
}

function renderPart(part: VersePart) {
  if (typeof part === 'string') return part;
  if (part.kind === 'numbers') return <Numbers numbers={part.numbers} />;
  const inside = <VerseParts parts={part.parts} />;
  if (part.kind === 'tagged') return <span data-n={part.numbers}>{inside}</span>;
  if (part.kind === 'word') return <span data-w={part.words.join(' ')}>{inside}</span>;
  return spanElements[part.kind](inside);
}

type RenderSpan = (inside: React.ReactNode) => React.ReactNode;

const studySpan = (style: HighlightStyle): RenderSpan =>
  function renderStudySpan(inside) {
    return (
      <mark data-study="" className={`st-${style}`}>
        {inside}
      </mark>
    );
  };

const spanElements: Record<SpanKind, RenderSpan> = {
  ...(Object.fromEntries(highlightStyles.map((style) => [style, studySpan(style)])) as Record<
    HighlightStyle,
    RenderSpan
  >),
  jesus: (inside) => <span className="jesus">{inside}</span>,
  ketiv: (inside) => <span className="ketiv">{inside}</span>,
  qere: (inside) => <span className="qere">{inside}</span>,
  found: (inside) => <mark>{inside}</mark>,
  changed: (inside) => <u>{inside}</u>,
  supplied: (inside) => <i>{inside}</i>,
  divineName: (inside) => <span className="divine">{inside}</span>,
};

function Numbers({ numbers }: { numbers: readonly EntryNumber[] }) {
  return (
    <sup>
      {numbers.map((number, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <a href={`/${productSlug}/${number}`}>{number}</a>
        </Fragment>
      ))}
    </sup>
  );
}
