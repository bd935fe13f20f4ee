import type { Binyan } from './binyan.ts';
import { futureOf, imperativeOf, type Cells } from './future-and-imperative.ts';
import { hollowPaal, paal } from './paal.ts';
import { beforeVowel, pastOf, presentOf } from './pattern-cells.ts';
import { joined } from './prefixes.ts';
import { isDoubled, isHollow, isGuttural, lastKind, type Root } from './root.ts';
import { consonantCells, endingOf, pastEnding } from './verb-endings.ts';
import { hifilPastInE } from './verb-lexicon.ts';

function futureLike(root: Root, first: string, other: string, endings: readonly ('e' | 'shortE' | 'a')[]): Cells {
  return futureOf({
    first: endings.map((ending) => first + endingOf(root, ending)),
    other: endings.map((ending) => other + endingOf(root, ending)),
    open: beforeVowel(other, root),
  });
}

/** Before a final ḥet or ayin, Pi'el and Hitpa'el have e or, as in the Bible, a: אֲשַׂמֵּחַ, אֲשַׂמַּח. */
function imperativeOfE(root: Root, stem: string): Cells {
  const alone = [stem + endingOf(root, 'imperativeLongE'), stem + endingOf(root, 'imperativeE')];
  return imperativeOf(alone, beforeVowel(stem, root));
}

function piel(root: Root): Cells {
  const one = 'M:1A2.';
  return {
    infinitive: [`L:1A2.${endingOf(root, 'infinitiveE')}`],
    ...presentOf([one + endingOf(root, 'e')], one + endingOf(root, 'feminine'), beforeVowel(one, root)),
    ...pastOf(root, { stem: '1I2.', vowels: 'piel', he: 'heE' }),
    ...futureLike(root, ':A1A2.', ':1A2.', ['e', 'shortE']),
    ...imperativeOfE(root, '1A2.'),
  };
}

/** Pu'al and Huf'al have no infinitive and imperative in use. */
function passive(root: Root, past: string, present: string, first: string, other: string): Cells {
  return {
    ...presentOf(
      [present + endingOf(root, 'longA')],
      present + endingOf(root, 'feminine'),
      beforeVowel(present, root, 'F'),
    ),
    ...pastOf(root, { stem: past, vowels: 'others', he: 'heA' }),
    ...futureLike(root, first, other, ['a']),
  };
}

/** The tav is swapped with a sibilant, assimilated in voice or emphasis, or absorbed by ד, ט, ת (GKC §54b–d). */
function withTav(first: string): string {
  if (first === 'צ') return '1:+';
  if (first === 'ז') return '1:D';
  if ('סש'.includes(first)) return '1:T';
  return 'דטת'.includes(first) ? '1.' : 'T:1';
}

function hitpael(root: Root): Cells {
  const stem = `${withTav(root.first)}A2.`;
  const one = `MI${stem}`;
  return {
    infinitive: [`L:HI${stem}${endingOf(root, 'infinitiveE')}`],
    ...presentOf([one + endingOf(root, 'e')], one + endingOf(root, 'feminine'), beforeVowel(one, root)),
    ...pastOf(root, { stem: `HI${stem}`, vowels: 'others', he: 'heE' }),
    ...futureLike(root, `E${stem}`, `I${stem}`, ['e', 'shortE']),
    ...imperativeOfE(root, `HI${stem}`),
  };
}

function hifil(root: Root): Cells {
  const one = joined('MA', 'MOW', root);
  const future = joined('A', 'OW', root);
  const bare = joined('HA', 'HOW', root);
  const end = endingOf(root, 'i');
  return {
    infinitive: [`L:${bare}${endingOf(root, 'infinitiveI')}`],
    ...presentOf([one + end], one + endingOf(root, 'feminineI'), beforeVowel(one, root, 'IY')),
    ...pastOf(root, {
      stem: joined(hifilPastInE.has(root.name) ? 'HE' : 'HI', 'HOW', root),
      vowels: 'others',
      he: 'heI',
      keeps: 'IY',
    }),
    ...futureOf({ first: [future + end], other: [future + end], open: beforeVowel(future, root, 'IY') }),
    ...imperativeOf([bare + endingOf(root, 'imperativeE')], beforeVowel(bare, root, 'IY')),
  };
}

function hollowHifil(root: Root): Cells {
  const consonant = consonantCells.map((cell) => {
    const end = pastEnding(root, 'others', cell);
    return [cell, [/ 2[mf]p$/u.test(cell) ? `H:A1${end}` : `H"1${end}`]];
  });
  return {
    infinitive: ['L:HF1IY3'],
    ...presentOf(['M"1IY3'], 'M:1IY3FH', 'M:1IY3'),
    ...(Object.fromEntries(consonant) as Cells),
    'past 3ms': ['H"1IY3'],
    'past 3fs': ['H"1IY3FH'],
    'past 3cp': ['H"1IY3W.'],
    ...futureOf({ first: ['F1IY3'], other: ['F1IY3'], open: 'F1IY3' }),
    ...imperativeOf(['HF1"3'], 'HF1IY3'),
  };
}

/** GKC §67; in modern Hebrew without a vowel before the endings: הֵגַנְתִּי. */
function doubledHifil(root: Root): Cells {
  const consonant = consonantCells.map((cell) => {
    const end = pastEnding(root, 'others', cell);
    return [cell, [/ 2[mf]p$/u.test(cell) ? `H:A1${end}` : `H"1${end}`]];
  });
  return {
    infinitive: ['L:HF1"3'],
    ...presentOf(['M"1"3'], 'M:1I3.FH', 'M:1I3.'),
    ...(Object.fromEntries(consonant) as Cells),
    'past 3ms': ['H"1"3'],
    'past 3fs': ['H"1"3.FH'],
    'past 3cp': ['H"1"3.W.'],
    ...futureOf({ first: ['F1"3'], other: ['F1"3'], open: 'F1"3.' }),
    ...imperativeOf(['HF1"3'], 'HF1"3.'),
  };
}

function hufal(root: Root): Cells {
  if (isHollow(root)) return passive(root, 'HW.1', 'MW.1', 'W.1', 'W.1');
  const future = joined('U', 'W.', root);
  return passive(root, joined('HU', 'HW.', root), joined('MU', 'MW.', root), future, future);
}

function nifal(root: Root): Cells {
  const { first } = root;
  // If the first letter cannot be doubled, the vowel before it is long. A first yod becomes vav, after i even in the
  // first person (GKC §69n).
  const isOpen = isGuttural(first) || first === 'ר';
  const [bare, one, other] =
    first === 'י' ? ['HIW.F2', 'IW.F2', 'IW.F2'] : isOpen ? ['H"1F2', '"1F2', '"1F2'] : ['HI1.F2', 'E1.F2', 'I1.F2'];
  const rest = joined('NI', 'NOW', root);
  return {
    infinitive: [`L:${bare}${endingOf(root, 'infinitiveE')}`],
    ...presentOf(
      [rest + endingOf(root, 'longA')],
      rest + endingOf(root, 'feminineNifal'),
      beforeVowel(rest, root, 'F'),
    ),
    ...pastOf(root, { stem: rest, vowels: 'others', he: 'heA' }),
    ...futureLike(root, one, other, ['shortE']),
    ...imperativeOf([bare + endingOf(root, 'imperativeE')], beforeVowel(bare, root)),
  };
}

/**
 * Returns each cell in the code of `sounds.ts`, or nothing if there is no rule here: hollow roots outside Pa'al, Hif'il
 * and Huf'al, doubled ones in Pa'al, Nif'al and Huf'al. Not distinguished: roots with a first yod that Hif'il retains
 * (הֵיטִיב), roots whose yod is assimilated like nun (הִצִּיג), and נַעֲשָׂה versus נֶעֱלַם. None of them is among the
 * verbs taught.
 */
export function cellsOf(root: Root, binyan: Binyan): Cells {
  const hollow = isHollow(root);
  const doubled = isDoubled(root) && lastKind(root) === 'strong';
  switch (binyan) {
    case "Pa'al":
      return doubled ? {} : hollow ? hollowPaal(root) : paal(root);
    case "Hif'il":
      if (hollow) return hollowHifil(root);
      return doubled ? doubledHifil(root) : hifil(root);
    case "Huf'al":
      return doubled ? {} : hufal(root);
    case "Nif'al":
      return hollow || doubled ? {} : nifal(root);
    case "Pi'el":
      return piel(root);
    case "Pu'al":
      return passive(root, '1U2.', 'M:1U2.', ':A1U2.', ':1U2.');
    case "Hitpa'el":
      return hitpael(root);
  }
}
