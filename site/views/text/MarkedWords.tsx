import { Fragment } from 'react';

const letter = String.raw`[\p{Script=Hebrew}\p{Script=Greek}]`;
/**
 * Characters that may occur within foreign words: points, accents and other marks (Unicode assigns them no script), and
 * spaces between words.
 */
const within = String.raw`[\p{Script=Hebrew}\p{Script=Greek}\p{M}\s'’-]`;
const foreign = new RegExp(`(${letter}(?:${within}*[\\p{Script=Hebrew}\\p{Script=Greek}\\p{M}])?)`, 'u');

/**
 * English text in which each Hebrew or Greek word declares its language, so that screen readers pronounce it correctly.
 */
export function MarkedWords({ text }: { text: string }) {
  // Split with a capture group: the odd parts are foreign words.
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
