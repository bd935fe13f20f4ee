/** The text in a form's search box. The state lacks what a reader typed just before React was ready. */
export function readSearchText(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text.trim() : '';
}
