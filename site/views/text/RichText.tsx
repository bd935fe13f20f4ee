import { Fragment } from 'react';
import { languageOfNumber } from '#data/dictionary/entry-number.ts';
import { productSlug } from '#data/site/product.ts';
import type { RichText as Rich, RichTextPart } from '#data/dictionary/rich-text.ts';
import { MarkedWords } from './MarkedWords.tsx';

/** Dictionary prose with its references as links. */
export function RichText({ rich }: { rich: Rich }) {
  const parts = rich.map((part, index) => (
    <Fragment key={index}>{renderPart(trimmed(part, index, rich.length))}</Fragment>
  ));
  return <>{parts}</>;
}

function renderPart(part: RichTextPart) {
  if (typeof part === 'string') return <MarkedWords text={part} />;
  switch (part.kind) {
    case 'emphasis':
      return (
        <i>
          <MarkedWords text={part.text} />
        </i>
      );
    case 'reference':
      return (
        <a href={`/${productSlug}/${part.number}`}>
          {part.number}
          {part.lemma && (
            <>
              {' '}
              <bdi lang={languageOfNumber(part.number) === 'greek' ? 'grc' : 'hbo'} translate="no">
                {part.lemma}
              </bdi>
            </>
          )}
        </a>
      );
  }
}

/** Removes the spaces at both ends of the prose. */
function trimmed(part: RichTextPart, index: number, length: number): RichTextPart {
  if (typeof part !== 'string') return part;
  const start = index === 0 ? part.trimStart() : part;
  return index === length - 1 ? start.trimEnd() : start;
}
