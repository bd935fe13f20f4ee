import { productSlug } from '#data/site/product.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import {
  asRead,
  asWritten,
  lemmaColumn,
  meaningColumn,
  noNumber,
  notTranslated,
  numberColumn,
  parsingColumn,
  transliterationColumn,
  wordColumn,
} from './words/messages.ts';

export interface WordRow {
  /** Empty for a word of the original that the translation omits. */
  word: string;
  /** For example "H430"; empty for a word without a number. */
  strongsNumber: string;
  lemma: string;
  transliteration: string;
  gloss: string;
  /** In plain words; empty if the text has no parsing. */
  parsing: string;
  aramaic?: boolean | undefined;
  /** For a ketiv and qere pair: which of the two this word is. */
  reading?: 'written' | 'read' | undefined;
}

export interface WordTableProps {
  rows: readonly WordRow[];
  /** Describes the table to screen readers: "Words of Genesis 1:1 in the King James Version". */
  caption: string;
  /** The script of the text that contains the words. */
  script: Script;
}

/** The words of a verse in order, each with its entry. Columns without any value are omitted. */
export function WordTable({ rows, caption, script }: WordTableProps) {
  const isParsed = rows.some(({ parsing }) => parsing !== '');
  const head = [
    wordColumn,
    numberColumn,
    lemmaColumn,
    transliterationColumn,
    meaningColumn,
    ...(isParsed ? [parsingColumn] : []),
  ];
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
                <span className="none">{noNumber}</span>
              ) : (
                <a href={`/${productSlug}/${row.strongsNumber}`}>{row.strongsNumber}</a>
              )}
            </td>
            <td>
              {row.lemma && (
                <bdi lang={languageOfWord(row)} translate="no">
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
          <small>{reading === 'written' ? asWritten : asRead}</small>
        </>
      )}
    </th>
  );
}

/** BCP 47 tag of the dictionary form. */
export function languageOfWord({ strongsNumber, aramaic = false }: Pick<WordRow, 'strongsNumber' | 'aramaic'>): string {
  if (strongsNumber.startsWith('G')) return 'grc';
  return aramaic ? 'arc' : 'hbo';
}
