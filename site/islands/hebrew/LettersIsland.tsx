import { useMemo } from 'react';
import { LessonSoundContext } from '../../views/hebrew/lesson-sound.ts';
import { Letters, textsOfLetter, type LettersProps } from '../../views/hebrew/Letters.tsx';
import { useLessonSound } from './use-lesson-sound.ts';

/** The Hebrew letters with sound. */
export function LettersIsland({ letters }: LettersProps) {
  const rows = useMemo(() => letters.map(textsOfLetter), [letters]);
  const { sound, audioNote, credits } = useLessonSound(rows);
  return (
    <LessonSoundContext value={sound}>
      <Letters letters={letters} state={{ audioNote, credits }} />
    </LessonSoundContext>
  );
}
