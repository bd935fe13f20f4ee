import { escapeHtml } from '#data/site/escape-html.ts';
import { citedVersion, escapeMarkdown } from '../copy/copy-format.ts';
import { scriptProps } from '../../views/text/script-props.ts';
import type { ExportedVerse, ExportedVersion, ExportList } from './export-list.ts';
import type { ExportFormat } from './export-setting.ts';

/** The text of an export, except as CSV, whose code loads separately. Every format names the versions and links to the page with the same verses. */
export function formatExport(list: ExportList, format: Exclude<ExportFormat, 'csv'>, numbers: boolean): string {
  switch (format) {
    case 'plain':
      return formatPlain(list, numbers);
    case 'markdown':
      return formatMarkdown(list, numbers);
    case 'html':
      return formatHtml(list, numbers);
  }
}

function namesOf({ versions }: ExportList): string {
  return versions.map(({ name }) => name).join(', ');
}

/**
 * What precedes the text of a verse: its number within a passage, else its reference, with the version if the list has
 * several. A verse without a text always has it.
 */
function labelOf(list: ExportList, verse: ExportedVerse, numbers: boolean): string {
  const isEmpty = verse.texts.every((text) => text === '');
  if (!numbers && !isEmpty) return '';
  if (list.kind !== 'results') return isEmpty ? verse.reference : verse.number;
  const version = list.versions.length > 1 ? list.versions[verse.version] : undefined;
  return version ? `${verse.reference} (${citedVersion(version.name)})` : verse.reference;
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

function formatPlain(list: ExportList, numbers: boolean): string {
  const head = [list.title, namesOf(list), list.link, ...list.notes].join('\n');
  const verses = list.verses.map((verse) => {
    const label = labelOf(list, verse, numbers);
    if (list.kind !== 'comparison') return joined(label, ...verse.texts);
    const sides = list.versions.map(({ name }, index) => `${name}: ${verse.texts[index] ?? ''}`);
    return [...(label ? [label] : []), ...sides, ''].join('\n');
  });
  return `${head}\n\n${verses.join('\n').trimEnd()}\n`;
}

function formatMarkdown(list: ExportList, numbers: boolean): string {
  const head = [
    `## ${escapeMarkdown(list.title)}`,
    `${escapeMarkdown(namesOf(list))} · <${list.link}>`,
    ...list.notes.map((note) => `*${escapeMarkdown(note)}*`),
  ].join('\n\n');
  return `${head}\n\n${list.kind === 'comparison' ? markdownTable(list, numbers) : markdownVerses(list, numbers)}\n`;
}

function markdownVerses(list: ExportList, numbers: boolean): string {
  const verses = list.verses.map((verse) => {
    const label = escapeMarkdown(labelOf(list, verse, numbers));
    const strong = label && (list.kind === 'results' ? `[**${label}**](${verse.link})` : `**${label}**`);
    const text = joined(strong, ...verse.texts.map(escapeMarkdown));
    return list.kind === 'results' ? `- ${text}` : text;
  });
  return verses.join(list.kind === 'results' ? '\n' : '\n\n');
}

function markdownTable(list: ExportList, numbers: boolean): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const cell = (text: string): string => escapeMarkdown(text).replaceAll('|', '\\|');
  const first = numbers ? [''] : [];
  return [
    row([...first, ...list.versions.map(({ name }) => cell(name))]),
    row([...first, ...list.versions].map(() => '---')),
    ...list.verses.map((verse) => {
      const label = numbers ? [cell(labelOf(list, verse, true))] : [];
      return row([...label, ...list.versions.map((_, index) => cell(verse.texts[index] ?? ''))]);
    }),
  ].join('\n');
}

/** Content for an HTML document and for the clipboard. It has no style of its own. */
function formatHtml(list: ExportList, numbers: boolean): string {
  return [
    `<h1>${escapeHtml(list.title)}</h1>`,
    `<p>${escapeHtml(namesOf(list))} · <a href="${escapeHtml(list.link)}">${escapeHtml(list.link)}</a></p>`,
    ...list.notes.map((note) => `<p><em>${escapeHtml(note)}</em></p>`),
    list.kind === 'comparison' ? htmlTable(list, numbers) : htmlVerses(list, numbers),
  ].join('\n');
}

function htmlVerses(list: ExportList, numbers: boolean): string {
  return list.verses
    .map((verse) => {
      const label = escapeHtml(labelOf(list, verse, numbers));
      const linked = list.kind === 'results' ? `<a href="${escapeHtml(verse.link)}">${label}</a>` : label;
      const version = list.versions[verse.version];
      const text = verse.texts.map((each) => `<span${attributesOf(version)}>${escapeHtml(each)}</span>`).join(' ');
      return `<p>${joined(label && `<b>${linked}</b>`, text)}</p>`;
    })
    .join('\n');
}

function htmlTable(list: ExportList, numbers: boolean): string {
  const heads = list.versions.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`);
  const rows = list.verses.map((verse) => {
    const label = numbers ? `<th scope="row">${escapeHtml(labelOf(list, verse, true))}</th>` : '';
    const cells = list.versions.map(
      (version, index) => `<td${attributesOf(version)}>${escapeHtml(verse.texts[index] ?? '')}</td>`,
    );
    return `<tr>${label}${cells.join('')}</tr>`;
  });
  return [
    '<table>',
    `<thead><tr>${numbers ? '<td></td>' : ''}${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody>`,
    '</table>',
  ].join('\n');
}

function attributesOf(version: ExportedVersion | undefined): string {
  const { lang, dir } = version ? scriptProps(version) : {};
  return `${lang ? ` lang="${escapeHtml(lang)}"` : ''}${dir ? ` dir="${dir}"` : ''}`;
}

/** A whole document for a file, from the content of {@link formatExport}. */
export function htmlDocument(title: string, content: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title>`,
    content,
    '</html>',
    '',
  ].join('\n');
}
