/** Saves text as a file. A spreadsheet recognizes UTF-8 by the byte order mark. */
export function saveFile(name: string, type: string, text: string): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name for a title: "Psalm 51 3-5.txt". Keeps letters and digits of all scripts. */
export function fileName(title: string, ending: string): string {
  const name = title
    .replaceAll('–', '-')
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${name || 'export'}.${ending}`;
}

/** Not every browser reports the end of printing. */
let printed: HTMLElement | undefined;

/** Prints HTML instead of the page. The style sheet of the export shows the content only in print. */
export function printHtml(html: string): void {
  printed?.remove();
  const box = document.createElement('div');
  box.className = 'print-export';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  box.append(...body.childNodes);
  document.body.append(box);
  printed = box;
  addEventListener('afterprint', () => box.remove(), { once: true });
  print();
}
