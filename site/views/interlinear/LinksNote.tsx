import { linkChecksLink, linkChecksPath, linkMethodSummary } from './messages.ts';

/** How the words of two texts were linked, on request. */
export function LinksNote({ sentences }: { sentences: readonly (string | false | undefined)[] }) {
  return (
    <details className="links-note">
      <summary>{linkMethodSummary}</summary>
      {sentences.filter(Boolean).map((sentence, index) => (
        <p key={index}>{sentence}</p>
      ))}
      <p>
        <a href={linkChecksPath}>{linkChecksLink}</a>
      </p>
    </details>
  );
}
