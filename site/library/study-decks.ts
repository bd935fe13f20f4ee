import type { HebrewLetter, HebrewPhrase, HebrewVerb, HebrewWord } from '#data/contract/hebrew.ts';
import { studyDeck, type StudyCard, type StudyDeck } from '#data/contract/study-deck.ts';
import { foldText } from '#data/model/fold.ts';
import { deckNames, type DeckName } from '#data/model/study.ts';
import { bibleFrequency } from './bible-frequency.ts';
import { exampleVerse, type ExampleVerse, type Fits } from './example-verse.ts';
import { hebrewContent } from './hebrew-content.ts';

const { phrases, words, verbs, letters } = hebrewContent;

/** How the parsing codes of the Hebrew text (OpenScriptures' OSHM) name each binyan: "HC/Vhw3ms" is a Hif'il. */
const stems: Record<HebrewVerb['binyan'], RegExp> = {
  "Pa'al": /\bH?Vq/,
  "Pi'el": /\bH?Vp/,
  "Hif'il": /\bH?Vh/,
  "Hitpa'el": /\bH?Vt/,
  "Nif'al": /\bH?VN/,
  "Pu'al": /\bH?VP/,
  "Huf'al": /\bH?VH/,
};

export interface StudyPage {
  decks: { name: DeckName; total: number }[];
}

/** What the page says before a deck is fetched. */
export function studyPage(): StudyPage {
  const totals = { phrases: phrases.length, words: words.length, verbs: verbs.length, letters: letters.length };
  return { decks: deckNames.map((name) => ({ name, total: totals[name] })) };
}

/** The files that Study Mode fetches, one a deck. */
export function studyDecks(): StudyDeck[] {
  const cards = { phrases: phrases.map(phraseCard), words: words.map(wordCard), verbs: verbs.map(verbCard), letters: letters.map(letterCard) };
  return deckNames.map((name) => studyDeck.parse({ name, cards: cards[name] }));
}

function phraseCard({ id, hebrew, transliteration, english, category }: HebrewPhrase): StudyCard {
  return { id, hebrew, transliteration, english, note: category, forms: [] };
}

function wordCard(word: HebrewWord): StudyCard {
  const { id, hebrew, transliteration, english, partOfSpeech, gender, plural, feminine } = word;
  const genders = { masculine: 'masculine', feminine: 'feminine', both: 'masculine or feminine' };
  return {
    id,
    hebrew,
    transliteration,
    english,
    note: gender ? `${partOfSpeech}, ${genders[gender]}` : partOfSpeech,
    forms: [...(plural ? [{ label: 'Plural', ...plural }] : []), ...(feminine ? [{ label: 'Feminine', ...feminine }] : [])],
    // One that has the very letters, before one that has another form.
    ...inBible(word.strongs, [(found) => foldText(found).includes(foldText(hebrew)), () => true]),
  };
}

/** Verbs are asked by their infinitive; those that have none, by their past. */
function verbCard(verb: HebrewVerb): StudyCard {
  const { id, root, infinitive, english, binyan, transliteration } = verb;
  const past = { label: 'Past (1st person)', hebrew: verb.pastFirstPerson, transliteration: transliteration.past };
  return {
    id,
    hebrew: infinitive ?? past.hebrew,
    transliteration: transliteration.infinitive ?? past.transliteration,
    english,
    note: `${binyan}, root ${root}${infinitive ? '' : '; past, 1st person, since it has no infinitive'}`,
    forms: [
      ...(infinitive ? [past] : []),
      { label: 'Present (man)', hebrew: verb.presentFirstPerson, transliteration: transliteration.present },
      { label: 'Present (woman)', hebrew: verb.presentFeminine, transliteration: transliteration.presentFeminine },
      { label: 'Future (1st person)', hebrew: verb.futureFirstPerson, transliteration: transliteration.future },
    ],
    ...inBible(verb.strongs, [(_, morphology) => stems[binyan].test(morphology)]),
  };
}

function letterCard({ id, letter, name, hebrewName, sound, finalForm, numericValue, example }: HebrewLetter): StudyCard {
  return {
    id,
    hebrew: letter,
    transliteration: sound,
    english: name,
    note: `Number ${numericValue}${finalForm ? `; at the end of a word ${finalForm}` : ''}`,
    forms: [
      { label: 'Name', hebrew: hebrewName, transliteration: name },
      { label: example.english, hebrew: example.hebrew, transliteration: example.transliteration },
    ],
  };
}

/** The verse is the first that any of the wishes finds, in their order. */
function inBible(strongs: string | undefined, wishes: readonly Fits[]): Pick<StudyCard, 'entry' | 'verse'> {
  const entry = bibleFrequency(strongs);
  let verse: ExampleVerse | undefined;
  for (const fits of wishes) verse ??= entry && exampleVerse(entry.number, fits);
  return { ...(entry && { entry }), ...(verse && { verse }) };
}
