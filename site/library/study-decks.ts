import type {
  HebrewLetter,
  HebrewNumber,
  HebrewPhrase,
  HebrewVerb,
  HebrewVowel,
  HebrewWord,
} from '#data/hebrew/contract/hebrew.ts';
import { studyDeck, type StudyCard, type StudyDeck } from '#data/study/contract/study-deck.ts';
import { numberWords } from '#data/hebrew/english/number-words.ts';
import type { BuiltDeckName, DeckName } from '#data/study/decks.ts';
import { bibleFrequency, entryNumberOf, type CountedWord } from './bible-frequency.ts';
import { withFurtherAnswers } from './card-answers.ts';
import { verbExample, wordExample } from './card-examples.ts';
import { firstWordsFirst } from './first-words.ts';
import { hebrewContent } from './hebrew-content.ts';
import { genders } from '../views/hebrew/messages.ts';
import * as labels from './messages.ts';

const { phrases, words, verbs, letters, vowels, numbers } = hebrewContent;

export interface StudyPage {
  /** `total` is absent for words that the reader collects, which only the device can count. */
  decks: { name: DeckName; total?: number }[];
}

/** In the order in which a beginner learns. */
const shownOrder: readonly BuiltDeckName[] = ['letters', 'vowels', 'words', 'verbs', 'phrases', 'numbers', 'binyanim'];

/** The data of the page before a deck is fetched. */
export function studyPage(): StudyPage {
  const totals: Record<BuiltDeckName, number> = {
    phrases: phrases.length,
    words: words.length,
    verbs: verbs.length,
    letters: letters.length,
    vowels: vowels.length,
    numbers: numbers.length,
    binyanim: verbs.length,
  };
  return { decks: [...shownOrder.map((name) => ({ name, total: totals[name] })), { name: 'mine' }] };
}

const cardsOf: Record<BuiltDeckName, () => StudyCard[]> = {
  phrases: () => phrases.map(phraseCard),
  words: () => firstWordsFirst(words).map(wordCard),
  verbs: () => verbs.map(verbCard),
  letters: () => letters.map(letterCard),
  vowels: () => vowels.map(vowelCard),
  numbers: () => numbers.map(numberCard),
  binyanim: () => verbs.map(binyanCard),
};

/** The file that Study Mode fetches for a deck. */
export function makeDeck(name: BuiltDeckName): StudyDeck {
  return studyDeck.parse({ name, cards: withFurtherAnswers(name, cardsOf[name]()) });
}

function phraseCard({ id, hebrew, transliteration, english, category, woman }: HebrewPhrase): StudyCard {
  const forms = woman ? [{ label: labels.feminine, ...woman }] : [];
  return { id, hebrew, transliteration, english, note: category, forms, ...(woman && { woman }) };
}

function wordCard(word: HebrewWord): StudyCard {
  const { id, hebrew, transliteration, english, partOfSpeech, gender, plural, feminine } = word;
  return {
    id,
    hebrew,
    transliteration,
    english,
    note: gender ? `${partOfSpeech}, ${genders[gender]}` : partOfSpeech,
    forms: [
      ...(plural ? [{ label: labels.plural, ...plural }] : []),
      ...(feminine ? [{ label: labels.feminine, ...feminine }] : []),
    ],
    ...inBible(word.strongs, word, wordExample(word)),
  };
}

/**
 * The question is the infinitive of a verb; the past for passives, which have none; and the present for "can" and
 * "need".
 */
function verbCard(verb: HebrewVerb): StudyCard {
  const { id, root, english, binyan, transliteration } = verb;
  const forms = [
    { label: labels.infinitive, hebrew: verb.infinitive, transliteration: transliteration.infinitive },
    { label: labels.past, hebrew: verb.pastFirstPerson, transliteration: transliteration.past },
    { label: labels.presentMasculine, hebrew: verb.presentFirstPerson, transliteration: transliteration.present },
    { label: labels.presentFeminine, hebrew: verb.presentFeminine, transliteration: transliteration.presentFeminine },
    { label: labels.future, hebrew: verb.futureFirstPerson, transliteration: transliteration.future },
  ].flatMap(({ label, hebrew, transliteration: latin }) =>
    hebrew && latin ? [{ label, hebrew, transliteration: latin }] : [],
  );
  const isPassive = binyan === "Pu'al" || binyan === "Huf'al";
  const shown = verb.infinitive ? 'infinitive' : isPassive ? 'past' : 'present';
  const questionLabel = { infinitive: labels.infinitive, past: labels.past, present: labels.presentMasculine }[shown];
  const question = forms.find(({ label }) => label === questionLabel);
  if (!question)
    throw new Error(`data/hebrew/content/verbs.json: "${id}" has none of the forms that a card can ask for`);
  return {
    id,
    hebrew: question.hebrew,
    transliteration: question.transliteration,
    english,
    note: labels.verbNote(binyan, root, shown),
    forms: forms.filter((form) => form !== question),
    ...(shown === 'present' && womanOf(verb)),
    ...inBible(verb.strongs, verb, verbExample(verb)),
  };
}

function letterCard({
  id,
  letter,
  name,
  hebrewName,
  sound,
  finalForm,
  numericValue,
  example,
}: HebrewLetter): StudyCard {
  return {
    id,
    hebrew: letter,
    transliteration: sound,
    english: name,
    note: labels.letterNote(numericValue),
    forms: [
      ...(finalForm ? [{ label: labels.finalForm, hebrew: finalForm, transliteration: `final ${name}` }] : []),
      { label: labels.name, hebrew: hebrewName, transliteration: name },
      { label: labels.exampleLabel(example.english), hebrew: example.hebrew, transliteration: example.transliteration },
    ],
    others: [hebrewName, ...(finalForm ? [finalForm] : [])].map((each) => ({ hebrew: each, transliteration: '' })),
  };
}

function vowelCard({ id, mark, name, hebrewName, transliteration, sound, example }: HebrewVowel): StudyCard {
  return {
    id,
    hebrew: mark,
    transliteration,
    english: name,
    note: sound,
    forms: [
      { label: labels.name, hebrew: hebrewName, transliteration: name },
      { label: labels.exampleLabel(example.english), hebrew: example.hebrew, transliteration: example.transliteration },
    ],
  };
}

/** The feminine form, which is used for counting. */
function numberCard({ id, value, masculine, feminine, ordinal, gematria }: HebrewNumber): StudyCard {
  // Tens, hundreds and thousands are the same with all nouns.
  const others = masculine.hebrew === feminine.hebrew ? [] : [{ label: labels.withMasculineNouns, ...masculine }];
  return {
    id,
    ...feminine,
    english: `${numberWords(value)}, ${value}`,
    note: labels.numberNote(gematria, others.length > 0),
    ...(others.length > 0 && { others }),
    forms: [
      ...others,
      ...(ordinal
        ? [
            { label: labels.ordinalMasculine, ...ordinal.masculine },
            { label: labels.ordinalFeminine, ...ordinal.feminine },
          ]
        : []),
    ],
  };
}

/** Asks for the binyan of a verb, or in the other direction for any verb of a binyan. */
function binyanCard(verb: HebrewVerb): StudyCard {
  const { hebrew, transliteration, forms } = verbCard(verb);
  return { id: verb.id, hebrew, transliteration, english: verb.binyan, note: verb.english, forms };
}

function womanOf({ presentFeminine, transliteration }: HebrewVerb): Pick<StudyCard, 'woman'> {
  const latin = transliteration.presentFeminine;
  return presentFeminine && latin ? { woman: { hebrew: presentFeminine, transliteration: latin } } : {};
}

/** The entry with the number of occurrences in the sense of the card. */
function inBible(
  strongs: string | undefined,
  word: CountedWord,
  verse: StudyCard['verse'],
): Pick<StudyCard, 'entry' | 'verse'> {
  const number = entryNumberOf(strongs);
  const counted = bibleFrequency(strongs, word);
  return {
    ...(number && counted && { entry: { number, total: counted.inSense ?? counted.total } }),
    ...(verse && { verse }),
  };
}
