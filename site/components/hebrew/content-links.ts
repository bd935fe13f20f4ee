/** The pages that the selector of the Hebrew Learning Center links to. */
export const contentLinks = [
  { path: '/hebrew-learning', name: '100 Basic Phrases' },
  { path: '/hebrew-learning/words', name: '500 Basic Words' },
  { path: '/hebrew-verbs', name: '100 Basic Verbs' },
  { path: '/hebrew-alefbet', name: 'Hebrew AlefBet' },
  { path: '/hebrew-learning/numbers', name: 'Hebrew Numbers' },
] as const;
export type ContentPath = (typeof contentLinks)[number]['path'];

/** Pages of the Hebrew Learning Center that are not lessons of the selector. */
export const furtherLinks = [
  { path: '/hebrew-roots', name: 'Hebrew roots' },
  { path: '/hebrew-learning/verse', name: 'Read a verse' },
] as const;
