export interface SampleWord {
  word: string;
  transliteration: string;
}

/** Hebrew words of common Strong's numbers, for a label next to a number while nothing else is known about it. */
export const sampleWords: Readonly<Record<string, SampleWord>> = {
  H430: { word: 'אֱלֹהִים', transliteration: 'ʼĕlôhîym' },
  H7225: { word: 'רֵאשִׁית', transliteration: 'rêʼshîyth' },
  H1254: { word: 'בָּרָא', transliteration: 'bârâʼ' },
  H8064: { word: 'שָׁמַיִם', transliteration: 'shâmayim' },
  H776: { word: 'אֶרֶץ', transliteration: 'ʼerets' },
  H2088: { word: 'זֶה', transliteration: 'zeh' },
  H5612: { word: 'סֵפֶר', transliteration: 'çêpher' },
  H8435: { word: 'תּוֹלְדָה', transliteration: 'tôwlᵉdâh' },
  H121: { word: 'אָדָם', transliteration: 'ʼÂdâm' },
  H3117: { word: 'יוֹם', transliteration: 'yôwm' },
};

const unknown = 'transliteration unknown';

/** Returns the word of a Strong's number, or the name of its language if it is not listed. */
export function sampleWord(number: string): SampleWord {
  return sampleWords[number] ?? { word: number.startsWith('G') ? 'Greek' : 'Hebrew', transliteration: unknown };
}
