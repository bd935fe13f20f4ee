/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose style
   makes its parts grids and blocks loses the roles that its elements have by themselves */
import { memo } from 'react';
import { audioHeading } from './messages.ts';
import type { RowTexts } from './row-texts.ts';
import { SoundButtons } from './SoundButtons.tsx';

/** Describes the table of a lesson. */
export interface LessonKind<Row> {
  className: string;
  /** A column for sound follows these. */
  columns: readonly LessonColumn<Row>[];
  textsOf: (row: Row) => RowTexts;
}

/** Describes one column. */
export interface LessonColumn<Row> {
  heading: string;
  /** Class of its cells; narrow screens use it for the layout. */
  className: string;
  /** `number` is the row number in the whole table, from 1. */
  cell: (row: Row, group: LessonGroup<Row>, number: number) => React.ReactNode;
}

export interface LessonGroup<Row> {
  /** Also the fragment of the page URL: "common-phrases". */
  id: string;
  name: string;
  rows: readonly Row[];
}

export interface LessonTableProps<Row> {
  kind: LessonKind<Row>;
  groups: readonly LessonGroup<Row>[];
  /** The visible rows of `groups`; all of them if absent. */
  shown?: ReadonlySet<Row> | undefined;
}

/**
 * A lesson table with its rows under group headings. Explicit roles, because narrow screens lay its rows out as cards.
 */
export function LessonTable<Row>({ kind, groups, shown }: LessonTableProps<Row>) {
  const firstOf = groups.map((_, at) => groups.slice(0, at).reduce((sum, { rows }) => sum + rows.length, 1));
  const isHidden = (row: Row): boolean => shown !== undefined && !shown.has(row);
  return (
    <table className={`lessons ${kind.className}`} role="table" hidden={shown?.size === 0}>
      <thead role="rowgroup">
        <tr role="row">
          {[...kind.columns.map(({ heading }) => heading), audioHeading].map((heading) => (
            <th key={heading} role="columnheader">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody key={group.id} id={group.id} role="rowgroup" hidden={group.rows.every(isHidden)}>
          <tr className="group" role="row">
            <th colSpan={kind.columns.length + 1} scope="rowgroup" role="rowheader">
              {group.name}
            </th>
          </tr>
          {group.rows.map((row, index) => (
            <LessonRow
              key={index}
              kind={kind}
              group={group}
              row={row}
              place={(firstOf[at] ?? 1) + index}
              isHidden={isHidden(row)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface LessonRowProps<Row> {
  kind: LessonKind<Row>;
  group: LessonGroup<Row>;
  row: Row;
  place: number;
  isHidden: boolean;
}

/** Memoized: typing a letter hides and shows only a few of 500 rows. */
const LessonRow = memo(function LessonRow<Row>({ kind, group, row, place, isHidden }: LessonRowProps<Row>) {
  return (
    <tr role="row" hidden={isHidden}>
      {kind.columns.map(({ heading, className, cell }) => (
        <td key={heading} className={className} role="cell">
          {cell(row, group, place)}
        </td>
      ))}
      <td className="sound" role="cell">
        <SoundButtons texts={kind.textsOf(row)} />
      </td>
    </tr>
  );
}) as <Row>(props: LessonRowProps<Row>) => React.ReactElement;
