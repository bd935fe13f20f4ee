import { productSlug } from '#data/site/product.ts';
import { scriptProps, type Script } from '../text/script-props.ts';

export interface WordRow {
  /** Empty: a word of the original that the translation leaves out. */
  word: string;
  /** "H430"; empty: a word without a number. */
  strongsNumber: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** In plain words; empty where the text does not say. */
  parsing: string;
  aramaic?: boolean | undefined;
  /** Of two readings of the Hebrew text, which one this is. */
  reading?: 'written' | 'read' | undefined;
}

export interface WordTableProps {
  rows: readonly WordRow[];
  /** Says what the table is, for those who do not see it: "Words of Genesis 1:1 in the King James Version". */
  caption: string;
  /** Of the text whose words these are. */
  script: Script;
}

export const notTranslated = '(not translated)';

/** The words of a verse in order, each with its entry. Columns that no row fills are left out. */
export function WordTable({ rows, caption, script }: WordTableProps) {
  const isParsed = rows.some(({ parsing }) => parsing !== '');
  const head = ['Word', 'Strong’s', 'Dictionary form', 'Transliteration', 'Meaning', ...(isParsed ? ['Parsing'] : [])];
  return (
    <table className="words">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <WordCell row={row} script={script} />
            <td>
              {row.strongsNumber === '' ? (
                <span className="none">no number</span>
              ) : (
                <a href={`/${productSlug}/${row.strongsNumber}`}>{row.strongsNumber}</a>
              )}
            </td>
            <td>
              {row.lemma && (
                <bdi lang={languageOf(row)} translate="no">
                  {row.lemma}
                </bdi>
              )}
            </td>
            <td translate="no">{row.transliteration}</td>
            <td>{row.gloss}</td>
            {isParsed && <td>{row.parsing}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WordCell({ row: { word, reading }, script }: { row: WordRow; script: Script }) {
  if (word === '')
    return (
      <th scope="row" className="none">
        {notTranslated}
      </th>
    );
  return (
    <th scope="row">
      <span {...scriptProps(script)}>{word}</span>
      {reading && (
        <>
          {' '}
          <small>{reading === 'written' ? 'as written' : 'as read'}</small>
        </>
      )}
    </th>
  );
}

/** BCP 47 of the dictionary form. */
export function languageOf({ strongsNumber, aramaic = false }: Pick<WordRow, 'strongsNumber' | 'aramaic'>): string {
  if (strongsNumber.startsWith('G')) return 'grc';
  return aramaic ? 'arc' : 'hbo';
}
