/** The seven binyanim in the order in which they are taught. */
export const binyanim = ["Pa'al", "Pi'el", "Hif'il", "Hitpa'el", "Nif'al", "Pu'al", "Huf'al"] as const;
export type Binyan = (typeof binyanim)[number];

/** The stem in a morphology code of Open Scriptures, for example "HVqp3ms". */
export const stemLetters: Readonly<Record<Binyan, string>> = {
  "Pa'al": 'q',
  "Nif'al": 'N',
  "Pi'el": 'p',
  "Pu'al": 'P',
  "Hif'il": 'h',
  "Huf'al": 'H',
  "Hitpa'el": 't',
};

/** First person except the infinitive; `present` is masculine. */
export const verbForms = ['infinitive', 'past', 'present', 'presentFeminine', 'future'] as const;
export type VerbForm = (typeof verbForms)[number];
