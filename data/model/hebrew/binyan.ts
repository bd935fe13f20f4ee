/** The seven patterns of the verb, in the order in which they are taught here. */
export const binyanim = ["Pa'al", "Pi'el", "Hif'il", "Hitpa'el", "Nif'al", "Pu'al", "Huf'al"] as const;
export type Binyan = (typeof binyanim)[number];

/** First person but for the infinitive; `present` is said by a man. */
export const verbForms = ['infinitive', 'past', 'present', 'presentFeminine', 'future'] as const;
export type VerbForm = (typeof verbForms)[number];
