// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AudioNote } from './AudioNote.tsx';
import type { AudioNoteProps } from './audio-note-text.ts';

const voice = ' “Speak” uses the Hebrew voice of this device, which is not a recording.';
const notes: [props: AudioNoteProps, words: string][] = [
  [{}, 'No recording yet: the button is gray.'],
  [{ canSpeak: true, recorded: { rows: 0, of: 9 } }, `No recording yet: the button is gray.${voice}`],
  [{ recorded: { rows: 9, of: 9 } }, 'All 9 have a recording. Select a button to play it.'],
  [{ recorded: { rows: 2, of: 9 } }, '2 of 9 have a recording. The other buttons are gray.'],
];
it.each(notes)('with %j and scripts it says “%s”, and without scripts that audio is off', (props, words) => {
  const { container } = render(<AudioNote {...props} />);
  const textOf = (of: string) => container.querySelector(`#no-audio > .${of}`)?.textContent;
  expect(textOf('js')).toBe(words);
  expect(textOf('without-js')).toBe('Audio needs JavaScript.');
});
