/** "iw" is what older systems call Hebrew. */
const hebrewVoice = /^(he|iw)\b/i;

function voice(): SpeechSynthesisVoice | undefined {
  return 'speechSynthesis' in window ? speechSynthesis.getVoices().find(({ lang }) => hebrewVoice.test(lang)) : undefined;
}

/** Calls back once, as soon as the device turns out to have a Hebrew voice: browsers load their list late. */
export function whenHebrewIsSpoken(then: () => void): void {
  if (voice()) return then();
  if (!('speechSynthesis' in window)) return;
  const look = (): void => {
    if (!voice()) return;
    speechSynthesis.removeEventListener('voiceschanged', look);
    then();
  };
  speechSynthesis.addEventListener('voiceschanged', look);
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
