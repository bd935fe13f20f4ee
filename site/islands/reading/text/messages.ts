/** For screen readers, above the text of a chapter. */
export const wordKeysHint =
  'On a verse number, use the left and right arrow keys to move between words. Press Enter to open the entry of a word.';
