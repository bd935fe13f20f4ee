import { dueLabel, knownLabel, knownWellLabel, learningLabel, newLabel, newToday } from './messages.ts';

export interface StudyStatsProps {
  /** Cards to review now. */
  due: number;
  fresh: number;
  /** Cards by how well they are known: for three weeks or more, for less, not yet, never shown. */
  mature: number;
  young: number;
  learning: number;
  unseen: number;
}

/** The state of a deck: what is due now and how much of it is known, as a chart and as text. */
export function StudyStats({ due, fresh, mature, young, learning, unseen }: StudyStatsProps) {
  const parts: [className: string, name: string, count: number][] = [
    ['known-well', knownWellLabel, mature],
    ['known', knownLabel, young],
    ['in-learning', learningLabel, learning],
    ['new', newLabel, unseen],
  ];
  const total = mature + young + learning + unseen || 1;
  return (
    <>
      <p>
        <b>{due}</b> {dueLabel}, <b>{fresh}</b> {newToday}
      </p>
      <div className="bar-chart" aria-hidden="true">
        {parts.map(([className, , count]) => (
          <i key={className} className={className} style={{ width: `${(100 * count) / total}%` }} />
        ))}
      </div>
      <ul>
        {parts.map(([className, name, count]) => (
          <li key={className} className={className}>{`${count} ${name}`}</li>
        ))}
      </ul>
    </>
  );
}
