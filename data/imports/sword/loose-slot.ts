import { decodeReferences } from '../decode-references.ts';
import { between, takeHidden, type HiddenElement, type WithoutHidden } from '../formats/hidden-elements.ts';

const numberedWord = /<w\b[^<>]*?strong:(?<number>[HG]\d+)[^<>]*>(?<word>[^<]*)<\/w>/g;
const element = (name: string): RegExp => between(`${name}(?=[\\s>])`, `/${name}\\s*`, 'gi');

/** Notes and titles of OSIS and ThML, then of GBF. */
const hidden: HiddenElement[] = [
  { pattern: element('note'), becomes: 'note', what: '<note>' },
  { pattern: element('title'), becomes: 'skipped', what: '<title>' },
  { pattern: element('h[1-6]'), becomes: 'skipped', what: '<h1>' },
  { pattern: between('RF', 'Rf', 'g'), becomes: 'note', what: '<RF>' },
  { pattern: between('TS', 'Ts', 'g'), becomes: 'skipped', what: '<TS>' },
  { pattern: between('TT', 'Tt', 'g'), becomes: 'skipped', what: '<TT>' },
];

/** Converts an entry with any markup to tagged text, with Strong's numbers of OSIS, ThML and GBF, supplied words and notes. */
export function readLooseSlot(source: string): WithoutHidden {
  return takeHidden(source, hidden, (text) =>
    decodeReferences(
      text
        .replace(numberedWord, '$<word>{$<number>}')
        .replace(/<sync\b[^<>]*?value="(?<number>[HG]\d+)"[^<>]*>/g, '{$<number>}')
        .replace(/<W(?<number>[HG]\d+)[a-z]?>/g, '{$<number>}')
        .replace(/<FI>(?<words>[^<]*)<Fi>/g, '[$<words>]')
        .replace(/<transChange\b[^<>]*>(?<words>[^<]*)<\/transChange>/g, '[$<words>]')
        .replace(/<(?:\/?(?:l|lg|lb|p|div|br|h[1-6])\b[^<>]*|C[LMA]|P[IP]\d?)>/g, ' ')
        .replace(/<[^<>]*>/g, ''),
    ),
  );
}
