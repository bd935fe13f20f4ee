// cspell:ignore ncmsa ncbs ncms ncmp
import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { sharedDeck } from '../testing/shared-deck.ts';
import { verbPages } from './verb-pages.ts';

/*
 * Counts the taught words in the Hebrew text by rules of its own, and checks every example. This shares no code with what
 * it tests, apart from the decks.
 */

interface Word {
  verse: number;
  start: number;
  letters: string;
  /** The morphology code without its language. */
  code: string;
}
interface Row {
  id: string;
  strongs?: string;
  partOfSpeech?: string;
  binyan?: string;
}

const library = new Database(process.env.LEXICON_LIBRARY ?? 'data/library.sqlite', { readonly: true });
const wlc = library.prepare<[], { id: number }>("SELECT id FROM versions WHERE code = 'wlc'").get()?.id ?? 0;
const rows = library
  .prepare<[number], { key: number; text: string; marks: string }>('SELECT * FROM verses WHERE key / 100000000 = ?')
  .all(wlc);
const words = new Map<string, Word[]>();
for (const { key, text, marks } of rows) {
  const all = JSON.parse(marks) as Record<string, [start: number, end: number, number: string, code?: string][]>;
  const { words: tagged = [], ketiv = [], qere = [] } = all;
  for (const [start, end, number, code = ''] of tagged) {
    // A word that is written and read differently has both forms in the text and counts once.
    const form = ketiv.find(([from, to]) => start < to && end > from);
    const spoken = form && qere.find(([from]) => from === form[1] || from === form[1] + 1);
    if (form && spoken) {
      const inside = ([from, to]: readonly [number, number, ...unknown[]]) =>
        tagged.filter(([a, b, other]) => other === number && a < to && b > from);
      if (inside(form).findIndex(([from]) => from === start) < inside(spoken).length) continue;
    }
    // Aramaic. A further piece of a written word has no language.
    if (/^A[A-Z]/.test(code)) continue;
    const letters = text
      .slice(start, end)
      .normalize('NFD')
      .replace(/[^א-ת]/gu, '');
    if (!words.has(number)) words.set(number, []);
    words.get(number)?.push({ verse: key, start, letters, code: code.replace(/^H/, '') });
  }
}

const read = (name: string): Row[] => JSON.parse(readFileSync(`data/hebrew/content/${name}.json`, 'utf8')) as Row[];
/** The noun, verb or adjective of a written word; otherwise its last part that is no suffix. */
const main = ({ code }: Word): string => {
  const parts = code.split('/');
  return parts.find((part) => /^[NVA]/.test(part)) ?? parts.findLast((part) => !part.startsWith('S')) ?? '';
};
const isNominal = (word: Word): boolean => /^(A|Nc|Ng)/.test(main(word));
const stems: Record<string, string> = {
  "Pa'al": 'Vq',
  "Nif'al": 'VN',
  "Pi'el": 'Vp',
  "Pu'al": 'VP',
  "Hif'il": 'Vh',
  "Huf'al": 'VH',
  "Hitpa'el": 'Vt',
};
const is = (start: string) => (word: Word) => main(word).startsWith(start);
const written =
  (letters: string, start = '') =>
  (word: Word) =>
    [letters, `ו${letters}`].includes(word.letters) && main(word).startsWith(start);
const beginsWith =
  (letters: string, start: string) =>
  ({ letters: own, code }: Word) =>
    (own.startsWith(letters) || own.startsWith(`ו${letters}`)) && code.includes(`R/${start}`);

/** Words whose entry has other words too. */
const own: Record<string, (word: Word) => boolean> = {
  ...Object.fromEntries(['parent', 'guest', 'judge', 'doctor', 'enemy', 'ill'].map((id) => [id, is('Vqr')])),
  ...Object.fromEntries(['sad', 'open', 'closed'].map((id) => [id, is('Vqs')])),
  ...Object.fromEntries(['neighbour', 'hero'].map((id) => [id, isNominal])),
  nice: is('VNr'),
  correct: is('VNr'),
  ready: is('VHs'),
  animal: (word) => is('Ncf')(word) || is('Ncb')(word),
  life: is('Ncmp'),
  alive: is('A'),
  good: is('A'),
  'a-lot': is('Vha'),
  quickly: is('Vpa'),
  slowly: written('לאט'),
  today: ({ letters, code }) => letters === 'היום' && code === 'Td/Ncmsa',
  'you-to-a-man': is('Pp2ms'),
  'you-to-a-woman': is('Pp2fs'),
  'you-to-several': is('Pp2mp'),
  'you-to-several-women': is('Pp2fp'),
  he: is('Pp3ms'),
  she: is('Pp3fs'),
  they: is('Pp3mp'),
  what: ({ letters }) => !/^ו?[לכ]מה/u.test(letters),
  why: written('למה'),
  'how-many': (word) => written('כמה')(word) && word.code.includes('R/Ti'),
  before: beginsWith('לפני', 'Nc'),
  'next-to': beginsWith('ליד', 'Ncbs'),
  inside: (word) => beginsWith('בתוך', 'Nc')(word) || beginsWith('בתוכ', 'Nc')(word) || beginsWith('בתכ', 'Nc')(word),
  alone: beginsWith('לבד', 'Ncms'),
  therefore: written('לכן'),
  yes: (word) => written('כן')(word) && ['Tm', 'D'].includes(main(word)),
  that: (word) => !written('כאשר')(word),
  'when-as': written('כאשר'),
};

function isWord({ id, partOfSpeech, binyan }: Row, word: Word): boolean {
  if (binyan) return main(word).startsWith(stems[binyan] ?? '?');
  const rule = own[id];
  if (rule) return rule(word);
  if (partOfSpeech === 'noun') return /^N[cg]/.test(main(word));
  return partOfSpeech === 'adjective' ? isNominal(word) : !word.code.split('/').at(-1)?.startsWith('Np');
}

const taught = (['words', 'verbs'] as const).flatMap((deck) => {
  const { cards } = sharedDeck(deck);
  return read(deck).flatMap((row) => {
    const card = cards.find(({ id }) => id === row.id);
    const numbers = row.strongs === 'H1980' ? ['H1980', 'H3212'] : [row.strongs ?? ''];
    const all = numbers.flatMap((number) => words.get(number) ?? []);
    return card && row.strongs ? [{ row, card, all, fitting: all.filter((word) => isWord(row, word)) }] : [];
  });
});

it('every count of a taught word is that of its lemma and parsing', () => {
  expect(taught.length).toBeGreaterThan(540);
  const counts = taught.map(({ row, card }) => `${row.id}: ${card.entry?.total}`);
  expect(counts).toEqual(taught.map(({ row, fitting }) => `${row.id}: ${fitting.length}`));
  const [she, doctor] = ['she', 'doctor'].map((id) => taught.find(({ row }) => row.id === id)?.fitting.length);
  expect([she, doctor]).toEqual([484, 9]);
});

it('every example has the taught word, and no other word of its entry', () => {
  const examples = taught.filter(({ card }) => card.verse);
  expect(examples.length).toBeGreaterThan(460);
  const wrong = examples.flatMap(({ row, card, all, fitting }) => {
    const { hebrew, english } = card.verse ?? { hebrew: { text: '', found: [] }, english: { text: '', found: [] } };
    const verse = rows.find(({ text }) => text === hebrew.text)?.key;
    const here = (list: readonly Word[]): number[] =>
      list.filter((word) => word.verse === verse).map(({ start }) => start);
    const starts = hebrew.found.map(([start]) => start);
    const isOwn = String(here(fitting)) === String(starts) && String(here(all)) === String(starts);
    return isOwn && english.found.length > 0 && english.found.length <= starts.length ? [] : [row.id];
  });
  expect(wrong).toEqual([]);
});

it('the example of a word has no pronoun attached, and all its consonants in order', () => {
  const examples = taught.filter(({ row, card }) => card.verse && !row.binyan);
  expect(examples.length).toBeGreaterThan(330);
  const wrong = examples.flatMap(({ row, card, fitting }) => {
    const { text, found } = card.verse?.hebrew ?? { text: '', found: [] };
    const key = rows.find((verse) => verse.text === text)?.key;
    const here = fitting.filter(({ verse, start }) => verse === key && found.some(([from]) => from === start));
    // A yod or vav that a vowel point belongs to is a consonant: it is in the word of the card, too.
    const consonants = (word: string): string =>
      word
        .normalize('NFD')
        .replaceAll(/[\u0591-\u05AF\u05BD]/gu, '')
        .replaceAll(/[יו](?![\u05B0-\u05B8\u05BB])|[^א-ת]/gu, '');
    const ending = consonants(card.hebrew.split(' ').at(-1) ?? '');
    const isOwn = here.every(
      ({ start, code, letters }) =>
        !/\/S[pnd]/.test(code) &&
        letters.length > 0 &&
        consonants(text.slice(start, found.find(([from]) => from === start)?.[1])).endsWith(ending),
    );
    return here.length > 0 && isOwn ? [] : [`${row.id}: ${text}`];
  });
  expect(wrong).toEqual([]);
  const form = (id: string): string | undefined => {
    const { text = '', found: [[start, end] = [0, 0]] = [] } =
      taught.find(({ row }) => row.id === id)?.card.verse?.hebrew ?? {};
    return text.slice(start, end).replaceAll(/[^א-ת]/gu, '');
  };
  // Not לְבַדִּי, "I alone".
  expect(form('alone')).toBe('לבד');
});

it.each([
  ['will', /favour|accept/],
  ['light-easy', /of foot/],
  ['ask-for', /\bseek|\bsought/],
  ['tell', /my bones/],
  ['time', /\bseason\b/],
  ['world', /in the world/],
  ['forget', /do not I forget/],
])('the example of “%s” is not one that a teacher called another sense (%s)', (id, other) => {
  const found = taught.filter(({ row }) => row.id === id);
  expect(found).toHaveLength(1);
  expect(found[0]?.card.verse?.english.text ?? '').not.toMatch(other);
});

/** The third letter of a verb's code: perfect, imperfect, participle, imperative. */
const tenseLetters: Record<string, RegExp> = {
  past: /^V.p/,
  future: /^V.i/,
  present: /^V.[rs]/,
  imperative: /^V.v/,
};

/** Made once, because it takes seconds. */
const pages = verbPages();

it('every verse on the page of a verb has the verb in its binyan and tense', () => {
  const verses = pages.flatMap(({ verb, examples }) => examples.map((example) => ({ id: verb.id, ...example })));
  expect(verses.length).toBeGreaterThan(120);
  const wrong = verses.flatMap(({ id, tense, verse: { hebrew } }) => {
    const key = rows.find(({ text }) => text === hebrew.text)?.key;
    const starts = hebrew.found.map(([start]) => start);
    const shown = (taught.find(({ row }) => row.id === id && row.binyan)?.fitting ?? []).filter(
      ({ verse, start }) => verse === key && starts.includes(start),
    );
    const [, letters] = Object.entries(tenseLetters).find(([name]) => tense.toLowerCase().includes(name)) ?? [];
    const isRight =
      starts.length > 0 && shown.length === starts.length && shown.every((word) => letters?.test(main(word)));
    return isRight ? [] : [`${id}, ${tense}: ${shown.map((word) => main(word)).join()} of ${starts.length}`];
  });
  expect(wrong).toEqual([]);
});

/** Consonants only, with the letters that end a word as elsewhere. */
const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^א-ת]|[וי]/gu, '')
    .replace(/[ךםןףץ]/gu, (letter) => 'כמנפצ'['ךםןףץ'.indexOf(letter)] ?? '');

it('the form in every verse on the page of a verb stands in its table, and the translation has its tense', () => {
  const wrong = pages.flatMap(({ verb, table, examples }) =>
    examples.flatMap(({ tense, verse: { hebrew, english } }) => {
      const name = Object.keys(tenseLetters).find((each) => tense.toLowerCase().includes(each)) ?? '';
      const forms = Object.entries(table).flatMap(([cell, form]) => (cell.startsWith(name) ? [bare(form.hebrew)] : []));
      const key = rows.find(({ text }) => text === hebrew.text)?.key;
      const starts = hebrew.found.map(([start]) => start);
      const shown = (taught.find(({ row }) => row.id === verb.id && row.binyan)?.fitting ?? []).filter(
        ({ verse, start }) => verse === key && starts.includes(start),
      );
      // A prefix has one letter each.
      const spelled = shown.map(({ letters, code }) =>
        bare(letters.slice(code.split('/').findIndex((part) => part.startsWith('V')))),
      );
      const marked = english.found.map(([start, end]) => english.text.slice(start, end).toLowerCase());
      const isTense = marked.every((text) =>
        name === 'past'
          ? !/\b(?:shall|will|do|doth)\b|\b(?!hath|hast|didst)[a-z]+(?:eth|est)\b/.test(text)
          : name !== 'future' || !/\b(?:was|were|had)\b/.test(text),
      );
      const isRight = spelled.length > 0 && spelled.every((text) => forms.includes(text)) && isTense;
      return isRight ? [] : [`${verb.id}, ${tense}: ${spelled.join()} in ${forms.join()}; ${marked.join()}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['praise', /\bfools\b/],
  ['know', /\bknoweth\b/],
  ['stay', /\bsodomites\b/],
])('no verse on the page of “%s” is one that a teacher would not choose (%s)', (id, other) => {
  const texts = pages.find(({ verb }) => verb.id === id)?.examples.map(({ verse }) => verse.english.text) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.join(' ')).not.toMatch(other);
});
