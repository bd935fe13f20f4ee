import { expect, test } from 'vitest';
import { sharedDeck } from '../testing/shared-deck.ts';

/** Own list, read from the King James Version. The rule of the build has a longer one. */
const violent = /\b(?:slay|slew|slain|kill|killed|murder|smite|smote|smitten|slaughter|blood)\b/i;
const sexual = /\b(?:whores?|whoredoms?|harlots?|ravished|lay with|lie with|lying with|concubine|teats|nakedness)\b/i;
const unpleasant = /\b(?:dung|vomit|vomited|plague|leprosy|scall|carcase|unclean)\b/i;

const withExample = (['words', 'verbs'] as const).flatMap((deck) =>
  sharedDeck(deck).cards.flatMap(({ id, verse }) => (verse ? [{ id: `${deck}/${id}`, verse }] : [])),
);

test('the first examples of a learner are not about violence, sexual acts or disease if another verse fits', () => {
  expect(withExample.length).toBeGreaterThan(470);
  const harsh = withExample.filter(({ verse: { english } }) =>
    [violent, sexual, unpleasant].some((words) => words.test(english.text)),
  );
  // Read one by one: no other verse has the word in this form and sense, or the word itself is one of the list.
  expect(harsh.map(({ id, verse }) => `${id} ${verse.reference}`)).toEqual([
    'words/husband Deuteronomy 22:22',
    'words/blood Psalm 105:29',
    'words/grape Deuteronomy 32:14',
    'words/star Numbers 24:17',
    'words/black Leviticus 13:37',
    'words/yellow Leviticus 13:36',
    'words/therefore Genesis 4:15',
    'verbs/be-brought Leviticus 10:18',
  ]);
});
