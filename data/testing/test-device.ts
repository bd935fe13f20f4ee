import { changeRow, plainRow, type DeviceRow } from '../my-study/device-row.ts';
import { nextClock } from '../my-study/hybrid-clock.ts';
import { renamedLegend } from '../my-study/legend-names.ts';
import { rowsAfterAnswer } from '../my-study/rows-after-answer.ts';
import { rowsToSend } from '../my-study/rows-to-send.ts';
import type { StudyKind, StudyRow, StudyValues } from '../my-study/study-row.ts';
import type { SyncAnswer, SyncState, SyncStore } from '../my-study/sync-device.ts';

/** A device with its own clock. It keeps its rows in memory as the browser keeps them in IndexedDB. */
export class TestDevice implements SyncStore {
  readonly name: string;
  readonly rows = new Map<string, DeviceRow>();
  state: SyncState = { cursor: 0, epoch: '' };
  skewMs = 0;
  #last: string | undefined;

  constructor(name: string) {
    this.name = name.padEnd(8, '0');
  }

  note(id: string, text: string, at: number): DeviceRow {
    return this.save(id, 'note', { text, labels: [] }, at);
  }

  save<Kind extends StudyKind>(id: string, kind: Kind, value: StudyValues[Kind], at: number): DeviceRow {
    return this.#change({ id, kind, created: at, clock: this.#clock(at), value } as StudyRow);
  }

  /** Gives a highlight style a name, and returns the clock of that. */
  rename(style: number, name: string, at: number): string {
    const clock = this.#clock(at);
    const legend = this.rows.get('legend');
    const value = renamedLegend(legend?.kind === 'legend' ? legend : undefined, new Map([[style, name]]), clock);
    this.#change({ id: 'legend', kind: 'legend', created: at, clock, value });
    return clock;
  }

  remove(id: string, at: number): void {
    const row = this.rows.get(id);
    if (row) this.#change({ ...plainRow(row), clock: this.#clock(at), deleted: at } as StudyRow);
  }

  text(id: string): string | undefined {
    const row = this.rows.get(id);
    return row?.kind === 'note' && row.deleted === undefined ? row.value?.text : undefined;
  }

  /** What a reader sees, in a comparable form. */
  view(): string {
    return JSON.stringify(
      [...this.rows.values()]
        .map(({ id, clock, deleted, value }) => ({ id, clock, deleted, value }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  }

  #clock(at: number): string {
    return (this.#last = nextClock(this.#last, at + this.skewMs, this.name));
  }

  #change(row: StudyRow): DeviceRow {
    const changed = changeRow(this.rows.get(row.id), row);
    this.rows.set(row.id, changed);
    return changed;
  }

  readState = async (): Promise<SyncState> => this.state;
  readUnsent = async (maxCharacters: number, refused: ReadonlySet<string>): Promise<DeviceRow[]> =>
    rowsToSend([...this.rows.values()], maxCharacters, refused).slice(0, 100);
  writeSent = async (rows: readonly DeviceRow[]): Promise<void> => this.#put(rows);
  markAllUnsent = async (): Promise<void> =>
    this.#put([...this.rows.values()].map((row) => ({ ...row, unsent: 1 as const })));
  applyAnswer = async (sent: readonly DeviceRow[], answer: SyncAnswer): Promise<number> => {
    const changed = rowsAfterAnswer(sent, answer, (id) => this.rows.get(id));
    this.#put(changed);
    this.state = { cursor: answer.cursor, epoch: answer.epoch };
    for (const { clock } of answer.rows) if (!this.#last || clock > this.#last) this.#last = clock;
    return changed.length;
  };

  #put(rows: readonly DeviceRow[]): void {
    for (const row of rows) this.rows.set(row.id, row);
  }
}
