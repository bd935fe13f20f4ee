import { furtherAnswers } from '#data/hebrew/content/further-answers.ts';
import { meaningsOf } from '#data/hebrew/english/english-answer.ts';
import type { StudyCard } from '#data/study/contract/study-deck.ts';
import type { BuiltDeckName } from '#data/study/decks.ts';
import { hebrewContent } from './hebrew-content.ts';
import { cardRenderings } from './card-renderings.ts';
import { SimilarWords } from './similar-words.ts';

let similar: SimilarWords | undefined;

/** Adds what is accepted besides the printed answer, and similar words that are not. */
export function withFurtherAnswers(deck: BuiltDeckName, cards: readonly StudyCard[]): StudyCard[] {
  similar ??= new SimilarWords(lessonTexts());
  return cards.map((card) => {
    const further = furtherAnswers.get(`${deck}/${deck === 'binyanim' ? card.english : card.id}`);
    const also = deck === 'words' || deck === 'verbs' ? cardRenderings(deck, card) : [];
    const others = [
      ...(card.others ?? []),
      ...(further?.hebrew ?? []).map((hebrew) => ({ hebrew, transliteration: '' })),
    ];
    const commas = deck === 'phrases' ? 'belong' : 'separate';
    const accepted = new Set(meaningsOf(`${card.english}, ${further?.english ?? ''}, ${also.join(', ')}`, 'separate'));
    const near = [...(similar?.ofEnglish(card.english, commas) ?? []), ...(similar?.ofOriginal(card.hebrew) ?? [])];
    const mistakes = near.filter((word) => !accepted.has(word));
    return {
      ...card,
      ...(further?.english && { synonyms: further.english }),
      ...(also.length > 0 && { also: also.join(', ') }),
      ...(others.length > 0 && { others }),
      ...(mistakes.length > 0 && { similar: mistakes.join(' ') }),
    };
  });
}

/** English and Hebrew of all lessons. */
function lessonTexts(): string[] {
  const { phrases, words, verbs, letters, vowels } = hebrewContent;
  return [
    ...[...phrases, ...words, ...verbs].map(({ english }) => english),
    ...[...letters, ...vowels].map(({ name }) => name),
    ...words.flatMap(({ hebrew, plural, feminine }) => [hebrew, plural?.hebrew ?? '', feminine?.hebrew ?? '']),
    ...verbs.flatMap((verb) => [verb.pastFirstPerson, verb.presentFirstPerson ?? '', verb.futureFirstPerson]),
  ];
}
