/** The edition of the test library. */
export const testEditionRow = {
  id: 'edition-of-the-tests',
  builtAt: '2026-01-01T00:00:00Z',
  hebrewEntries: 8674,
  greekEntries: 5523,
  verses: 66,
};
