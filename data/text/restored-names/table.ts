import type { EntryNumber } from '../../dictionary/entry-number.ts';
import type { VerseId } from '../../bible/verse-id.ts';

/** How one number's renderings in the King James Version are replaced with the name in the original. */
export interface RestoredName {
  number: EntryNumber;
  /**
   * Renderings to replace, with these capitals. Other renderings of the tagged word ("gods", "power") do not change.
   */
  from: readonly string[];
  to: string;
  reason: string;
  /** A name has no article: "the LORD" is YHWH, while "the God of Abraham" is the Elohim of Abraham. */
  withoutArticle?: boolean;
  /** In this testament the rendering has no other meaning, so it is replaced with any tag or none. */
  everywhereIn?: 'old' | 'new';
  /** Only in these verses. */
  only?: readonly VerseId[];
  /** Not in these verses. */
  except?: readonly VerseId[];
}

/** The first matching row is used. */
export const restoredNames: readonly RestoredName[] = [
  {
    number: 'H3068',
    from: ['LORD', 'GOD', 'JEHOVAH'],
    to: 'YHWH',
    withoutArticle: true,
    everywhereIn: 'old',
    reason:
      'The four letters of the Name, which the translators printed as a title in capitals; its vowels are not known for certain, so it is given by its consonants.',
  },
  {
    number: 'H3069',
    from: ['GOD', 'LORD'],
    to: 'YHWH',
    withoutArticle: true,
    reason:
      'The same Name beside the title Adonai, where the vowels of Elohim are written under it and the translators print GOD.',
  },
  {
    number: 'H3050',
    from: ['LORD', 'Jah'],
    to: 'Yah',
    withoutArticle: true,
    reason: 'The short form of the Name, as in Hallelu-Yah.',
  },
  ...(['H3070', 'H3071', 'H3073'] as const).map((number) => ({
    number,
    from: ['Jehovah'],
    to: 'YHWH',
    withoutArticle: true,
    reason: 'The name of a place or an altar whose first half is the Name.',
  })),
  {
    number: 'G239',
    from: ['Alleluia'],
    to: 'Halleluyah',
    reason: 'Hebrew words kept in the Greek, "praise Yah", with the Name at their end.',
  },
  {
    number: 'H136',
    from: ['my Lord', 'My Lord', 'Lord', 'God'],
    to: 'Adonai',
    withoutArticle: true,
    reason:
      'A title said to God alone, which holds the word "my"; the King James Version tells it from the Name by capitals only.',
  },
  {
    number: 'H410',
    from: ['God'],
    to: 'El',
    reason:
      'The short word for God, often joined with another title; where it means strength, a mighty man or an idol it is left in English.',
  },
  {
    number: 'H430',
    from: ['God', 'GOD'],
    to: 'Elohim',
    reason:
      'The usual word for God; where the King James Version has "gods", "judges" or "angels" it means others and is left.',
  },
  { number: 'H433', from: ['God'], to: 'Eloah', reason: 'The singular of Elohim, most of all in Job.' },
  { number: 'H426', from: ['God'], to: 'Elah', reason: 'The Aramaic word for God in Ezra, Daniel and Jeremiah 10:11.' },
  {
    number: 'H5945',
    from: ['highest'],
    to: 'Elyon',
    withoutArticle: true,
    only: [19_087_005],
    reason: '"The highest himself shall establish her": a title of God printed without a capital.',
  },
  {
    number: 'H5945',
    from: ['most High', 'most high', 'Highest'],
    to: 'Elyon',
    withoutArticle: true,
    reason: 'A title of God, "highest"; of a gate, a house or a nation the same word is an adjective and is left.',
  },
  {
    number: 'H7706',
    from: ['Almighty'],
    to: 'Shaddai',
    withoutArticle: true,
    reason: 'A title of God whose meaning is disputed, so that "Almighty" is one guess among several.',
  },
  {
    number: 'G2424',
    from: ['Jesus'],
    to: 'Yehoshua',
    only: [44_007_045, 58_004_008],
    reason: 'Joshua the son of Nun, whom Greek calls by the same name; Hebrew has the longer form for him.',
  },
  {
    number: 'G2424',
    from: ['Jesus', 'JESUS'],
    to: 'Yeshua',
    everywhereIn: 'new',
    reason:
      'The Greek spelling of the Hebrew name Yeshua; also of the Jesus called Justus (Colossians 4:11), who bore the same name.',
  },
  { number: 'G3323', from: ['Messias'], to: 'Messiah', reason: 'The Hebrew word in Greek letters.' },
  {
    number: 'G5547',
    from: ['Christ'],
    to: 'Messiah',
    everywhereIn: 'new',
    except: [43_001_041, 43_004_025],
    reason:
      'The Greek for "anointed", which translates Messiah; left in John 1:41 and 4:25, where the verse itself explains the one by the other.',
  },
  {
    number: 'G5580',
    from: ['Christs'],
    to: 'Messiahs',
    reason: '"False Christs" is one Greek word, whose second half is the word above.',
  },
];

/** Names that a reader may expect in the table, and why they are not in it. */
export const namesLeft: readonly { number: EntryNumber; wording: string; reason: string }[] = [
  {
    number: 'G2962',
    wording: 'Lord',
    reason:
      'Greek has one word for the Name, for Adonai, for a master and for "sir"; which is meant the text does not say, and a choice would be ours. Places in capitals (Matthew 22:44 and the like) stay as they are printed.',
  },
  {
    number: 'G2316',
    wording: 'God',
    reason: 'The Greek word for God is no name; which Hebrew word stands behind it cannot be known.',
  },
  {
    number: 'H113',
    wording: 'Lord, master',
    reason: 'Said of men as of God; the King James Version renders it and does not replace it.',
  },
  {
    number: 'H4899',
    wording: 'anointed',
    reason: 'Said of kings and priests; the two places that mean the Messiah (Daniel 9:25-26) have the word already.',
  },
  { number: 'H5943', wording: 'most High', reason: 'Aramaic; an adjective rather than a name.' },
  { number: 'H5946', wording: 'most High', reason: 'Aramaic; an adjective rather than a name.' },
  {
    number: 'H3091',
    wording: 'Joshua',
    reason: 'A name of men, close enough to its Hebrew form, as all other names of men are left.',
  },
  {
    number: 'G5546',
    wording: 'Christian',
    reason: 'What others called the disciples: a word of its own, not a name put back.',
  },
  { number: 'G919', wording: 'Bar-jesus', reason: 'The name of another man.' },
];
