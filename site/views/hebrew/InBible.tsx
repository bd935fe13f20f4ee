import { productSlug } from '#data/site/product.ts';

export interface InBibleProps {
  inBible:
    | {
        number: string;
        /** How often the entry's word stands in the Hebrew Bible, in all its forms. */
        total: number;
        /** Of a verb: how often in the stem that is meant. */
        inStem?: number | undefined;
        /** The word that is counted, where it is another one. */
        under?: string | undefined;
      }
    | undefined;
}

/**
 * How often a word stands in the Hebrew Bible, as a link to its verses, and its entry. Of a verb the stem that is meant
 * is counted beside its root, of a word that the dictionary has under another one that one is named.
 */
export function InBible({ inBible }: InBibleProps) {
  if (!inBible) return <span className="small">not in the Bible</span>;
  const { number, total, inStem, under } = inBible;
  const isRoot = inStem !== undefined && inStem !== total;
  return (
    <span className="in-bible">
      {isRoot && (
        <>
          <b>{times(inStem)}</b>
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
      <a href={`/${productSlug}/${number}/verses?version=wlc`}>{isRoot ? times(total) : <b>{times(total)}</b>}</a>{' '}
      <a href={`/${productSlug}/${number}`}>{number}</a>
    </span>
  );
}

function times(count: number): string {
  return `${count.toLocaleString('en')}×`;
}
