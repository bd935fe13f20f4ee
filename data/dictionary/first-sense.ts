/**
 * The first sense of a gloss, without its article or "to": "build up" for "to build up, support, to foster". For places
 * where several words are named in a row.
 */
export function firstSense(gloss: string): string {
  const [first = ''] = gloss.split(/[,;]/);
  return first.trim().replace(/^(?:to be|to|an?|the) (?=\S)/i, '');
}
