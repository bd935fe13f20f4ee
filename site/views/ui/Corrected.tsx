// cspell:ignore leviticas
/** References that were not read as typed, and how they were read: “Leviticas 19”, “Rom 8,28”. */
export function Corrected({ corrected }: { corrected: readonly { from: string; to: string }[] }) {
  if (corrected.length === 0) return null;
  return (
    <div className="note" role="status">
      {corrected.map(({ from, to }) => (
        <p key={from}>
          Showing <strong>{to}</strong> for “<bdi>{from}</bdi>”
        </p>
      ))}
    </div>
  );
}
