import { expect, it } from 'vitest';
import phrases from '#data/hebrew/content/phrases.json' with { type: 'json' };
import { spokenForm } from './spoken-form.ts';

const asked = phrases.flatMap(({ category: note, ...phrase }) => {
  const card = { ...phrase, note, forms: [] };
  return phrase.woman ? [{ id: phrase.id, man: card, woman: phrase.woman, shown: spokenForm(card, 'woman') }] : [];
});

/** What a woman says about herself, as a teacher of Hebrew would print it. */
const saidByWoman: [id: string, hebrew: string, english: string][] = [
  ['i-am-sorry', 'אֲנִי מִצְטַעֶרֶת.', 'I am sorry. (feminine speaker)'],
  ['i-do-not-know', 'אֲנִי לֹא יוֹדַעַת.', 'I don’t know. (feminine speaker)'],
  ['i-am-hungry', 'אֲנִי רְעֵבָה.', 'I am hungry. (feminine speaker)'],
];
it.each(saidByWoman)('a woman says “%s” in the feminine form', (id, hebrew, english) => {
  const shown = asked.find((each) => each.id === id)?.shown;
  expect([shown?.hebrew.normalize('NFC'), shown?.english]).toEqual([hebrew.normalize('NFC'), english]);
});

/** A woman says these to or about a man as a man does. */
const saidToMan: [id: string, hebrew: string, english: string][] = [
  ['how-are-you', 'מַה שְּׁלוֹמְךָ?', 'How are you? (to a man)'],
  ['can-you-help-me', 'אַתָּה יָכוֹל לַעֲזֹר לִי?', 'Can you help me? (to a man)'],
  ['stop-here', 'עֲצֹר כָּאן, בְּבַקָּשָׁה.', 'Stop here, please. (to a man)'],
  ['who-is-this', 'מִי זֶה?', 'Who is this? (about a man)'],
];
it.each(saidToMan)('a woman says “%s” to or about a man as a man does', (id, hebrew, english) => {
  const shown = asked.find((each) => each.id === id)?.shown;
  expect([shown?.hebrew.normalize('NFC'), shown?.english]).toEqual([hebrew.normalize('NFC'), english]);
});

it('only phrases with the pronoun “I” change with the reader', () => {
  const changed = asked.filter(({ man, shown }) => shown.hebrew !== man.hebrew);
  expect(changed.length).toBeGreaterThan(10);
  const isAboutSpeaker = (hebrew: string): boolean =>
    hebrew.normalize('NFD').replaceAll(/\p{M}/gu, '').startsWith('אני ');
  expect(changed.filter(({ man }) => !isAboutSpeaker(man.hebrew))).toEqual([]);
  // The form for a woman is an accepted answer in both cases.
  for (const { man, woman, shown } of asked)
    expect([shown.hebrew, shown.woman?.hebrew].sort()).toEqual([man.hebrew, woman.hebrew].sort());
});
