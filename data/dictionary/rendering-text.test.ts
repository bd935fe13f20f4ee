import { expect, it } from 'vitest';
import { renderingText } from './rendering-text.ts';

/** As printed concordances count them. */
it.each([
  ['of God,', 'God'],
  ['the love', 'love'],
  ['to love', 'love'],
  ['we know', 'know'],
  ['lovest thou', 'lovest'],
  ['hath loved', 'loved'],
  ['in the', 'in the'],
  // A verb of being or having counts as a rendering itself.
  ['he was', 'was'],
  ['that we have', 'have'],
  ['was he', 'was he'],
  ['and he', 'he'],
  ['“It is good.”', 'good'],
])('reduces "%s" to "%s"', (text, rendering) => {
  expect(renderingText(text)).toBe(rendering);
});
