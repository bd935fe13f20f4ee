export interface StandingProps {
  /** To do now. */
  due: number;
  fresh: number;
  /** Cards by how well they are known: for three weeks or more, for less, not yet, never asked. */
  mature: number;
  young: number;
  learning: number;
  unseen: number;
}

/** How a deck stands: what is to do now, and how much of it is known, drawn and written. */
export function Standing({ due, fresh, mature, young, learning, unseen }: StandingProps) {
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
