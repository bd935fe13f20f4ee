import { compoundNumber } from './compound-numbers.ts';
import { spokenKey } from './spoken-key.ts';
import { transliterate } from './transliterate.ts';

export const recordableKinds = ['words', 'phrases', 'verbs', 'letters', 'vowels', 'numbers'] as const;
export type RecordableKind = (typeof recordableKinds)[number];

/** Something that is said in the lessons. */
export interface Recordable {
  /** As {@link spokenKey} has it; two of the same sound have the same. */
  text: string;
  kind: RecordableKind;
  /** Of the row in the lesson's file: "learn". */
  id: string;
  /** Where it is not the row's own word: "past", "plural", "example". */
  form?: string | undefined;
  transliteration: string;
  english: string;
  /** Also named by this in Hebrew: a letter by itself. */
  sign?: string | undefined;
}

interface Form {
  hebrew: string;
  transliteration: string;
}

interface Row {
  id: string;
}

/** The rows of `data/hebrew/content`, as far as they are read here. */
export interface LessonContent {
  words: readonly (Row & Form & { english: string; plural?: Form | undefined; feminine?: Form | undefined })[];
  phrases: readonly (Row & Form & { english: string; woman?: Form | undefined })[];
  verbs: readonly (Row & {
    english: string;
    infinitive: string | null;
    pastFirstPerson: string;
    presentFirstPerson: string | null;
    presentFeminine: string | null;
    futureFirstPerson: string;
  })[];
  letters: readonly (Row & { letter: string; name: string; hebrewName: string; example: Form & { english: string } })[];
  vowels: readonly (Row & { mark: string; name: string; hebrewName: string; example: Form & { english: string } })[];
  numbers: readonly (Row & {
    value: number;
    masculine: Form;
    feminine: Form;
    construct?: { masculine: Form; feminine: Form } | undefined;
    ordinal?: { masculine: Form; feminine: Form } | undefined;
  })[];
}

/** Everything in the lessons that can be recorded, in the lessons' order. */
export function listRecordables(content: LessonContent): Recordable[] {
  return [
    ...content.words.flatMap(wordForms),
    ...content.phrases.flatMap(phraseForms),
    ...content.verbs.flatMap(verbForms),
    ...content.letters.flatMap(letterForms),
    ...content.vowels.flatMap(vowelForms),
    ...numberForms(content.numbers),
  ];
}

/** How many different things can be said: several of the list may be the same to the ear. */
export function countTexts(recordables: readonly Recordable[]): number {
  return new Set(recordables.map(({ text }) => text)).size;
}

/** "to learn, past"; of the row's own word its English alone. */
export function meaningOf({ english, form }: Recordable): string {
  return form && form !== 'example' && form !== 'name' ? `${english}, ${form.replaceAll('-', ', ')}` : english;
}

/** "verbs/learn/past": a name by which a file is found, whatever else is in the lessons. */
export function recordableName({ kind, id, form }: Recordable): string {
  return [kind, id, form].filter((part) => part !== undefined).join('/');
}

type Start = Pick<Recordable, 'kind' | 'id' | 'english'>;

function said(start: Start, form: string | undefined, hebrew: string | null | undefined, latin?: string): Recordable[] {
  if (!hebrew) return [];
  return [{ ...start, form, text: spokenKey(hebrew), transliteration: latin ?? transliterate(hebrew) }];
}

function wordForms({ id, english, plural, feminine, ...word }: LessonContent['words'][number]): Recordable[] {
  const start: Start = { kind: 'words', id, english };
  return [
    ...said(start, undefined, word.hebrew, word.transliteration),
    ...said(start, 'plural', plural?.hebrew, plural?.transliteration),
    ...said(start, 'feminine', feminine?.hebrew, feminine?.transliteration),
  ];
}

function phraseForms({ id, english, woman, ...phrase }: LessonContent['phrases'][number]): Recordable[] {
  const start: Start = { kind: 'phrases', id, english };
  return [
    ...said(start, undefined, phrase.hebrew, phrase.transliteration),
    ...said(start, 'woman', woman?.hebrew, woman?.transliteration),
  ];
}

/** A verb by itself is what its row begins with: the infinitive, or the past where none is in use, as the lesson has it. */
function verbForms(verb: LessonContent['verbs'][number]): Recordable[] {
  const start: Start = { kind: 'verbs', id: verb.id, english: verb.english };
  return [
    ...said(start, undefined, verb.infinitive),
    ...said(start, 'past', verb.pastFirstPerson),
    ...said(start, 'present', verb.presentFirstPerson),
    ...said(start, 'present-feminine', verb.presentFeminine),
    ...said(start, 'future', verb.futureFirstPerson),
  ];
}

function letterForms({ id, letter, name, hebrewName, example }: LessonContent['letters'][number]): Recordable[] {
  const start: Start = { kind: 'letters', id, english: `the letter ${name}` };
  return [
    ...said(start, undefined, hebrewName).map((each) => ({ ...each, sign: letter })),
    ...said({ ...start, english: example.english }, 'example', example.hebrew, example.transliteration),
  ];
}

function vowelForms({ id, mark, name, hebrewName, example }: LessonContent['vowels'][number]): Recordable[] {
  const start: Start = { kind: 'vowels', id, english: `the sound of ${name}` };
  return [
    ...said(start, undefined, mark),
    ...said({ ...start, english: name }, 'name', hebrewName),
    ...said({ ...start, english: example.english }, 'example', example.hebrew, example.transliteration),
  ];
}

type NumberRow = LessonContent['numbers'][number];

function numberForms(numbers: LessonContent['numbers']): Recordable[] {
  const units = numbers.filter(({ value }) => value >= 1 && value <= 9);
  const tens = numbers.filter(({ value }) => value >= 20 && value < 100 && value % 10 === 0);
  const compounds = tens.flatMap((ten) => units.map((unit) => compound(ten, unit)));
  return [...numbers.flatMap(formsOfNumber), ...compounds.flat()];
}

/** A number by itself is the one that is counted with, as its card has it. */
function formsOfNumber({ id, value, feminine, masculine, construct, ordinal }: NumberRow): Recordable[] {
  const start: Start = { kind: 'numbers', id, english: String(value) };
  const of = (form: string | undefined, each?: Form): Recordable[] =>
    said(start, form, each?.hebrew, each?.transliteration);
  return [
    ...of(undefined, feminine),
    ...of('masculine', masculine),
    ...of('construct-feminine', construct?.feminine),
    ...of('construct-masculine', construct?.masculine),
    ...of('ordinal-feminine', ordinal?.feminine),
    ...of('ordinal-masculine', ordinal?.masculine),
  ];
}

function compound(ten: NumberRow, unit: NumberRow): Recordable[] {
  const value = ten.value + unit.value;
  const { feminine, masculine } = compoundNumber(ten.masculine.hebrew, {
    masculine: unit.masculine.hebrew,
    feminine: unit.feminine.hebrew,
  });
  const start: Start = { kind: 'numbers', id: `number-${value}`, english: String(value) };
  return [...said(start, undefined, feminine), ...said(start, 'masculine', masculine)];
}
