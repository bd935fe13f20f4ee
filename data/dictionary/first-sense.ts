// cspell:ignore Mitsrajim
/**
 * The first sense of a gloss, without its article or "to", and without a remark in brackets: "build up" for "to build up,
 * support", "Egypt" for "Egypt (Mitsrajim), Upper and Lower Egypt". For places where several words are named in a row.
 */
export function firstSense(gloss: string): string {
  const [first = ''] = gloss.replace(/ \([^()]*\)/g, '').split(/[,;]/);
  return first.trim().replace(/^(?:to be|to|an?|the) (?=\S)/i, '');
}
