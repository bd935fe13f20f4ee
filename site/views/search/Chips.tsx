import { queryParts, removePart } from './messages.ts';
export interface Chip {
  label: string;
  /** The same search without this part. */
  href: string;
}

/** The parts of the parsed query, each with a link that removes it. */
export function Chips({ chips, before }: { chips: readonly Chip[]; before?: React.ReactNode }) {
  // An empty row reserves its space, so that nothing shifts when results arrive.
  if (chips.length === 0 && !before) return <div className="chips" />;
  return (
    <ul className="chips" aria-label={queryParts}>
      {before}
      {chips.map(({ label, href }, index) => (
        <li key={index}>
          <a className="chip" href={href}>
            <bdi>{label}</bdi>
            <span className="sr">{removePart}</span> <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
