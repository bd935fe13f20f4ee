const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes text safe in HTML content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

const escaped: Record<string, string> = {
  ...Object.fromEntries(Object.entries(escapes).map(([character, entity]) => [entity, character])),
  // As escaped by React.
  '&#x27;': "'",
};

/** Reverses the escaping of {@link escapeHtml}, the sanitizer or React. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity] ?? entity);
}
