import { compoundNumber } from './compound-numbers.ts';
import { spokenKey } from './spoken-key.ts';
import { transliterate } from './transliterate.ts';

export const recordableKinds = ['words', 'phrases', 'verbs', 'letters', 'vowels', 'numbers'] as const;
export type RecordableKind = (typeof recordableKinds)[number];

/** A spoken text of the lessons. */
export interface Recordable {
  /** In the form of {@link spokenKey}. Texts with the same sound are equal. */
  text: string;
  kind: RecordableKind;
  /** Id of the row in the lesson's file: "learn". */
  id: string;
  /** The form, if it is not the row's own word: "past", "plural", "example". */
  form?: string | undefined;
  transliteration: string;
  english: string;
  /** An additional Hebrew name: the letter itself. */
  sign?: string | undefined;
}

interface Form {
  hebrew: string;
  transliteration: string;
}

interface Row {
  id: string;
}

/** The rows of `data/hebrew/content` with the fields that are read here. */
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

/** Returns everything in the lessons that can be recorded, in the order of the lessons. */
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

/** Counts the different spoken texts; several items can sound the same. */
export function countTexts(recordables: readonly Recordable[]): number {
  return new Set(recordables.map(({ text }) => text)).size;
}

/** "to learn, past"; for the row's own word only its English. */
export function meaningOf({ english, form }: Recordable): string {
  return form && form !== 'example' && form !== 'name' ? `${english}, ${form.replaceAll('-', ', ')}` : english;
}

/** "verbs/learn/past": a unique file name among all lessons. */
export function recordableName({ kind, id, form }: Recordable): string {
  return [kind, id, form].filter((part) => part !== undefined).join('/');
}

type Start = Pick<Recordable, 'kind' | 'id' | 'english'>;

function item(start: Start, form: string | undefined, hebrew: string | null | undefined, latin?: string): Recordable[] {
  if (!hebrew) return [];
  return [{ ...start, form, text: spokenKey(hebrew), transliteration: latin ?? transliterate(hebrew) }];
}

function wordForms({ id, english, plural, feminine, ...word }: LessonContent['words'][number]): Recordable[] {
  const start: Start = { kind: 'words', id, english };
  return [
    ...item(start, undefined, word.hebrew, word.transliteration),
    ...item(start, 'plural', plural?.hebrew, plural?.transliteration),
    ...item(start, 'feminine', feminine?.hebrew, feminine?.transliteration),
  ];
}

function phraseForms({ id, english, woman, ...phrase }: LessonContent['phrases'][number]): Recordable[] {
  const start: Start = { kind: 'phrases', id, english };
  return [
    ...item(start, undefined, phrase.hebrew, phrase.transliteration),
    ...item(start, 'woman', woman?.hebrew, woman?.transliteration),
  ];
}

/** The row's own word is the infinitive. If none is in use, the lesson uses the past. */
function verbForms(verb: LessonContent['verbs'][number]): Recordable[] {
  const start: Start = { kind: 'verbs', id: verb.id, english: verb.english };
  return [
    ...item(start, undefined, verb.infinitive),
    ...item(start, 'past', verb.pastFirstPerson),
    ...item(start, 'present', verb.presentFirstPerson),
    ...item(start, 'present-feminine', verb.presentFeminine),
    ...item(start, 'future', verb.futureFirstPerson),
  ];
}

function letterForms({ id, letter, name, hebrewName, example }: LessonContent['letters'][number]): Recordable[] {
  const start: Start = { kind: 'letters', id, english: `the letter ${name}` };
  return [
    ...item(start, undefined, hebrewName).map((each) => ({ ...each, sign: letter })),
    ...item({ ...start, english: example.english }, 'example', example.hebrew, example.transliteration),
  ];
}

function vowelForms({ id, mark, name, hebrewName, example }: LessonContent['vowels'][number]): Recordable[] {
  const start: Start = { kind: 'vowels', id, english: `the sound of ${name}` };
  return [
    ...item(start, undefined, mark),
    ...item({ ...start, english: name }, 'name', hebrewName),
    ...item({ ...start, english: example.english }, 'example', example.hebrew, example.transliteration),
  ];
}

type NumberRow = LessonContent['numbers'][number];

function numberForms(numbers: LessonContent['numbers']): Recordable[] {
  const units = numbers.filter(({ value }) => value >= 1 && value <= 9);
  const tens = numbers.filter(({ value }) => value >= 20 && value < 100 && value % 10 === 0);
  const compounds = tens.flatMap((ten) => units.map((unit) => compound(ten, unit)));
  return [...numbers.flatMap(formsOfNumber), ...compounds.flat()];
}

/** The row's own word is the form for counting, as on its card. */
function formsOfNumber({ id, value, feminine, masculine, construct, ordinal }: NumberRow): Recordable[] {
  const start: Start = { kind: 'numbers', id, english: String(value) };
  const of = (form: string | undefined, each?: Form): Recordable[] =>
    item(start, form, each?.hebrew, each?.transliteration);
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
  return [...item(start, undefined, feminine), ...item(start, 'masculine', masculine)];
}
