export interface NothingFoundProps {
  title: string;
  /** Why there is nothing. */
  message: string;
  /** Links to other pages. */
  ways: readonly { href: string; name: string }[];
}

/** The content of a page whose passage does not exist or cannot be read. */
export function NothingFound({ title, message, ways }: NothingFoundProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="note">{message}</p>
      {ways.length > 0 && (
        <p className="ways">
          {ways.map(({ href, name }) => (
            <a key={href} className="button" href={href}>
              {name}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
