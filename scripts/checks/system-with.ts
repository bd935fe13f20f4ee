import type { System } from './system-programs.ts';

/** A system with these commands. The package manager adds those in `installable`. */
export function systemWith(commands: string[], installable: string[] = []): System & { installed: string[] } {
  const installed: string[] = [];
  return {
    installed,
    exists: () => false,
    onPath: (command) => (commands.includes(command) ? `/usr/bin/${command}` : undefined),
    install(packages) {
      installed.push(...packages);
      commands.push(...installable);
      return installable.length > 0;
    },
  };
}
