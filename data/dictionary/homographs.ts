/**
 * Hebrew numbers for which the Open Scriptures Hebrew Bible distinguishes homographs with letters, by the last letter
 * that it uses: 540 numbers, each as the difference from the previous one, in base 36. Strong has one entry for all
 * words of such a number.
 */
const lastLetters: Record<string, string> = {
  b: `3e 1i h o 1 1 4 4 h 1u i v 2a d 1s 2 19 b 5 24 e b 1k 8 11 m x o 11 1i k v 2e b 5 3 c 1b t 15 c 4 e w 4 o m
     6 1r b 6 o 2 9 1h q 2b 1j b e 6 z 6 x 6 4 n z r p k 1q b o i 1a f 5 5 4 8 h 3 n c 10 d n h b 4 2 8 16 l 3 11
     o 17 l 1 a 3 1 7 g 1 2 p i f d 5 8 1 11 6 m 4 5 l 8 1 16 1 7 4 f 1 r i 8 f b m a s 2o d 2p q 1t c x l x 1m f
     1z t d 8 n g 4 5 d 1i 6 q 2 13 5 2 7 c 4 1 29 3 c 2 j b i 1 c 21 h 10 x 3 a 1a 2 h e n y 1 h l 3b 1 18 5 d i
     3 7 n 2 q p a a i 14 19 5 r w 15 2m g b 1 7 5 1 h 4 1 l 1 7 1q 8 j 1 16 d 4 8 6 7 1 e 2 5 7 e c 8 5 f i 2 g
     9 e 1 d 2 1 5 d 7 b c 5 h b 1 6 p 4 a 9 f 8 1e 9 k 6 d 2 8 1a 4 1 4 3 7 1 1 4 l 7 2 1 v n d 3 h 1 9 9 4 d 8
     e a 2 18 5 b 7 1 1 n t 9 f q 2 s d 2 f i b f 1 b 2 1 f g a l 2 9 3 k p 2 w 11 4 2 i t 6 m 1c 1 14 x 1g 7 l 2
     4 1 n 6 4 7 k 3 8 f c 2 5 2 d 3 n d c d p j 7 15 j p w x 3 3 2 v i a p 1 11 a 8 1 4 4 j 3 p m 6 8 6 f 9 8 1e
     2 b d 11 8 7 l 5 8 e c j 5 e r 1 8 y 1u 5 l 5 d b b a c e 5 7 b f 2 c 3 6 b 6 e s 21 r h 13 m 2 k 1m b m s r
     8 5 8 b u d 1k 6 c 7 f 1d 3 19 5 f 1y x l 8 e 3 d a 7 h`,
  c: `9p vg 9c 4n 7i 6k 1u 4 3 4a 1p 3a j8 1r 2a 2s 2e 8m dq 5l ml 33 a 4s dq 4s 13 1m 24 3 2z k 7t 3t y d2 1y 4s
     c`,
  d: '9s de 13i di ra qp z8 ae c8 2n go',
  e: 'nv 179 2ev 11c',
  f: '49i',
};

const letterOf = new Map<number, string>();
for (const [letter, steps] of Object.entries(lastLetters)) {
  let value = 0;
  for (const step of steps.split(/\s+/)) letterOf.set((value += Number.parseInt(step, 36)), letter);
}

/** Extended numbers (STEP Bible's) mark the main sense of any number with this letter. */
const mainSense = 'g';

/** Whether a letter after a number is in use: H1254a and H430G are, H1x is not. */
export function isHomographLetter(language: 'hebrew' | 'greek', value: number, letter: string): boolean {
  const lower = letter.toLowerCase();
  if (lower === mainSense) return true;
  const last = language === 'hebrew' ? letterOf.get(value) : undefined;
  return last !== undefined && lower >= 'a' && lower <= last;
}
