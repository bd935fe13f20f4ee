import { Fragment } from 'react';

const letter = String.raw`[\p{Script=Hebrew}\p{Script=Greek}]`;
/** What stands within words: points, accents and other marks, which Unicode counts to no script, and spaces between words. */
const within = String.raw`[\p{Script=Hebrew}\p{Script=Greek}\p{M}\s'’-]`;
const foreign = new RegExp(`(${letter}(?:${within}*[\\p{Script=Hebrew}\\p{Script=Greek}\\p{M}])?)`, 'u');

/** English text in which each Hebrew or Greek word says its language, so that it is read aloud as what it is. */
export function MarkedWords({ text }: { text: string }) {
  // Split with a group: every other part is a foreign word.
  const parts = text.split(foreign).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 0 ? (
        part
      ) : (
        <bdi lang={/\p{Script=Hebrew}/u.test(part) ? 'hbo' : 'grc'} translate="no">
          {part}
        </bdi>
      )}
    </Fragment>
  ));
  return <>{parts}</>;
}
