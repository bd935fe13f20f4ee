// cspell:disable
const our =
  /\b(un|dis|mis)?(arm|behavi|clam|col|demean|ferv|fav|hon|harb|hum|lab|neighb|od|ranc|rig|rum|savi|sav|splend|tum|val|vap|vig)our/gi;

/**
 * The site is in American English; the lexicons and the King James Version are not: "honour", "defence". They also write
 * "son in law" without hyphens.
 */
export function americanSpelling(text: string): string {
  return text
    .replace(our, '$1$2or')
    .replace(/\b(def|off|pret)ence\b/gi, '$1ense')
    .replace(/\b(cent|sceps?t|fib|sepulch|theat|lust)re(?=s?\b)/gi, '$1er')
    .replace(/\bful(fil|ness)\b/gi, (_, end: string) => (end === 'fil' ? 'fulfill' : 'fullness'))
    .replace(/(?<=\b(?:daughter|father|mother|son)) in law\b/g, '-in-law')
    .replace(/\bplough/gi, 'plow')
    .replace(/\bgrey\b/gi, 'gray')
    .replace(/\bmould/gi, 'mold')
    .replace(/\b(travel|counsel|marvel|worship|jewel|quarrel|level)(?:l|p)(?=(?:ed|er|ing|or|ous|ery)\b)/gi, '$1')
    .replace(/\bjudgement/gi, 'judgment')
    .replace(
      /\b(recogn|real|bapt|organ|author|apolog|symbol|baptis|civil|evangel|sympath)is(?=(?:e|ed|es|ing|ation)\b)/gi,
      '$1iz',
    );
}
