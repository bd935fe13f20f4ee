/** A box that leads to another place of the same version; without scripts the worker finds it. */
export function GoTo({ version }: { version: string }) {
  return (
    <form className="go" action="/bible/go" role="search">
      <input type="hidden" name="version" value={version} />
      <input name="to" aria-label="Go to" placeholder="Go to, e.g. John 3:16" required maxLength={60} />
      <button>Go</button>
    </form>
  );
}
