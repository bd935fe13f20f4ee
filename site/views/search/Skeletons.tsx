import { searching, searchingPosition } from './messages.ts';
const skeletons = 10;

/** Replaces the count, with room for as many lines as a response usually needs. */
export function Searching() {
  return (
    <>
      <strong>{searching}</strong> <span className="unseen">{searchingPosition}</span>
    </>
  );
}

/** Replaces the verses until the results arrive: empty cards. */
export function Skeletons() {
  return (
    <ol className="hits" aria-busy="true">
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index} className="skeleton" aria-hidden="true" />
      ))}
    </ol>
  );
}
