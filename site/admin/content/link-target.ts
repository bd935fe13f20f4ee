/**
 * The target of a link that an administrator typed, as the worker accepts it. Completes addresses without their scheme,
 * such as "www.example.org" and "ann@example.org". `undefined` if it is no address.
 */
export function linkTarget(text: string): string | undefined {
  const typed = text.trim();
  if (/^(\/(?![/\\])|https?:\/\/[^\s/]|mailto:[^\s@]+@)\S*$/i.test(typed)) return typed;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u.test(typed) ? `https://${typed}` : undefined;
}
