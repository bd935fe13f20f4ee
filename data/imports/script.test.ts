import { describe, expect, it } from 'vitest';
import { guessLanguage, findScriptMismatch } from './script.ts';

describe('script of a text', () => {
  const verses = (...texts: string[]) => texts.map((text, at) => ({ id: at + 1, text, marks: {} }));
  const hebrew = 'בראשית';

  it.each<[name: string, texts: string[], language: string | undefined, fault: RegExp | undefined]>([
    ['of its language', ['God', 'saw'], 'en', undefined],
    ['of another', [hebrew, hebrew], 'en', /"en", but 2 verses are in Hebrew script/],
    ['a fifth of another', [hebrew, 'a', 'b', 'c', 'd'], 'en', undefined],
    [
      'more than a fifth of another',
      [hebrew, hebrew, 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
      'en',
      /2 verses are in Hebrew/,
    ],
    ['of a language of a country', [hebrew], 'en-GB', /Hebrew/],
    ['of a language that is not known', [hebrew], 'sw', undefined],
    ['of no language', [hebrew], undefined, undefined],
    ['of none of these scripts', ['創世記'], 'en', /1 verse is in another script/],
    ['behind signs', [`“1 ${hebrew}`], 'he', undefined],
    ['Greek', ['ἐν ἀρχῇ'], 'he', /Greek/],
    ['Cyrillic', ['В начале'], 'en', /Cyrillic/],
    ['Arabic', ['في البدء'], 'en', /Arabic/],
    ['nothing', [], 'en', undefined],
  ])('checks verses %s', (_, texts, language, message) => {
    const result = findScriptMismatch(verses(...texts), language);
    if (message) expect(result).toMatch(message);
    else expect(result).toBeUndefined();
  });

  it.each<[texts: string[], language: string]>([
    [['In the beginning'], 'en'],
    [[hebrew], 'he'],
    [['ἐν ἀρχῇ'], 'grc'],
    [['В начале'], 'ru'],
    [['في البدء'], 'ar'],
    [[hebrew, 'God'], 'en'],
    [[hebrew, hebrew, 'God'], 'he'],
    [[], 'en'],
  ])('guesses from %j the language %s', (texts, language) => {
    expect(guessLanguage(verses(...texts))).toBe(language);
  });
});
