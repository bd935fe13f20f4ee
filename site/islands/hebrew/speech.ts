/** "iw" is what older systems call Hebrew. */
const hebrewVoice = /^(he|iw)\b/i;

function voice(): SpeechSynthesisVoice | undefined {
  return 'speechSynthesis' in window
    ? speechSynthesis.getVoices().find(({ lang }) => hebrewVoice.test(lang))
    : undefined;
}

export function hasHebrewVoice(): boolean {
  return voice() !== undefined;
}

/** Calls back whenever the device's voices change: browsers load their list late. Returns what stops it. */
export function onVoices(then: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', then);
  return () => speechSynthesis.removeEventListener('voiceschanged', then);
}

/** Speaks with the device's own voice, in place of what it is speaking. */
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
