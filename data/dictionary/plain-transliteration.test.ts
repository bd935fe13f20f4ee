import { expect, test } from 'vitest';
import { plainTransliteration } from './plain-transliteration.ts';

// The plain spellings are those of common English books about these words.
test.each([
  ['agápē', 'agape'],
  ['lógos', 'logos'],
  ['Iēsoûs', 'Iesous'],
  ['ʼĕlôhîym', 'elohim'],
  ['shâlôwm', 'shalom'],
  ['chêçêd', 'chesed'],
  ['rûwach', 'ruach'],
  ['tôwrâh', 'torah'],
  ['Yᵉhôvâh', 'Yehovah'],
  ['ʼĕmûwnâh', 'emunah'],
  ['mitsvâh', 'mitsvah'],
  ['gôwy', 'goy'],
  ['mâshîyach', 'mashiach'],
  ['ʼŏnîyâh', 'oniyah'],
])('%s is %s', (written, plain) => {
  expect(plainTransliteration(written)).toBe(plain);
});
