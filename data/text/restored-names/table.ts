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
      'The four letters of the Name, which the translators printed as a title in capitals. Its vowels are not known for certain, so only its consonants are given.',
  },
  {
    number: 'H3069',
    from: ['GOD', 'LORD'],
    to: 'YHWH',
    withoutArticle: true,
    reason: 'The same Name next to the title Adonai. There it has the vowels of Elohim, and the translators print GOD.',
  },
  {
    number: 'H3050',
    from: ['LORD', 'JAH', 'Jah'],
    to: 'Yah',
    withoutArticle: true,
    reason: 'The short form of the Name, as in Hallelu-Yah.',
  },
  ...(['H3070', 'H3071', 'H3073'] as const).map((number) => ({
    number,
    from: ['Jehovah'],
    to: 'YHWH',
    withoutArticle: true,
    reason: 'The name of a place or an altar that begins with the Name.',
  })),
  {
    number: 'G239',
    from: ['Alleluia'],
    to: 'Halleluyah',
    reason: 'Hebrew words in the Greek text, "praise Yah", which end with the Name.',
  },
  {
    number: 'H136',
    from: ['my Lord', 'My Lord', 'Lord', 'God'],
    to: 'Adonai',
    withoutArticle: true,
    reason:
      'A title that is used only for God and contains the word "my". The King James Version distinguishes it from the Name only by capitals.',
  },
  {
    number: 'H410',
    from: ['God'],
    to: 'El',
    reason:
      'The short word for God, often joined with another title. Where it means strength, a mighty man or an idol, it stays in English.',
  },
  {
    number: 'H430',
    from: ['God', 'GOD'],
    to: 'Elohim',
    reason:
      'The usual word for God. Where the King James Version has "gods", "judges" or "angels", it means others and stays in English.',
  },
  { number: 'H433', from: ['God'], to: 'Eloah', reason: 'The singular of Elohim, mostly in Job.' },
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
    reason:
      'A title of God, "highest". For a gate, a house or a nation, the same word is an adjective and stays in English.',
  },
  {
    number: 'H7706',
    from: ['Almighty'],
    to: 'Shaddai',
    withoutArticle: true,
    reason: 'A title of God whose meaning is disputed. "Almighty" is one of several guesses.',
  },
  {
    number: 'G2424',
    from: ['Jesus'],
    to: 'Yehoshua',
    only: [44_007_045, 58_004_008],
    reason: 'Joshua the son of Nun. Greek uses the same name for him; Hebrew has the longer form.',
  },
  {
    number: 'G2424',
    from: ['Jesus', 'JESUS'],
    to: 'Yeshua',
    everywhereIn: 'new',
    reason: 'The Greek spelling of the Hebrew name Yeshua. Jesus called Justus (Colossians 4:11) had the same name.',
  },
  { number: 'G3323', from: ['Messias'], to: 'Messiah', reason: 'The Hebrew word in Greek letters.' },
  {
    number: 'G5547',
    from: ['Christ'],
    to: 'Messiah',
    everywhereIn: 'new',
    except: [43_001_041, 43_004_025],
    reason:
      'The Greek word for "anointed", which translates Messiah. It stays in John 1:41 and 4:25, where the verse itself explains one word by the other.',
  },
  {
    number: 'G5580',
    from: ['Christs'],
    to: 'Messiahs',
    reason: '"False Christs" is one Greek word. Its second half is the word "Christ" (G5547).',
  },
];

/** Names that a reader may expect in the table, and why they are not in it. */
export const namesLeft: readonly { number: EntryNumber; wording: string; reason: string }[] = [
  {
    number: 'G2962',
    wording: 'Lord',
    reason:
      'Greek has one word for the Name, for Adonai, for a master and for "sir". The text does not say which is meant. Words in capitals (for example Matthew 22:44) stay as they are printed.',
  },
  {
    number: 'G2316',
    wording: 'God',
    reason: 'The Greek word for God is not a name, and it is not known which Hebrew word it translates.',
  },
  {
    number: 'H113',
    wording: 'Lord, master',
    reason: 'Used for people and for God. The King James Version translates it, so nothing has to be restored.',
  },
  {
    number: 'H4899',
    wording: 'anointed',
    reason: 'Used for kings and priests. The two verses that mean the Messiah (Daniel 9:25-26) already have the word.',
  },
  { number: 'H5943', wording: 'most High', reason: 'Aramaic; an adjective rather than a name.' },
  { number: 'H5946', wording: 'most High', reason: 'Aramaic; an adjective rather than a name.' },
  {
    number: 'H3091',
    wording: 'Joshua',
    reason: 'A name of people that is close to its Hebrew form. Other names of people are not restored either.',
  },
  {
    number: 'G5546',
    wording: 'Christian',
    reason: 'What others called the disciples. This is a separate word and not a restored name.',
  },
  { number: 'G919', wording: 'Bar-jesus', reason: 'The name of another man.' },
];
