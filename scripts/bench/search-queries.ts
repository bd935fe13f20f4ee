/** As the box takes it, and as a bare FTS5 query says the same; one without a bare form is measured alone. */
export const queries: [text: string, bare: string][] = [
  ['faith', 'faith'], ['gold', 'gold'], ['love', 'love'], ['god', 'god'], ['lord', 'lord'], ['the', 'the'], ['and', 'and'], ['jesus', 'jesus'],
  ['charity', 'charity'], ['selah', 'selah'], ['maranatha', 'maranatha'], ['propitiation', 'propitiation'], ['covenant', 'covenant'], ['water', 'water'],
  ['faith joy', 'faith AND joy'], ['faith love', 'faith AND love'], ['god love', 'god AND love'], ['lord god', 'lord AND god'], ['the of', 'the AND of'],
  ['gold silver', 'gold AND silver'], ['light darkness', 'light AND darkness'], ['heaven earth', 'heaven AND earth'],
  ['"God so loved"', '"god so loved"'], ['"of the"', '"of the"'], ['"in the beginning"', '"in the beginning"'], ['"the LORD"', '"the lord"'], ['"blessed hope"', '"blessed hope"'],
  ['faith*', '"faith"*'], ['be*', '"be"*'], ['righteous*', '"righteous"*'], ['lov*', '"lov"*'],
  ['faith OR joy', 'faith OR joy'], ['(faith joy) OR "free spirit"', '(faith AND joy) OR "free spirit"'], ['love -hate', 'love NOT hate'], ['faith NEAR(5) joy', 'NEAR(faith joy, 4)'],
  ['H430', '"\u{F01AE}"'], ['G26', '"\u{F272A}"'], ['H7225', '"\u{F1C39}"'],
  ['xyzzy', 'xyzzy'], ['faith xyzzy', 'faith AND xyzzy'],
];
