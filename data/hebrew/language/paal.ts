import { futureOf, imperativeOf, type Cells } from './future-and-imperative.ts';
import { beforeVowel, pastOf, presentOf } from './pattern-cells.ts';
import { closed, shortened } from './prefixes.ts';
import { isGuttural, lastKind, assimilatesNun, type Root } from './root.ts';
import { consonantCells, endingOf, pastEnding, type EndingName } from './verb-endings.ts';
import { dropsNun, futureInA, losesYod, pastInE, quietThroat, silentAlef, statives } from './verb-lexicon.ts';

/** The start of a stem without a full vowel: shva, or a hataf under a guttural. */
function lightly(root: Root, hataf: 'A' | 'E' = 'A'): string {
  return isGuttural(root.first) ? `1:${hataf}` : '1:';
}

function present(root: Root): Cells {
  if (statives.has(root.name)) {
    const stem = `${lightly(root)}2"3`;
    return presentOf([`1F2${endingOf(root, 'e')}`], `${stem}FH`, stem);
  }
  return presentOf([`1OW2${endingOf(root, 'e')}`], `1OW2${endingOf(root, 'feminine')}`, beforeVowel('1OW2', root));
}

function past(root: Root): Cells {
  const he: EndingName = pastInE.has(root.name) ? 'e' : 'heA';
  return pastOf(root, { stem: '1F2', vowels: 'paal', he, heavy: `${lightly(root)}2` });
}

/** The first letter does not close the prefix in these roots: a yod or nun that is dropped, or a silent alef. */
function imperativeAfter(root: Root, ending: EndingName): Cells {
  const { name, first, middle } = root;
  if (losesYod.has(name)) return imperativeOf([`2${endingOf(root, 'shortE').replace('EH', '"H')}`], beforeLost(root));
  if (dropsNun.has(name)) return imperativeOf([`2${endingOf(root, 'imperativeA')}`], beforeLost(root));
  const alone = `${lightly(root, first === 'א' ? 'E' : 'A')}2`;
  const isA = ending === 'a' && !(silentAlef.has(name) && !isGuttural(middle[0]));
  const ends = endingOf(root, isA ? 'imperativeA' : 'imperativeO');
  if (lastKind(root) === 'he') return imperativeOf([alone + ends], alone);
  const opening = isGuttural(middle[0]) ? (first === 'א' ? 'E' : 'A') : 'I';
  return imperativeOf([alone + ends], `${shortened(`1${opening}2`, root)}3`);
}

/** The middle letter has become the first: shvi, de’i. */
function beforeLost(root: Root): string {
  return lastKind(root) === 'he' ? '2' : `2${isGuttural(root.middle[0]) ? ':A' : ';'}3`;
}

/** Returns the stems of the future after the prefix, up to the middle letter: for "I", and for the others. */
function futureStems(root: Root, ending: EndingName): [first: string, other: string] {
  const { name, first } = root;
  if (losesYod.has(name)) return ['"2', '"2'];
  if (first === 'י') return ['IY2', 'IY2'];
  if (quietThroat.has(name)) return ['E1:2', 'I1:2'];
  // Two alefs are written as one.
  if (silentAlef.has(name)) return ['O2', 'O12'];
  if (assimilatesNun(root)) return ['E2.', 'I2.'];
  const isLow = first === 'א' || (ending === 'a' && lastKind(root) !== 'he');
  return [`${closed('E', root)}2`, `${closed('I', root, isLow ? 'E' : 'A')}2`];
}

function infinitives(root: Root): string[] {
  const { name, first } = root;
  const end = endingOf(root, 'infinitiveO');
  if (losesYod.has(name)) return [`LF2${endingOf(root, 'feminine')}`];
  if (first === 'י') return [`LIY2${end}`];
  if (quietThroat.has(name)) return [`LI1:2${end}`];
  const infinitive = `${closed('LI', root, first === 'א' ? 'E' : 'A')}2${end}`;
  // The nun can remain: לִפֹּל and לִנְפֹּל, but לִנְסֹעַ.
  return assimilatesNun(root) ? [infinitive, `LI2.${end}`] : [infinitive];
}

export function paal(root: Root): Cells {
  const { name, first, middle } = root;
  const isA =
    futureInA.has(name) || isGuttural(middle[0]) || silentAlef.has(name) || (first === 'י' && !losesYod.has(name));
  const ending: EndingName = losesYod.has(name) ? 'shortE' : isA ? 'a' : 'o';
  const [firstStem, otherStem] = futureStems(root, ending);
  const end = endingOf(root, ending);
  return {
    infinitive: infinitives(root),
    ...present(root),
    ...past(root),
    ...futureOf({ first: [firstStem + end], other: [otherStem + end], open: beforeVowel(otherStem, root) }),
    ...imperativeAfter(root, ending),
  };
}

/** Conjugates ayin-vav and ayin-yod verbs (GKC §72, §73). */
export function hollowPaal(root: Root): Cells {
  const isAlef = root.last === 'א';
  const vowel = root.middle[0] === 'י' ? 'IY' : isAlef ? 'OW' : 'W.';
  const consonant = consonantCells.map((cell) => [cell, [`1${pastEnding(root, 'paal', cell)}`]]);
  return {
    infinitive: [`LF1${vowel}3`],
    ...presentOf(['1F3'], '1F3FH', '1F3'),
    ...(Object.fromEntries(consonant) as Cells),
    'past 3ms': ['1F3'],
    'past 3fs': ['1F3FH'],
    'past 3cp': ['1F3W.'],
    ...futureOf({ first: [`F1${vowel}3`], other: [`F1${vowel}3`], open: `F1${vowel}3` }),
    ...imperativeOf([`1${vowel}3`], `1${vowel}3`),
  };
}
