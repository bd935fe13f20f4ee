import type { EntryNumber } from '#data/dictionary/entry-number.ts';

/**
 * Parts of speech of entries whose words no parsed Greek text has under this number, or whose words the parsed texts count
 * with another word: the neuter of an adjective that Strong numbered as a noun or an adverb.
 */
export const greekSpeechTable: ReadonlyMap<EntryNumber, string> = new Map<EntryNumber, string>([
  // Neuter of αἰσχρός (G150).
  ['G149', 'adjective'],
  // διὰ τί as one word (Abbott-Smith).
  ['G1302', 'adverb'],
  // Neuter of δοῦλος (G1401), an adjective in Romans 6:19.
  ['G1400', 'adjective'],
  // εἰ (G1487) with other particles.
  ['G1490', 'conditional particle'],
  ['G1508', 'conditional particle'],
  ['G1509', 'conditional particle'],
  // μή τις as one word (Abbott-Smith). It is declined as τὶς (G5100).
  ['G3387', 'indefinite pronoun'],
  // Feminine of εἷς (G1520), which the parsed texts call an adjective.
  ['G3391', 'adjective'],
  // Enclitic particles: πέρ (Abbott-Smith), πώς (Strong).
  ['G4007', 'particle'],
  ['G4458', 'particle'],
  // Verbs that the parsed texts write otherwise: ἀφίδω (Philippians 2:23), συμπνίγω (Luke 8:7).
  ['G542', 'verb'],
  ['G1970', 'verb'],
  // Words of the notes after letters, which the texts do not have.
  ['G2858', 'noun, masculine'],
  ['G3390', 'noun, feminine'],
  ['G3505', 'noun, masculine'],
  // τὰ νῦν as one word, a comparative, and an enclitic particle (Strong).
  ['G3569', 'adverb'],
  ['G4707', 'adjective'],
  ['G5104', 'particle'],
  // Dative feminine of οὗτος (G3778).
  ['G5026', 'demonstrative pronoun'],
  // τοῦτ’ ἔστι as one word (Abbott-Smith): τοῦτο (G5124) with its verb.
  ['G5123', 'demonstrative pronoun'],
  // Nouns (Abbott-Smith), most of them the neuter or feminine of an adjective.
  ['G558', 'noun, masculine'],
  ['G933', 'noun, neuter'],
  ['G1181', 'noun, feminine'],
  ['G1348', 'noun, masculine'],
  ['G2435', 'noun, neuter'],
  ['G3016', 'noun, neuter'],
  ['G3428', 'noun, feminine'],
  ['G3461', 'noun, feminine'],
  ['G3810', 'noun, masculine'],
  ['G4071', 'noun, neuter'],
  ['G4992', 'noun, neuter'],
  // Words whose gender or class the parsed texts leave open, or Strong took for a name (Abbott-Smith).
  ['G1903', 'noun, masculine'],
  ['G4113', 'noun, feminine'],
  // Phrases that Strong numbered as one word, by what they do in a sentence.
  ['G1499', 'conditional particle'],
  ['G1527', 'adverb'],
  ['G1536', 'conditional particle'],
  ['G2534', 'conjunction'],
  ['G3362', 'conditional particle'],
  ['G3363', 'conjunction'],
  ['G3364', 'particle'],
  ['G3378', 'particle'],
  ['G3603', 'phrase'],
  ['G3801', 'phrase'],
  // Prefixes and enclitic particles (Strong).
  ['G1418', 'particle'],
  ['G4452', 'particle'],
  // Datives and genitives of pronouns that Strong numbered, and two names of places.
  ['G5025', 'demonstrative pronoun'],
  ['G5120', 'demonstrative pronoun'],
  ['G2568', 'noun, masculine'],
  ['G3818', 'noun, feminine'],
  // Adverbs (Abbott-Smith), most of them the neuter of a comparative.
  ['G197', 'adverb'],
  ['G957', 'adverb'],
  ['G1617', 'adverb'],
  ['G2236', 'adverb'],
  ['G2547', 'adverb'],
  ['G2566', 'adverb'],
  ['G2866', 'adverb'],
  ['G2945', 'adverb'],
  ['G3112', 'adverb'],
  ['G4386', 'adverb'],
  ['G4706', 'adverb'],
  ['G5033', 'adverb'],
  // Others (Abbott-Smith): ὁ δεῖνα, Ἐφεσῖνος, ἰδού, πρᾷος.
  ['G1170', 'indefinite pronoun'],
  ['G2179', 'adjective'],
  ['G2400', 'particle'],
  ['G4235', 'adjective'],
]);

/** Genders of names that the parsed texts only call undeclined. */
export const greekGenderTable: ReadonlyMap<EntryNumber, string> = new Map<EntryNumber, string>([
  // "Ἀμών, ὁ" (Abbott-Smith); τὸν Ἀμών in Matthew 1:10.
  ['G300', 'masculine'],
  // "Νινευΐ, ἡ" (Abbott-Smith). Luke 11:32 has no article.
  ['G3535', 'feminine'],
  // Another form of Σατανᾶς (G4567), which is masculine. 2 Corinthians 12:7 has no article.
  ['G4566', 'masculine'],
]);
