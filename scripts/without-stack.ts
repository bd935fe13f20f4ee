/** A message of the runtime without the stack of memory addresses that it adds to every error. */
export function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !line.startsWith('stack: '))
    .join('\n');
}
