/** The event of browsers that can install a site. It is not in TypeScript's library, because it is not a standard. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** How the site can be installed: by the browser's dialog, by the steps for iOS, or not at all. */
export type InstallWay = 'prompt' | 'ios' | 'none';

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

/** Listens from the start, because the event can come before the page is interactive. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set(event as InstallEvent);
  });
  addEventListener('appinstalled', () => set(undefined));
}

export function subscribeToInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function installWay(): InstallWay {
  if (offered) return 'prompt';
  // Only Safari on iOS has this property. It is true in an installed app.
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === false ? 'ios' : 'none';
}

/** Opens the browser's dialog, which works once for each event. */
export function promptToInstall(): void {
  void offered?.prompt();
  set(undefined);
}

function set(event: InstallEvent | undefined): void {
  offered = event;
  for (const listener of listeners) listener();
}
