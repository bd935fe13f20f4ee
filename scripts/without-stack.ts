/** What the runtime says, without the addresses in its own program that it says with every fault. */
export function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !line.startsWith('stack: '))
    .join('\n');
}
