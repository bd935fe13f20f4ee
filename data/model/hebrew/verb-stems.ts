import type { Binyan, VerbForm } from './binyan.ts';
import { isDoubled, isHollow, isThroat, lastKind, swallowsNun, type Root } from './root.ts';
import type { EndingName } from './verb-endings.ts';
import { closedHet, futureInA, losesYod, quietThroat, silentAlef, statives } from './verb-lexicon.ts';

/** Each form up to its last vowel, in the code of `sounds.ts`, and the name of what follows; or the whole form. */
export type Stem = [stem: string, ending: EndingName] | [whole: string];
export type Stems = Partial<Record<VerbForm, readonly Stem[]>>;

/**
 * A prefix that the first letter closes: LI + 1 with shva. A letter of the throat lowers the vowel and takes a hataf like
 * it (GKC §63): la’avod, le’ekhol, he’emanti; ḥet in some verbs a shva only: laḥshov.
 */
function closed(prefix: string, root: Root, hirikBecomes: 'A' | 'E' = 'E'): string {
  if (!isThroat(root.first)) return `${prefix}1:`;
  const vowel = prefix.at(-1) === 'I' ? hirikBecomes : prefix.at(-1) === 'U' ? '^' : (prefix.at(-1) ?? '');
  const hataf = closedHet.has(root.name) ? ':' : `:${vowel.replace('^', 'F')}`;
  return `${prefix.slice(0, -1)}${vowel}1${hataf}`;
}

/** As {@link closed}, with a first nun swallowed and a first yod turned into the vowel it grew together with. */
function joined(prefix: string, withYod: string, root: Root): string {
  if (root.first === 'י') return `${withYod}2`;
  return swallowsNun(root) ? `${prefix}2.` : `${closed(prefix, root)}2`;
}

function paal(root: Root): Stems {
  const { name, first, middle } = root;
  const isStative = statives.has(name);
  const present: Stems = {
    past: [['1F2', 'pastPaal']],
    present: [isStative ? ['1F2', 'e'] : ['1OW2', 'e']],
    presentFeminine: [isStative ? [`1${isThroat(first) ? ':A' : ':'}2"3FH`] : ['1OW2', 'feminine']],
  };
  const future: EndingName = futureInA.has(name) || isThroat(middle[0]) || silentAlef.has(name) ? 'a' : 'o';
  if (losesYod.has(name)) return { ...present, infinitive: [['LF2', 'feminine']], future: [[')"2', 'shortE']] };
  if (first === 'י') return { ...present, infinitive: [['LIY2', 'infinitiveO']], future: [[')IY2', 'a']] };
  if (quietThroat.has(name)) return { ...present, infinitive: [['LI1:2', 'infinitiveO']], future: [[')E1:2', 'o']] };
  const infinitive = `${closed('LI', root, first === 'א' ? 'E' : 'A')}2`;
  if (silentAlef.has(name)) return { ...present, infinitive: [[infinitive, 'infinitiveO']], future: [[')O2', future]] };
  if (!swallowsNun(root)) return { ...present, infinitive: [[infinitive, 'infinitiveO']], future: [[`${closed(')E', root)}2`, future]] };
  // The infinitive may keep its nun: לִפֹּל and לִנְפֹּל, but לִנְסֹעַ.
  return { ...present, infinitive: [[infinitive, 'infinitiveO'], ['LI2.', 'infinitiveO']], future: [[')E2.', future]] };
}

function hollowPaal({ middle, last }: Root): Stems {
  const isAlef = last === 'א';
  const vowel = middle[0] === 'י' ? 'IY' : isAlef ? 'OW' : 'W.';
  return {
    infinitive: [[`LF1${vowel}3`]],
    past: [[isAlef ? '1F)TIY' : '1A3:TIY']],
    present: [['1F3']],
    presentFeminine: [['1F3FH']],
    future: [[`)F1${vowel}3`]],
  };
}

/** Before a last ḥet or ayin the future has e or, as in the Bible, a: אֲשַׂמֵּחַ, אֲשַׂמַּח. */
function futures(stem: string): Stem[] {
  return [[stem, 'e'], [stem, 'shortE']];
}

function piel(): Stems {
  return { infinitive: [['L:1A2.', 'infinitiveE']], past: [['1I2.', 'pastPiel']], present: [['M:1A2.', 'e']], presentFeminine: [['M:1A2.', 'feminine']], future: futures('):A1A2.') };
}

function pual(): Stems {
  return { past: [['1U2.', 'past']], present: [['M:1U2.', 'longA']], presentFeminine: [['M:1U2.', 'feminine']], future: [['):A1U2.', 'a']] };
}

/** Tav changes places with a hissing letter, becomes like it, or is swallowed by ד, ט, ת (GKC §54b–d). */
function withTav(first: string): string {
  if (first === 'צ') return '1:+';
  if (first === 'ז') return '1:D';
  if ('סש'.includes(first)) return '1:T';
  return 'דטת'.includes(first) ? '1.' : 'T:1';
}

function hitpael({ first }: Root): Stems {
  const stem = `${withTav(first)}A2.`;
  return { infinitive: [[`L:HI${stem}`, 'infinitiveE']], past: [[`HI${stem}`, 'past']], present: [[`MI${stem}`, 'e']], presentFeminine: [[`MI${stem}`, 'feminine']], future: futures(`)E${stem}`) };
}

function hifil(root: Root): Stems {
  return {
    infinitive: [[joined('L:HA', 'L:HOW', root), 'infinitiveI']],
    past: [[joined('HI', 'HOW', root), 'past']],
    present: [[joined('MA', 'MOW', root), 'i']],
    presentFeminine: [[joined('MA', 'MOW', root), 'feminineI']],
    future: [[joined(')A', ')OW', root), 'i']],
  };
}

function hollowHifil({ last }: Root): Stems {
  const past = last === 'א' ? 'H"1")TIY' : 'H"1A3:TIY';
  return { infinitive: [['L:HF1IY3']], past: [[past]], present: [['M"1IY3']], presentFeminine: [['M:1IY3FH']], future: [[')F1IY3']] };
}

function doubledHifil(): Stems {
  return { infinitive: [['L:HF1"3']], past: [['H"1A3:TIY']], present: [['M"1"3']], presentFeminine: [['M:1I3.FH']], future: [[')F1"3']] };
}

function hufal(root: Root): Stems {
  const [past, present, future] = isHollow(root) ? ['HW.1', 'MW.1', ')W.1'] as const : [joined('HU', 'HW.', root), joined('MU', 'MW.', root), joined(')U', ')W.', root)] as const;
  return { past: [[past, 'past']], present: [[present, 'longA']], presentFeminine: [[present, 'feminine']], future: [[future, 'a']] };
}

function nifal(root: Root): Stems {
  const { first } = root;
  // Where the first letter cannot be doubled the vowel before it is long; a first yod is vav here, after i even in the first person (GKC §69n).
  const isOpen = isThroat(first) || first === 'ר';
  const [infinitive, future] = first === 'י' ? ['L:HIW.F2', ')IW.F2'] : isOpen ? ['L:H"1F2', ')"1F2'] : ['L:HI1.F2', ')E1.F2'];
  const rest = joined('NI', 'NOW', root);
  return { infinitive: [[infinitive, 'infinitiveE']], past: [[rest, 'past']], present: [[rest, 'longA']], presentFeminine: [[rest, 'feminineNifal']], future: [[future, 'shortE']] };
}

/**
 * Nothing where this file has no rule: hollow roots outside Pa'al, Hif'il and Huf'al. Roots with a first yod that Hif'il keeps
 * (הֵיטִיב), those whose yod is swallowed like nun (הִצִּיג), and נַעֲשָׂה beside נֶעֱלַם are not told apart; none is among the verbs taught.
 */
export function stemsOf(root: Root, binyan: Binyan): Stems {
  const hollow = isHollow(root);
  switch (binyan) {
    case "Pa'al":
      return hollow ? hollowPaal(root) : paal(root);
    case "Hif'il":
      if (hollow) return hollowHifil(root);
      return isDoubled(root) && lastKind(root) === 'strong' ? doubledHifil() : hifil(root);
    case "Huf'al":
      return hufal(root);
    case "Nif'al":
      return hollow ? {} : nifal(root);
    case "Pi'el":
      return piel();
    case "Pu'al":
      return pual();
    case "Hitpa'el":
      return hitpael(root);
  }
}
