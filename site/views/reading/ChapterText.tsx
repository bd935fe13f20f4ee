import { Fragment } from 'react';
import { chapterBlocks, withMissingVerses, type Block, type Piece } from '#data/reading/chapter-blocks.ts';
import { numberInKjv } from '#data/reading/chapter-name.ts';
import type { Chapter, ChapterVerse } from '#data/reading/chapter.ts';
import { pieceParts } from '#data/reading/piece-parts.ts';
import { verseAnchor, wordsPath } from '#data/reading/reading-paths.ts';
import { splitVerseId } from '#data/bible/verse-id.ts';
import { scriptProps } from '../text/script-props.ts';
import { VerseParts } from '../text/VerseText.tsx';
import { noteAnchor } from './ChapterNotes.tsx';
import { absentVerseMessage } from '#data/comparison/absent-verse.ts';
import { lastPrintedVerse } from '#data/text/messages.ts';
import { noteLabel } from './messages.ts';

/**
 * The text of a chapter: paragraphs, lines of poetry, psalm titles, headings. Each verse number is an anchor and links
 * to the verse word by word. Note marks link to the notes below the text. The root element carries the data that
 * scripts need about the version.
 */
export function ChapterText({ version, verses }: Pick<Chapter, 'version' | 'verses'>) {
  return (
    <div
      className="text"
      {...scriptProps(version)}
      data-version={version.name}
      data-tagged={version.taggedWords > 0 ? '' : undefined}
    >
      {chapterBlocks(withMissingVerses(verses)).map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </div>
  );
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'title':
      return (
        <p className="title" id={block.pieces[0] && verseAnchor(block.pieces[0].verse.id)}>
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'verse':
      return (
        <p className="own">
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'prose':
      return (
        <p>
          <Pieces pieces={block.pieces} />
        </p>
      );
    case 'poem':
      return (
        <p className="poem">
          {block.lines.map(({ level, pieces }, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className={level > 1 ? `in${level}` : undefined}>
                <Pieces pieces={pieces} isLine />
              </span>
            </Fragment>
          ))}
        </p>
      );
  }
}

/** In a line of poetry only the first number is in the margin. Later numbers get a class that says so. */
function Pieces({ pieces, isLine = false }: { pieces: readonly Piece[]; isLine?: boolean }) {
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {piece.from === 0 && <VerseNumber verse={piece.verse} isWithin={isLine && index > 0} />}
          <PieceText piece={piece} />
        </Fragment>
      ))}
    </>
  );
}

function PieceText({ piece }: { piece: Piece }) {
  if (piece.verse.text === '') return <em>{absentVerseMessage('', piece.verse.id)}</em>;
  const { verse } = splitVerseId(piece.verse.id);
  return (
    <>
      {pieceParts(piece).map(({ parts, note }, index) => (
        <Fragment key={index}>
          <VerseParts parts={parts} />
          {note && (
            <a className="fn" href={`#${noteAnchor(verse)}`} aria-label={noteLabel}>
              *
            </a>
          )}
        </Fragment>
      ))}
    </>
  );
}

/**
 * For example "19 (4:1)": both numbers if they differ; "4–5" for verses that an edition prints together. The title of a
 * psalm has no number.
 */
function VerseNumber({ verse: { id, marks }, isWithin }: { verse: ChapterVerse; isWithin: boolean }) {
  const { verse } = splitVerseId(id);
  if (verse === 0) return null;
  const kjv = marks.kjv ?? id;
  const last = lastPrintedVerse(marks.notes);
  return (
    <>
      <a className={isWithin ? 'v m' : 'v'} id={verseAnchor(id)} href={wordsPath(kjv)}>
        {last === undefined ? verse : `${verse}–${last}`}
        {kjv !== id && (
          <>
            {' '}
            <small>{`(${numberInKjv(kjv)})`}</small>
          </>
        )}
      </a>
      {'\u00A0'}
    </>
  );
}
