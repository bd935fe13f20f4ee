import type { StrongsWord } from '#data/reading/contract/reading.ts';
import { productSlug } from '#data/site/product.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { languageOf, notTranslated } from './WordTable.tsx';

export interface AnalysisTableProps {
  words: readonly StrongsWord[];
  /** Of the text whose words these are. */
  script: Script;
  /** Index of the word whose definition is shown. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** Word, Strong's Number and Definition; the last says which number is shown. */
export function AnalysisTable({ words, script, chosen, onChoose }: AnalysisTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">Strong's Number</th>
          <th scope="col">Definition</th>
        </tr>
      </thead>
      <tbody>
        {words.map((word, index) => (
          <tr key={index}>
            <WordHead word={word} script={script} />
            {word.strongsNumber === '' ? (
              <>
                <td className="state">no number</td>
                <td>{''}</td>
              </>
            ) : (
              <>
                <td>
                  <button
                    type="button"
                    className={`number ${accentOf(word)}`}
                    aria-pressed={index === chosen}
                    onClick={() => onChoose(index)}
                  >
                    {word.strongsNumber}
                  </button>
                </td>
                <td className="state">{index === chosen ? 'Selected' : 'Click number to view'}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface ThreeColumnTableProps {
  words: readonly StrongsWord[];
  /** A number was pressed, whose link opens its entry in a new tab by itself. */
  onChoose: (number: string) => void;
}

const english: Script = { language: 'en', direction: 'ltr' };

/** English (KJV), Strong's and Hebrew/Greek, for the words that have a number. */
export function ThreeColumnTable({ words, onChoose }: ThreeColumnTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">English (KJV)</th>
          <th scope="col">Strong's</th>
          <th scope="col">Hebrew/Greek</th>
        </tr>
      </thead>
      <tbody>
        {words
          .filter(({ strongsNumber }) => strongsNumber !== '')
          .map((word, index) => (
            <tr key={index}>
              <WordHead word={word} script={english} />
              <td>
                <a
                  className={`number ${accentOf(word)}`}
                  href={`/${productSlug}/${word.strongsNumber}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${word.strongsNumber}, opens in a new tab`}
                  onClick={() => onChoose(word.strongsNumber)}
                >
                  {word.strongsNumber}
                </a>
              </td>
              <td>
                {word.lemma && (
                  <>
                    <bdi lang={languageOf(word)} translate="no">
                      {word.lemma}
                    </bdi>{' '}
                    <i>{word.transliteration}</i>
                  </>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function WordHead({ word: { word }, script }: { word: StrongsWord; script: Script }) {
  return (
    <th scope="row">
      {word ? <span {...scriptProps(script)}>{word}</span> : <span className="small">{notTranslated}</span>}
    </th>
  );
}

function accentOf({ strongsNumber }: StrongsWord): 'hebrew' | 'greek' {
  return strongsNumber.startsWith('G') ? 'greek' : 'hebrew';
}
