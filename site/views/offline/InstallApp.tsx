import { installApp, installAppTitle, installOnIos } from './messages.ts';

export interface InstallAppProps {
  /** Opens the browser's own dialog. Absent on iPhones and iPads, which have none. */
  onInstall?: (() => void) | undefined;
}

/** Installs the site on the home screen. */
export function InstallApp({ onInstall }: InstallAppProps) {
  return (
    <section aria-labelledby="install">
      <h2 id="install">{installAppTitle}</h2>
      {onInstall ? (
        <button className="button" type="button" onClick={onInstall}>
          {installApp}
        </button>
      ) : (
        <p>{installOnIos}</p>
      )}
    </section>
  );
}
