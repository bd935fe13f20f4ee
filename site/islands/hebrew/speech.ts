/** "iw" is an old language code of Hebrew. */
const hebrewVoice = /^(he|iw)\b/i;

function voice(): SpeechSynthesisVoice | undefined {
  return 'speechSynthesis' in window
    ? speechSynthesis.getVoices().find(({ lang }) => hebrewVoice.test(lang))
    : undefined;
}

export function hasHebrewVoice(): boolean {
  return voice() !== undefined;
}

/**
 * Calls back when the device's voices change, since browsers load the list late. Returns a function that unsubscribes.
 */
export function onVoicesChanged(then: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', then);
  return () => speechSynthesis.removeEventListener('voiceschanged', then);
}

/** Speaks with the device's voice, and stops what it is speaking. */
export function speakHebrew(text: string): void {
  const chosen = voice();
  if (!chosen) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = chosen;
  utterance.lang = 'he-IL';
  utterance.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
