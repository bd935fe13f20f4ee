import { describe, expect, it } from 'vitest';
import { isEnglishAnswer, isNearlyEnglish, type Commas } from './english-answer.ts';

const right: [typed: string, expected: string, commas: Commas][] = [
  ['Water', 'water', 'separate'],
  ['the house', 'house, home', 'separate'],
  ['home', 'house, home', 'separate'],
  ['house, home', 'house, home', 'separate'],
  ['learn', 'to learn', 'separate'],
  ['to study', 'to learn, to study', 'separate'],
  ['know', 'to know (a person), to recognize', 'separate'],
  ['to know a person', 'to know (a person), to recognize', 'separate'],
  ['wall', 'wall (of a room)', 'separate'],
  ['a wall', 'wall (of a room)', 'separate'],
  ['good morning', 'Good morning! (in answer; literally “morning of light”)', 'belong'],
  ['Sorry', 'Excuse me! Sorry!', 'belong'],
  ['excuse me sorry', 'Excuse me! Sorry!', 'belong'],
  ['I do not know', 'I don’t know. (masculine speaker)', 'belong'],
  ["I don't know", 'I don’t know. (masculine speaker)', 'belong'],
  ["what's your name?", 'What is your name? (to a man)', 'belong'],
  ['she is here', 'he/she is here', 'belong'],
  ['cafe', 'café', 'separate'],
  ['mom', 'mum', 'separate'],
  ['mum', 'mom', 'separate'],
  ['airplane', 'aeroplane', 'separate'],
  ['fall', 'fall (season), autumn', 'separate'],
  ['autumn', 'fall (season), autumn', 'separate'],
  ['pants', 'trousers', 'separate'],
  ['human', 'person, human being', 'separate'],
  ['neighbor', 'neighbour', 'separate'],
  ['color', 'colour, paint', 'separate'],
  ['goodbye', 'Hello! (also “goodbye”; literally “peace”)', 'belong'],
  ['hi', 'Hello! (also “goodbye”; literally “peace”)', 'belong'],
  ['you are welcome', 'please, you’re welcome', 'separate'],
  ['you are welcome', 'Please. (also “you’re welcome” and “here you are”)', 'belong'],
  ['here you are', 'Please. (also “you’re welcome” and “here you are”)', 'belong'],
  ['Where is the toilet?', 'Where is the restroom?', 'belong'],
  ['peace', 'Hello! (also “goodbye”; literally “peace”)', 'belong'],
  ['to life', 'Cheers! (literally “to life”)', 'belong'],
  ['where', 'where? how?', 'separate'],
  ['how?', 'where? how?', 'separate'],
  ['where? how?', 'where? how?', 'separate'],
  ['how', 'how? how!', 'separate'],
  ['1,000', 'one thousand, 1000', 'separate'],
];
const wrong: [typed: string, expected: string, commas: Commas][] = [
  ['', 'water', 'separate'],
  ['to', 'to learn', 'separate'],
  ['wine', 'water', 'separate'],
  ['of a room', 'wall (of a room)', 'separate'],
  ['One moment', 'One moment, please.', 'belong'],
  ['mother', 'mom', 'separate'],
  ['literally', 'Good morning! (in answer; literally “morning of light”)', 'belong'],
];

describe('isEnglishAnswer', () => {
  it.each(right)('accepts "%s" for "%s"', (typed, expected, commas) =>
    expect(isEnglishAnswer(typed, expected, commas)).toBe(true),
  );
  it.each(wrong)('rejects "%s" for "%s"', (typed, expected, commas) =>
    expect(isEnglishAnswer(typed, expected, commas)).toBe(false),
  );
});

describe('isNearlyEnglish', () => {
  const slips: [typed: string, expected: string, nearly: boolean][] = [
    ['mornig', 'morning', true],
    ['mornning', 'morning', true],
    ['morming', 'morning', true],
    ['monring', 'morning', true],
    ['morning', 'morning', false],
    ['evening', 'morning', false],
    ['cat', 'car', false],
  ];
  it.each(slips)('returns for "%s" and "%s": %s', (typed, expected, nearly) =>
    expect(isNearlyEnglish(typed, expected, 'separate')).toBe(nearly),
  );
});
