import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Build output that tests read and never write. */
const builtFiles = ['data/library.sqlite', 'data/sources'];

/**
 * Copies the project's files, including uncommitted ones. Mutants are written only into such a copy, so that a killed
 * run leaves nothing in the project.
 */
export function copyMutantTree(root: string, tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(tree, folder), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(tree, file));
  for (const file of builtFiles) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    symlinkSync(join(root, file), join(tree, file));
  }
  linkPackages(join(root, 'node_modules'), join(tree, 'node_modules'));
}

/** Links each package separately, because Vite writes its caches into the folder itself. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(from, name), join(to, name));
  }
}
