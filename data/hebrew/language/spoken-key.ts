const punctuation = /[!?.,;:…"“”'’]/gu;

/**
 * What a recording is kept under: the Hebrew that is said, pointed and composed (NFC), without the punctuation that is
 * not heard. So one recording serves the word שָׁלוֹם and the phrase שָׁלוֹם! alike. Empty where nothing is said.
 */
export function spokenKey(text: string): string {
  return text.normalize('NFC').replace(punctuation, '').replace(/\s+/gu, ' ').trim();
}
