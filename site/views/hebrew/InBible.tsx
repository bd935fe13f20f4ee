import { productSlug } from '#data/site/product.ts';
import { countOfEntry, countOfRoot, notInBible, timesInBibleMessage } from './messages.ts';

export interface InBibleProps {
  inBible:
    | {
        number: string;
        /** Occurrences of the entry's word in the Hebrew Bible, in all its forms. */
        total: number;
        /** Occurrences as this word, if the entry has other words or stems too. */
        inSense?: number | undefined;
        /** Whether `inSense` counts the stem of a verb. */
        isStem?: boolean | undefined;
        /** The word that is counted, if the dictionary lists this word under another one. */
        under?: string | undefined;
      }
    | undefined;
}

/**
 * How often a word occurs in the Hebrew Bible, linked to its verses and its entry. If the entry has other words too, the
 * count of the entry is shown next to that of the word. If the dictionary lists the word under another one, that word
 * is named.
 */
export function InBible({ inBible }: InBibleProps) {
  if (!inBible) return <span className="small">{notInBible}</span>;
  const { number, total, inSense, isStem, under } = inBible;
  const isPart = inSense !== undefined && inSense !== total;
  return (
    <span className="in-bible">
      {isPart && (
        <>
          <b>{timesInBibleMessage(inSense)}</b> {isStem ? countOfRoot : countOfEntry}{' '}
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
        {isPart ? timesInBibleMessage(total) : <b>{timesInBibleMessage(total)}</b>}
      </a>{' '}
      <a href={`/${productSlug}/${number}`}>{number}</a>
    </span>
  );
}
