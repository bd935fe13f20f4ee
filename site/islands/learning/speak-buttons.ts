import { speakHebrew, whenHebrewIsSpoken } from './speech.ts';

/** What of a row is said: the word, the name of a letter, or the first form of a verb that has no infinitive. */
const spoken = ['[data-search]', '.name', '.hebrew'];

/** Puts a second button beside each one for a recording, where the device can speak Hebrew, and says whose voice it is. */
whenHebrewIsSpoken(() => {
  for (const audio of document.querySelectorAll<HTMLElement>('.audio')) {
    const row = audio.closest('tr');
    const word = spoken.map((part) => row?.querySelector(`${part} [lang=he]`)?.textContent).find(Boolean);
    if (!word) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button speak';
    button.textContent = 'Speak';
    button.title = 'Speaks with this device’s own voice';
    button.setAttribute('aria-describedby', 'no-audio');
    button.addEventListener('click', () => speakHebrew(word));
    audio.after(button);
  }
  for (const note of document.querySelectorAll<HTMLElement>('[data-slot=device-voice]')) note.hidden = false;
});
