import { describe, expect, it } from 'vitest';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { Verdict } from '#data/study/decks.ts';
import { checkAnswer } from './check-answer.ts';

const card = (hebrew: string, transliteration: string, english: string): StudyCard => ({
  id: transliteration,
  hebrew,
  transliteration,
  english,
  forms: [],
});
const here = card('פֹּה', 'po', 'here');
const cards = [
  here,
  card('כָּאן', 'kan', 'here, in this place'),
  card('שָׁם', 'sham', 'there'),
  card('מֶלֶךְ', 'melekh', 'king'),
  card('חׇכְמָה', 'ḥokhma', 'wisdom'),
  card('אַתָּה / אַתְּ', 'ata / at', 'you'),
];

/** Transliterations in the spelling of the Academy, of textbooks and of readers. */
const answers: [typed: string, of: string, verdict: Verdict][] = [
  ['פה', 'po', 'right'],
  ['כאן', 'po', 'other'],
  ['שם', 'po', 'wrong'],
  ['po', 'po', 'right'],
  ['kan', 'po', 'other'],
  ['melech', 'melekh', 'right'],
  ['Melekh', 'melekh', 'right'],
  ['melek', 'melekh', 'right'],
  ['milk', 'melekh', 'wrong'],
  ['חוכמה', 'ḥokhma', 'right'],
  ['hochma', 'ḥokhma', 'right'],
  ['chokhmah', 'ḥokhma', 'right'],
  ['at', 'ata / at', 'right'],
  ['ata', 'ata / at', 'right'],
  ['', 'po', 'unknown'],
];

it('says which letter has the name that was typed, in any of its spellings', () => {
  const [he, het] = [card('ה', 'h', 'He'), card('ח', 'ḥ', 'Het')];
  const question = { card: he, deck: 'letters', direction: 'he-en', cards: [he, het] } as const;
  expect(checkAnswer('chet', question)).toEqual({ verdict: 'wrong', why: 'ח is called “chet”.' });
});

it('accepts the other spellings of a name that the card of a collected word shows', () => {
  const pashhur = card('פַּשְׁחוּר', 'Pashchûwr', 'Pashhur (Pashchur, Pashur), a priest; others');
  for (const typed of ['Pashhur', 'Pashchur', 'pashur'])
    expect(checkAnswer(typed, { card: pashhur, direction: 'he-en', deck: 'mine', cards: [pashhur] }).verdict).toBe(
      'right',
    );
});

it('says whether a slip is another form or another word', () => {
  const need = { ...card('צָרִיךְ', 'tsarikh', 'to need, to have to'), similar: 'deed feed needs seed' };
  const why = (typed: string): string | undefined =>
    checkAnswer(typed, { card: need, direction: 'he-en', deck: 'verbs', cards: [need] }).why;
  expect(why('needs')).toBe('“needs” is another form of the word.');
  expect(why('feed')).toBe('“feed” is another word.');
});

describe('an answer in Hebrew', () => {
  it('says why', () => {
    const why = (typed: string): string | undefined =>
      checkAnswer(typed, { card: here, direction: 'en-he', deck: 'words', cards }).why;
    expect(why('שם')).toBe('שָׁם means “there”.');
    expect(why('אבג')).toBeUndefined();
    const man = card('אַתָּה', 'ata', 'you (masculine singular)');
    const three = [card('אֶת', 'et', '(marks a definite object)'), card('אַתְּ', 'at', 'you (feminine singular)'), man];
    expect(checkAnswer('את', { card: man, direction: 'en-he', deck: 'words', cards: three }).why).toBe(
      'אַתְּ means “you (feminine singular)”.',
    );
  });

  it.each(answers)('"%s" for %s is %s', (typed, of, verdict) => {
    const match = cards.find(({ id }) => id === of) ?? here;
    expect(checkAnswer(typed, { card: match, direction: 'en-he', deck: 'words', cards }).verdict).toBe(verdict);
  });
});

describe('a note of the binyan', () => {
  const speak = { ...card('לְדַבֵּר', 'ledaber', 'to speak'), note: "Pi'el, root ד.ב.ר" };
  const check = (typed: string, deck: 'verbs' | 'mine' | 'words'): unknown =>
    checkAnswer(typed, {
      card: deck === 'mine' ? { ...speak, note: 'verb' } : speak,
      direction: 'he-en',
      deck,
      cards: [speak],
    });

  it('leaves the answer as it is if it fits the verb', () => {
    for (const typed of ['to speak (piel)', 'Pi’el: to speak', 'speak, pi‘el', 'to speak [פיעל]', 'to speak (D, piel)'])
      expect([typed, check(typed, 'verbs')]).toEqual([typed, { verdict: typed.includes('D,') ? 'wrong' : 'right' }]);
  });

  it('is a mistake if the verb has another pattern, which the verdict names', () => {
    expect(check('to speak (qal)', 'verbs')).toEqual({ verdict: 'wrong', why: "The verb pattern is Pi'el." });
    expect(check('to speak (piel, hifil)', 'verbs')).toEqual({ verdict: 'wrong' });
  });

  it('is allowed for verbs of My words, which have no binyan, and for no other word', () => {
    expect(check('to speak (qal)', 'mine')).toEqual({ verdict: 'right' });
    expect(check('to speak (piel)', 'words')).toEqual({ verdict: 'wrong' });
  });
});
