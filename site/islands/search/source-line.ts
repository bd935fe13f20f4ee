import { escapeHtml } from '#data/markup/escape.ts';
import type { AnswerSource, Without } from './answer-search.ts';
import type { Lack } from './search-source.ts';

/** Where the reader keeps texts on the device. */
const keepPage = '/offline';

type NameOf = (code: string) => string;

/** A quiet line below the count: who answered, where that is not the site as ever. */
export function sourceLine({ by, without, instead, damaged }: AnswerSource, nameOf: NameOf): string {
  if (damaged) return small(`The ${escapeHtml(nameOf(damaged))} on this device is damaged: <a href="${keepPage}#pack-${escapeHtml(damaged)}">download it again</a>`);
  if (by === 'network') return '';
  const why = { network: 'No network: a', site: 'The site could not be reached: a' };
  const text = instead ? `, from the ${escapeHtml(nameOf(instead))}` : '';
  return small(`${without ? why[without] : 'A'}nswered on this device${text}`);
}

/** What the line will most likely be. */
export function likelyLine(isKept: boolean): string {
  if (!navigator.onLine) return sourceLine({ by: 'device', without: 'network' }, String);
  return isKept ? sourceLine({ by: 'device' }, String) : '';
}

/** Why neither the site nor this device has an answer, and what this device has one for. */
export function lackMessage({ lack, without }: { lack: Lack; without: Without }, nameOf: NameOf, hrefOf: (version: string) => string): string {
  const why = { network: 'There is no network', site: 'The site could not be reached' }[without];
  const kept = lack.kind === 'missing' ? lack.kept : [];
  const offers = kept.map((code) => `<a class="button" href="${escapeHtml(hrefOf(code))}">${escapeHtml(nameOf(code))}</a>`).join(' ');
  const place = lack.kind === 'failed' ? '' : `#pack-${escapeHtml(lack.version)}`;
  return `<p>${why}, and ${lackOf(lack, nameOf)}</p>${offers && `<p>${offers}</p>`}<p><a href="${keepPage}${place}">Texts on this device</a></p>`;
}

function lackOf(lack: Lack, nameOf: NameOf): string {
  switch (lack.kind) {
    case 'missing':
      if (lack.kept.length === 0) return 'no text is kept on this device to be searched.';
      return `the ${escapeHtml(nameOf(lack.version))} is not kept on this device. Search instead:`;
    case 'damaged':
      return `the ${escapeHtml(nameOf(lack.version))} on this device is damaged; download it again when you can.`;
    case 'failed':
      return 'this device cannot search the texts that it keeps.';
  }
}

function small(html: string): string {
  return `<small>${html}</small>`;
}
