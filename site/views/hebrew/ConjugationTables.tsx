import type { VerbCell } from '#data/hebrew/language/verb-cells.ts';
import type { VerbTable } from '#data/hebrew/language/verb-table.ts';
import { imperativeRows, personRows, presentRows } from './conjugation-rows.ts';
import { Hebrew } from './Hebrew.tsx';
import {
  futureTense,
  gender,
  imperative,
  noFormInUse,
  pastAndFuture,
  pastTense,
  person,
  plural,
  presentTense,
  singular,
} from './messages.ts';

export interface ConjugationTablesProps {
  table: VerbTable;
}

/** All forms of a verb, one table per tense. */
export function ConjugationTables({ table }: ConjugationTablesProps) {
  const hasPresent = table['present ms'] !== undefined;
  const hasImperative = table['imperative ms'] !== undefined;
  return (
    <>
      <h2 id="present">{presentTense}</h2>
      {hasPresent ? (
        <table className="conjugation" aria-labelledby="present">
          <thead>
            <tr>
              <th scope="col">{gender}</th>
              <th scope="col">{singular}</th>
              <th scope="col">{plural}</th>
            </tr>
          </thead>
          <tbody>
            {presentRows.map(({ english, singular: one, plural: many }) => (
              <tr key={english}>
                <th scope="row">{english}</th>
                <Form table={table} cell={one} />
                <Form table={table} cell={many} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="small">{noFormInUse}</p>
      )}
      <h2 id="past-and-future">{pastAndFuture}</h2>
      <table className="conjugation" aria-labelledby="past-and-future">
        <thead>
          <tr>
            <th scope="col">{person}</th>
            <th scope="col">{pastTense}</th>
            <th scope="col">{futureTense}</th>
          </tr>
        </thead>
        <tbody>
          {personRows.map(({ hebrew, english, past, future }) => (
            <tr key={english}>
              <th scope="row">
                <bdi lang="he" translate="no" dir="rtl">
                  {hebrew}
                </bdi>
                <small>{english}</small>
              </th>
              <Form table={table} cell={past} />
              <Form table={table} cell={future} />
            </tr>
          ))}
        </tbody>
      </table>
      <h2 id="imperative">{imperative}</h2>
      {hasImperative ? (
        <table className="conjugation" aria-labelledby="imperative">
          <tbody>
            {imperativeRows.map(({ english, cell }) => (
              <tr key={english}>
                <th scope="row">{english}</th>
                <Form table={table} cell={cell} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="small">{noFormInUse}</p>
      )}
    </>
  );
}

function Form({ table, cell }: { table: VerbTable; cell: VerbCell }) {
  const form = table[cell];
  return (
    <td className="hebrew">{form ? <Hebrew text={form.hebrew} transliteration={form.transliteration} /> : '–'}</td>
  );
}
