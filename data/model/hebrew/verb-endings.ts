import { lastKind, type Root } from './root.ts';

/** Ends of verbs from the vowel before the last letter on, in the code of `sounds.ts`, by the class of that letter. */
type Endings = Record<ReturnType<typeof lastKind>, string>;

const endings = {
  /** lilmod, likro; lishmoa takes its furtive patah by rule */
  infinitiveO: { strong: 'O3', throat: 'O3', alef: 'O)', he: 'OWT' },
  /** ledaber, lemale, lenakot */
  infinitiveE: { strong: '"3', throat: '"3', alef: '")', he: 'OWT' },
  infinitiveI: { strong: 'IY3', throat: 'IY3', alef: 'IY)', he: 'OWT' },
  /** elmad, ekra, ekne */
  a: { strong: 'A3', throat: 'A3', alef: 'F)', he: 'EH' },
  o: { strong: 'O3', throat: 'A3', alef: 'F)', he: 'EH' },
  /** lomed, shomea, kore, kone */
  e: { strong: '"3', throat: '"3', alef: '")', he: 'EH' },
  i: { strong: 'IY3', throat: 'IY3', alef: 'IY)', he: 'EH' },
  /** nikhnas, mekhubad */
  longA: { strong: 'F3', throat: 'F3', alef: 'F)', he: 'EH' },
  /** lomedet, shoma’at, koret, kona */
  feminine: { strong: 'E3ET', throat: 'A3AT', alef: '")T', he: 'FH' },
  /** masbira */
  feminineI: { strong: 'IY3FH', throat: 'IY3FH', alef: 'IY)FH', he: 'FH' },
  /** nir’eit: before a last he Nif'al has ת after e */
  feminineNifal: { strong: 'E3ET', throat: 'A3AT', alef: '")T', he: '"YT' },
  /** eshev, eda, etse: the future of those that lose their yod */
  shortE: { strong: '"3', throat: 'A3', alef: '")', he: 'EH' },
  /** Pa'al: lamadti, karati, kaniti */
  pastPaal: { strong: 'A3:TIY', throat: 'A3:TIY', alef: 'F)TIY', he: 'IYTIY' },
  /** Pi'el: mileti, nikiti */
  pastPiel: { strong: 'A3:TIY', throat: 'A3:TIY', alef: '")TIY', he: 'IYTIY' },
  /** The others have e before a last he: her’eiti, hishtaneiti */
  past: { strong: 'A3:TIY', throat: 'A3:TIY', alef: '")TIY', he: '"YTIY' },
} satisfies Record<string, Endings>;
export type EndingName = keyof typeof endings;

/** A last ת and the ת of the ending are written once: כָּרַתִּי. */
export function endingOf(root: Root, name: EndingName): string {
  const ending = endings[name][lastKind(root)];
  return root.last === 'ת' ? ending.replace('3:TIY', 'T.IY') : ending;
}
