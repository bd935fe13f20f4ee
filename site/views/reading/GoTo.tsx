/** A form that goes to another passage of the same version. Without scripts, the worker resolves it. */
export function GoTo({ version }: { version: string }) {
  return (
    <form className="go" action="/bible/go" role="search">
      <input type="hidden" name="version" value={version} />
      <input name="to" aria-label="Go to" placeholder="Go to, e.g. John 3:16" required maxLength={60} />
      <button>Go</button>
    </form>
  );
}
