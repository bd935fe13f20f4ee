/** A verse of the sample page, which shows the results of a search for "gold". */
export interface SampleResult {
  id: number;
  reference: string;
  content: string;
  /** The same with a tag after each word that means gold. */
  strongsContent: string;
}

/** Verses of the King James Version with the tags of the library. */
const verses: [id: number, reference: string, strongsContent: string][] = [
  [
    1002011,
    'Genesis 2:11',
    'The name of the first is Pison: that is it which compasseth the whole land of Havilah, where there is gold{H2091};',
  ],
  [1002012, 'Genesis 2:12', 'And the gold{H2091} of that land is good: there is bdellium and the onyx stone.'],
  [1013002, 'Genesis 13:2', 'And Abram was very rich in cattle, in silver, and in gold{H2091}.'],
  [
    1024022,
    'Genesis 24:22',
    'And it came to pass, as the camels had done drinking, that the man took a golden{H2091} earring of half a shekel weight, and two bracelets for her hands of ten shekels weight of gold{H2091};',
  ],
  [
    2025011,
    'Exodus 25:11',
    'And thou shalt overlay it with pure gold{H2091}, within and without shalt thou overlay it, and shalt make upon it a crown of gold{H2091} round about.',
  ],
];

export const sampleVerses: readonly SampleResult[] = verses.map(([id, reference, strongsContent]) => ({
  id,
  reference,
  content: strongsContent.replaceAll('{H2091}', ''),
  strongsContent,
}));

/** Number of occurrences of "gold" in the King James Version. */
export const sampleTotal = 417;
