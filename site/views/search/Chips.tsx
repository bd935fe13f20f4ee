export interface Chip {
  label: string;
  /** The same search without it. */
  href: string;
}

/** What was understood of a search, each part with a way to take it away. */
export function Chips({ chips, before }: { chips: readonly Chip[]; before?: React.ReactNode }) {
  // The row keeps its place, so that nothing moves when an answer comes.
  if (chips.length === 0 && !before) return <div className="chips" />;
  return (
    <ul className="chips" aria-label="What was understood">
      {before}
      {chips.map(({ label, href }, index) => (
        <li key={index}>
          <a className="chip" href={href}>
            <bdi>{label}</bdi>
            <span className="sr">, remove</span> <span aria-hidden="true">✕</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
