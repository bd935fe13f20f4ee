import { Fragment } from 'react';
import { passageOfRange } from '#data/my-study/format-anchor.ts';
import { parseNote, type NoteBlock, type NoteInline } from '#data/my-study/parse-note.ts';
import { parallelPath } from '#data/reading/reading-paths.ts';

/** A note as a reader sees it. Markup in it is text. */
export function NoteText({ text }: { text: string }) {
  return (
    <div className="note-text">
      {parseNote(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: NoteBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <p>
          <strong>
            <Inline parts={block.parts} />
          </strong>
        </p>
      );
    case 'list': {
      const items = block.items.map((parts, index) => (
        <li key={index}>
          <Inline parts={parts} />
        </li>
      ));
      return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          <Lines lines={block.lines} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <Lines lines={block.lines} />
        </p>
      );
  }
}

function Lines({ lines }: { lines: readonly NoteInline[][] }) {
  return lines.map((parts, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Inline parts={parts} />
    </Fragment>
  ));
}

function Inline({ parts }: { parts: readonly NoteInline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} />);
}

function InlinePart({ part }: { part: NoteInline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inline parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inline parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} rel="noreferrer">
          {part.text}
        </a>
      );
    case 'reference':
      return <a href={parallelPath(passageOfRange(part), [])}>{part.text}</a>;
  }
}
