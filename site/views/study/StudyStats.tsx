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
  const parts: [name: string, count: number][] = [
    ['known well', mature],
    ['known', young],
    ['in learning', learning],
    ['new', unseen],
  ];
  const total = mature + young + learning + unseen || 1;
  return (
    <>
      <p>
        <b>{due}</b> due, <b>{fresh}</b> new for today
      </p>
      <div className="bar-chart" aria-hidden="true">
        {parts.map(([name, count]) => (
          <i key={name} className={name.replace(' ', '-')} style={{ width: `${(100 * count) / total}%` }} />
        ))}
      </div>
      <ul>
        {parts.map(([name, count]) => (
          <li key={name} className={name.replace(' ', '-')}>{`${count} ${name}`}</li>
        ))}
      </ul>
    </>
  );
}
