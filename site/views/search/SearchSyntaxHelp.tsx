import { noPatterns } from '#data/search/language/pattern-search.ts';

/** The query syntax: what to write, and what it matches. */
const signs: [sign: string, meaning: string, version?: string][] = [
  ['love mercy', 'verses that have both words'],
  ['"free spirit"', 'words next to one another, in this order'],
  ['faith OR joy', 'either; also faith | joy'],
  ['love -hate', 'the first without the second; also NOT, !'],
  ['(faith OR hope) love', 'parentheses group'],
  ['faith*', 'words that begin so'],
  ['~love', 'every form of an English word: loved, loveth, loving'],
  ['bread NEAR(5) wine', 'within five words'],
  ['faith PROX(3) works', 'within three verses; also PROX(chapter), PROX(book)'],
  ['H430', 'a Strong’s number'],
  ['love G26', 'the word where it is tagged so'],
  ['[VP*]', 'a parsing of the Hebrew text, the stem by its case: P is Pual, p Piel', 'wlc'],
  ['in:Romans', 'only there; also in:Matt-John, in:OT'],
  ['case:LORD', 'capitals as written; exact: with points and accents'],
  ['Jn 3:16-18; Ps 23', 'opens verses by KJV numbers'],
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
