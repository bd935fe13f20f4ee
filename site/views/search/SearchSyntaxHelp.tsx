import { noPatterns } from '#data/search/messages.ts';

/** The query syntax: what to write, and what it matches. */
const signs: [sign: string, meaning: string, version?: string][] = [
  ['love mercy', 'verses that have both words'],
  ['"free spirit"', 'these words next to each other, in this order'],
  ['faith OR joy', 'either word; also faith | joy'],
  ['love -hate', 'first word but not the second; also NOT, !'],
  ['(faith OR hope) love', 'group with ( )'],
  ['faith*', 'words beginning with faith'],
  ['v?il', 'any letter in place of ?: veil, vail'],
  ['~love', 'every form of an English word: loved, loveth, loving'],
  ['bread NEAR(5) wine', 'within five words of each other'],
  ['faith PROX(3) works', 'within three verses of each other; also PROX(chapter), PROX(book)'],
  ['H430', 'a Strong’s number'],
  ['love G26', '“love” where it translates G26'],
  ['H2617 other:mercy', 'a Strong’s number where something other than “mercy” translates it'],
  ['[aorist imperative]', 'words by their form; also [qal imperative], [noun dative plural]', 'sblgnt'],
  ['G25 [V-AAI-3S]', 'a Strong’s number in this form: a Greek grammar code (Robinson or MorphGNT)', 'sblgnt'],
  ['[VP*]', 'Hebrew grammar codes (capital P = Pual, p = Piel)', 'wlc'],
  ['in:Romans', 'only in this book; also in:Matt-John, in:OT'],
  ['case:LORD', 'with these capitals; exact: also compares Hebrew vowels and accents'],
  ['Jn 3:16-18; Ps 23', 'opens verses (KJV numbering); f = and the next verse, ff = to the end'],
  ['John 3:16 WEB', 'in this version; also KJV John 3:16'],
  [
    'Johannes 3,16',
    'book names in 50 languages. Without a network: English, Spanish, Portuguese, French, German, Italian, Dutch, Russian, Greek, Hebrew, Latin, Chinese and Korean',
  ],
];

export function SearchSyntaxHelp() {
  return (
    <>
      <dl className="signs">
        {signs.map(([sign, meaning, version]) => (
          <div key={sign}>
            <dt>
              <a href={`/results?q=${encodeURIComponent(sign)}${version ? `&db=${version}` : ''}`}>{sign}</a>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{noPatterns}</p>
    </>
  );
}
