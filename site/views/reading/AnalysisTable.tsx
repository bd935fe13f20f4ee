import type { StrongsWord } from '#data/reading/contract/reading.ts';
import { productSlug } from '#data/site/product.ts';
import { scriptProps, type Script } from '../text/script-props.ts';
import { languageOfWord } from './WordTable.tsx';
import {
  analysisNumberColumn,
  clickNumber,
  definitionColumn,
  englishColumn,
  newTabMessage,
  noNumber,
  notTranslated,
  originalColumn,
  selectedNumber,
  strongsColumn,
  wordColumn,
} from './words/messages.ts';

export interface AnalysisTableProps {
  words: readonly StrongsWord[];
  /** The script of the text that contains the words. */
  script: Script;
  /** Index of the word whose definition is shown. */
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** Columns: word, Strong's number, definition. The last column marks the number that is shown. */
export function AnalysisTable({ words, script, chosen, onChoose }: AnalysisTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{wordColumn}</th>
          <th scope="col">{analysisNumberColumn}</th>
          <th scope="col">{definitionColumn}</th>
        </tr>
      </thead>
      <tbody>
        {words.map((word, index) => (
          <tr key={index}>
            <WordHead word={word} script={script} />
            {word.strongsNumber === '' ? (
              <>
                <td className="state">{noNumber}</td>
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
                <td className="state">{index === chosen ? selectedNumber : clickNumber}</td>
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
  /** Called when a number is clicked. Its link also opens the entry in a new tab. */
  onChoose: (number: string) => void;
}

const english: Script = { language: 'en', direction: 'ltr' };

/** Columns: English (KJV), Strong's number, Hebrew or Greek. Contains only words with a number. */
export function ThreeColumnTable({ words, onChoose }: ThreeColumnTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{englishColumn}</th>
          <th scope="col">{strongsColumn}</th>
          <th scope="col">{originalColumn}</th>
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
                  aria-label={newTabMessage(word.strongsNumber)}
                  onClick={() => onChoose(word.strongsNumber)}
                >
                  {word.strongsNumber}
                </a>
              </td>
              <td>
                {word.lemma && (
                  <>
                    <bdi lang={languageOfWord(word)} translate="no">
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
