const skeletons = 10;

/** In place of the count, with room for as many lines as an answer will likely have. */
export function Searching() {
  return (
    <>
      <strong>Searching…</strong> <span className="unseen">Browsing page 1</span>
    </>
  );
}

/** What the page has in place of verses before an answer: cards without words. */
export function Skeletons() {
  return (
    <ol className="hits" aria-busy="true">
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index} className="skeleton" aria-hidden="true" />
      ))}
    </ol>
  );
}
