/** The words of a list in one string. */
const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Auxiliary verbs ("should … perish"), and verbs for being, having, doing and making. */
export const auxiliaries: ReadonlySet<string> = new Set(
  wordsOf(`am is are was were be been being art wast wert have hath hast had hadst having do doth dost did didst doing
    doest doeth shall shalt will wilt should shouldest would wouldest may mayest might mightest can canst could couldest
    must let make made maketh making cause caused become became`),
);

/** Forms of auxiliaries that follow another one: "shall … be", "was … made". */
export const helpedForms: ReadonlySet<string> = new Set(wordsOf('be been being made make have had do done become'));

/**
 * Words without a sense of their own: articles, pronouns, prepositions, conjunctions, and the small adverbs of verbs.
 */
const particles: ReadonlySet<string> = new Set(
  wordsOf(`the a an this that these those which who whom whose what whosoever whatsoever o i me my mine thou thee thy
    thine he him his she her hers it its we us our ours ye you your yours they them their theirs himself themselves
    itself myself thyself yourselves ourselves herself one to unto into of from by with in on at for upon about over
    under out up down off away forth after before against through among between again back together toward abroad
    asunder aside apart fast and but or nor not no neither so as if when while because therefore than then there here
    also even yet lest till until any all some such own same more most very much now thus ever how wherewith`),
);

/**
 * More words without a sense of their own, for a text that leaves small words of the original untagged: words that open
 * a clause, and words of number and place.
 */
export const looseWords: ReadonlySet<string> = new Set(
  wordsOf(`according moreover nevertheless concerning like thereof thither whither thence whence hence since though only
    both above beneath within without none verily surely behold wherefore why beside instead else forasmuch every each
    whether wherein therein thereon whereon whereby yea nay oh ah lo soon other another insomuch toward towards`),
);

/** Words that open a clause: what precedes them belongs to another word of the original, or to one without a tag. */
export const clauseHeads: ReadonlySet<string> = new Set(
  wordsOf(`which who whom whose that whoso whosoever whomsoever whatsoever where wherein whereof whereby whereon whereto
    whereunto whereupon wherewith wherewithal wheresoever whither whithersoever whence whereas when whensoever whiles
    whilst until till lest because except unless although though albeit seeing since howbeit notwithstanding
    nevertheless otherwise peradventure doubtless henceforth hereby thereby herein inasmuch insomuch forasmuch indeed
    withal ought sake than likewise afterward afterwards less once still agone`),
);

/** Words that open a noun phrase: what precedes them belongs to another word. */
export const determiners: ReadonlySet<string> = new Set(
  wordsOf('the a an this that these those his her its my mine thy thine our your their every any all'),
);

/**
 * Verbs that form one phrase with a noun or an adverb: "take thought", "bear witness", "put to death"; the forms of one
 * verb per line.
 */
const lightVerbForms = `
  take takes taketh took taken taking
  bear beareth bare borne bearing
  bring bringeth brought bringing
  give giveth gave given giving gavest
  put putteth putting
  set setteth setting
  cast casteth casting
  hold holdeth held holding
  shew sheweth shewed
  wax waxed
  use useth
  lay laid layeth laying
  make made maketh making
  go goeth went gone going
  come came cometh coming
  provoke provoked provoking
  cut
  lead led
  bid bade
  fill filled
  laugh laughed
  bestow bestowed
  call called
  keep kept
  bind bound
  preach preached
  commit committed
  declare
  find found
  think thought
  suffer
  stand stood
  get got
  turn turned
  entreat entreated
  leave left
  tell
  speak
  wrap wrapped
  send sent
  sit sat
  serve
  fall fell
  rise
  do doeth done doing
  offer offered
  judge
  have hath had
  obtain obtained
  run ran
  stretch stretched
  shut
  cry cried
  press pressed
  receive received
  add
  grow grew
  wait waited
  continue
  abide abode
  look looked`;

export const lightVerbs: ReadonlyMap<string, number> = new Map(
  lightVerbForms
    .trim()
    .split('\n')
    .flatMap((line, verb) => wordsOf(line).map((form) => [form, verb] as const)),
);

export function isWeak(word: string): boolean {
  return particles.has(word) || auxiliaries.has(word);
}

/** The words of a text in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? [];
}
