import { goLabel, goToLabel, goToPlaceholder } from './messages.ts';
/** A form that goes to another passage of the same version. Without scripts, the worker resolves it. */
export function GoTo({ version }: { version: string }) {
  return (
    <form className="go" action="/bible/go" role="search">
      <input type="hidden" name="version" value={version} />
      <input name="to" aria-label={goToLabel} placeholder={goToPlaceholder} required maxLength={60} />
      <button>{goLabel}</button>
    </form>
  );
}
