import { highlightStyles, type StudyRow, type StudyRowOf, type StudyValues } from './study-row.ts';

type Legend = StudyRowOf<'legend'>;

/**
 * When each name was changed, in the order of the styles: the clock of the row at that time. An empty text for a name
 * that was never given. A legend of an earlier version of the site has no such clocks; its names count as changed with
 * the row.
 */
function clocksOfNames({ value, clock }: Pick<Legend, 'value' | 'clock'>): string[] {
  return highlightStyles.map((_, index) => value?.clocks?.[index] ?? (value?.names[index] ? clock : ''));
}

/** A legend with other names for some styles, by their index, changed at `clock`. The other names keep their clocks. */
export function renamedLegend(
  legend: Pick<Legend, 'value' | 'clock'> | undefined,
  changed: ReadonlyMap<number, string>,
  clock: string,
): StudyValues['legend'] {
  const before = highlightStyles.map((_, index) => legend?.value?.names[index] ?? '');
  const names = before.map((name, index) => changed.get(index) ?? name);
  const clocks = legend ? clocksOfNames(legend) : highlightStyles.map(() => '');
  return { names, clocks: clocks.map((known, index) => (names[index] === before[index] ? known : clock)) };
}

/** A legend with the names that another version changed later. Returns the same object if there are none. */
export function withNamesOf<Row extends Legend>(row: Row, other: Legend): Row {
  if (!row.value || !other.value) return row;
  const [own, others] = [clocksOfNames(row), clocksOfNames(other)];
  const sources = own.map((clock, index) => ((others[index] ?? '') > clock ? other : row));
  if (!sources.includes(other)) return row;
  const names = sources.map(({ value }, index) => value?.names[index] ?? '');
  const clocks = sources.map((source, index) => (source === other ? others : own)[index] ?? '');
  return { ...row, value: { names, clocks } };
}

/** A row with a corrected clock, which is lower. Names that were changed after it were changed by the same wrong clock. */
export function withCorrectedClock<Row extends StudyRow>(row: Row, clock: string): Row {
  if (row.kind !== 'legend' || !row.value?.clocks) return { ...row, clock };
  const clocks = row.value.clocks.map((each) => (each > clock ? clock : each));
  return { ...row, clock, value: { ...row.value, clocks } };
}
