import type { SearchAddress } from '#data/markup/search-address.ts';
import { joinVersions, mostVersions } from '#data/model/search/version-codes.ts';
import type { ShownVersion } from '../version-choice.ts';

/** The version whose words carry numbers; a plain text of the same edition gives way to it. */
const taggedVersion = 'kjv_strongs';

/** The search form shows what the address says; without a version it keeps its own. `/strongs-results` has one. */
export function showInForm(form: HTMLFormElement, { path, q, order, strongs, parallel, ...asked }: SearchAddress): void {
  const [version = '', ...others] = path === '/strongs-results' ? [taggedVersion] : asked.version.split(',');
  const field = (name: string) => form.elements.namedItem(name);
  const [box, versions, orders, numbers, beside] = [field('q'), field('version'), field('order'), field('strongs'), field('parallel')];
  if (box instanceof HTMLInputElement) box.value = q;
  if (versions instanceof HTMLSelectElement && [...versions.options].some(({ value }) => value === version)) versions.value = version;
  showOthers(form, path, versions instanceof HTMLSelectElement ? versions.value : version, others);
  if (orders instanceof HTMLSelectElement) orders.value = order;
  if (numbers instanceof HTMLInputElement) numbers.checked = strongs;
  if (beside instanceof HTMLInputElement) beside.checked = parallel;
}

/** Check boxes of the versions beside the chosen one, which has none to choose; no more than are searched together. */
function showOthers(form: HTMLFormElement, path: SearchAddress['path'], version: string, others: readonly string[]): void {
  const boxes = [...form.elements].filter((element) => element instanceof HTMLInputElement && element.name === 'also') as HTMLInputElement[];
  const group = boxes[0]?.closest('fieldset');
  if (group) group.hidden = path === '/strongs-results';
  for (const box of boxes) {
    box.checked = others.includes(box.value);
    box.disabled = box.value === version || (!box.checked && others.length >= mostVersions - 1);
  }
}

/**
 * What the form asks for. Another query, version or order begins at page 1. Numbers that the version does not have
 * are shown in the one that has them.
 */
export function addressFromForm(form: HTMLFormElement, current: SearchAddress, choice: (code: string) => ShownVersion): SearchAddress {
  const data = new FormData(form);
  const q = String(data.get('q') ?? '').trim();
  const order = data.get('order') === 'relevance' ? 'relevance' : 'canonical';
  const strongs = data.has('strongs');
  const parallel = data.has('parallel');
  const chosen = String(data.get('version') ?? '');
  const turnedOn = strongs && !current.strongs;
  const first = turnedOn && !choice(chosen).tagged && choice(taggedVersion).tagged ? taggedVersion : chosen;
  const version = joinVersions([first, ...data.getAll('also').map(String)]);
  const path = version === taggedVersion ? current.path : '/results';
  const isSame = path === current.path && q === current.q && order === current.order && version === (current.version || version);
  return { path, q, version: path === '/strongs-results' ? '' : version, page: isSame ? current.page : 1, order, strongs, parallel };
}
