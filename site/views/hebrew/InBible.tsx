import { productSlug } from '#data/site/product.ts';
import { notInBible, timesInBibleMessage } from './messages.ts';

export interface InBibleProps {
  inBible:
    | {
        number: string;
        /** Occurrences of the entry's word in the Hebrew Bible, in all its forms. */
        total: number;
        /** For a verb: occurrences in the intended stem. */
        inStem?: number | undefined;
        /** The word that is counted, if the dictionary lists this word under another one. */
        under?: string | undefined;
      }
    | undefined;
}

/**
 * How often a word occurs in the Hebrew Bible, linked to its verses and its entry. For a verb, the count in the
 * intended stem is shown next to that of its root. If the dictionary lists the word under another one, that word is
 * named.
 */
export function InBible({ inBible }: InBibleProps) {
  if (!inBible) return <span className="small">{notInBible}</span>;
  const { number, total, inStem, under } = inBible;
  const isRoot = inStem !== undefined && inStem !== total;
  return (
    <span className="in-bible">
      {isRoot && (
        <>
          <b>{timesInBibleMessage(inStem)}</b>
          {' root '}
        </>
      )}
      {under !== undefined && (
        <>
          <bdi lang="hbo" translate="no">
            {under}
          </bdi>{' '}
        </>
      )}
      <a href={`/${productSlug}/${number}/verses?version=wlc`}>
        {isRoot ? timesInBibleMessage(total) : <b>{timesInBibleMessage(total)}</b>}
      </a>{' '}
      <a href={`/${productSlug}/${number}`}>{number}</a>
    </span>
  );
}
