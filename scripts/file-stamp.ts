import { statSync } from 'node:fs';

/** Size and modification time, in whole milliseconds, which a copy of the file preserves. */
export function fileStamp(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${Math.round(mtimeMs)}`;
}
