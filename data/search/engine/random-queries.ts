import { seededRandom } from '../../study/seeded-random.ts';

/** Returns whole numbers from 0 to below a bound. */
export type Random = (below: number) => number;

/** Returns the same sequence for the same seed. */
export function seededBelow(seed: number): Random {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * 2 ** 32) % below;
}

/** The parts that random queries consist of. */
export interface QueryMaterial {
  /** Plain texts of verses, from which words and phrases are taken. */
  texts: readonly string[];
  numbers: readonly string[];
  /** OSHM codes. */
  codes: readonly string[];
}

const references = [
  'John 3:16',
  'Rom 5',
  'Gen 1-3',
  'Ps 23; Ps 51',
  'Joel 2:28-3:5',
  'Mal 4',
  'Jude 1',
  'Matt-John',
  'Ps 3',
];
const scopes = ['OT', 'NT', 'Romans', 'gospels', 'Ps.119', 'Gen-Deut', '"Joel 3"', 'Jude', 'poetry', 'Jer,Lam'];

/** A random query of any kind that the query language has. Some cannot be parsed. */
export function randomQuery(random: Random, material: QueryMaterial): string {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const words = (count: number): string => {
    const all = (pick(material.texts) ?? '').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? ['faith'];
    const from = random(Math.max(1, all.length - count + 1));
    return all.slice(from, from + count).join(' ');
  };
  const prefix = (): string => `${[...words(1)].slice(0, 2 + random(4)).join('')}*`;
  const number = (): string => pick(material.numbers) ?? 'H430';
  const wildcard = (): string => {
    const letters = [...words(1)];
    return letters.length < 4 ? letters.join('') : letters.with(1 + random(letters.length - 2), '?').join('');
  };
  const leaf = (): string => {
    switch (random(16)) {
      case 0:
      case 1:
      case 2:
      case 3:
        return words(1);
      case 4:
      case 5:
        return `"${words(2)}"`;
      case 6:
        return `"${words(2 + random(3))}"${random(4) === 0 ? '*' : ''}`;
      case 7:
        return prefix();
      case 8:
        return number();
      case 9:
        return `${words(1)} ${number()}`;
      case 10:
        return random(2) === 0
          ? `[${pick(material.codes) ?? 'Vq*'}]`
          : `${number()} [${pick(material.codes) ?? 'Vq*'}]`;
      case 11:
        return `~${words(1)}`;
      case 12:
        return `${random(2) === 0 ? 'case' : 'exact'}:${random(3) === 0 ? `"${words(2)}"` : words(1)}`;
      case 13:
        return wildcard();
      case 14:
        return `${number()} other:${random(3) === 0 ? `"${words(2)}"` : words(1)}`;
      default:
        return pick(references) ?? 'John 3';
    }
  };
  const near = (): string => {
    const side = (): string => (random(3) === 0 ? `"${words(2)}"` : random(4) === 0 ? prefix() : words(1));
    switch (random(5)) {
      case 0:
      case 1:
        return `${side()} NEAR(${1 + random(8)}) ${side()}`;
      case 2: {
        const distance = 1 + random(12);
        return `${side()} NEAR(${distance}) ${side()} NEAR(${distance}) ${side()}`;
      }
      case 3:
        return `${leaf()} PROX(${random(6)}) ${leaf()}`;
      default:
        return `${leaf()} ${random(2) === 0 ? 'PROC' : 'PROB'} ${leaf()}`;
    }
  };
  const tree = (depth: number): string => {
    if (depth === 0) return random(6) === 0 ? near() : leaf();
    const side = (): string => (random(2) === 0 ? leaf() : `(${tree(depth - 1)})`);
    switch (random(5)) {
      case 0:
        return `${side()} OR ${side()}`;
      case 1:
        return `${side()} AND ${side()}`;
      case 2:
        return `${side()} -${side()}`;
      case 3:
        return `${side()} OR ${side()} OR ${side()}`;
      default:
        return tree(0);
    }
  };
  const scope = random(6) === 0 ? `in:${pick(scopes) ?? 'OT'} ` : '';
  return scope + tree(random(3));
}
