/** The seven patterns of the verb, in the order in which they are taught here. */
export const binyanim = ["Pa'al", "Pi'el", "Hif'il", "Hitpa'el", "Nif'al", "Pu'al", "Huf'al"] as const;
export type Binyan = (typeof binyanim)[number];

/** The stem in a parsing of the Hebrew text, "HVqp3ms", as Open Scriptures writes it. */
export const stemLetters: Readonly<Record<Binyan, string>> = {
  "Pa'al": 'q',
  "Nif'al": 'N',
  "Pi'el": 'p',
  "Pu'al": 'P',
  "Hif'il": 'h',
  "Huf'al": 'H',
  "Hitpa'el": 't',
};

/** First person but for the infinitive; `present` is said by a man. */
export const verbForms = ['infinitive', 'past', 'present', 'presentFeminine', 'future'] as const;
export type VerbForm = (typeof verbForms)[number];
