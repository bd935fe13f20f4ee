const punctuation = /[!?.,;:…"“”'’]/gu;

/**
 * Returns the key of a recording: the spoken Hebrew with nikud, composed (NFC), without punctuation. The word שָׁלוֹם
 * and the phrase שָׁלוֹם! have the same recording. Empty if nothing is spoken.
 */
export function spokenKey(text: string): string {
  return text.normalize('NFC').replace(punctuation, '').replace(/\s+/gu, ' ').trim();
}
