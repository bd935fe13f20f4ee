import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the search for browsers needs from the operating system. Tests provide a fake. */
export interface System {
  exists(path: string): boolean;
  /** Path of a command; undefined if there is none. */
  onPath(command: string): string | undefined;
  /** Whether the package manager installed them. */
  install(packages: readonly string[]): boolean;
}

export const thisSystem: System = { exists: existsSync, onPath, install };

function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  process.stdout.write(`Installing ${packages.join(' and ')} for the browser tests …\n`);
  // `timeout` also ends the children of apt-get. Without a network the first command fails at once.
  const commands = ['update -qq', `install -y -qq --no-install-recommends ${packages.join(' ')} >/dev/null`].map(
    (command) => `DEBIAN_FRONTEND=noninteractive timeout 180 apt-get -o DPkg::Lock::Timeout=60 ${command}`,
  );
  return spawnSync('sh', ['-c', commands.join(' && ')], { stdio: 'ignore' }).status === 0;
}
