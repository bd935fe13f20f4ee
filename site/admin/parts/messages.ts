export const cancelAction = 'Cancel';
export const deleteAction = 'Delete';
export const tryAgainAction = 'Try again';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export function pageMessage(page: number, totalPages: number): string {
  return `Page ${page} of ${totalPages}`;
}

export function deleteRowTitle(title: string): string {
  return `Delete ${title}`;
}

export function deleteRowLabel(title: string): string {
  return `Delete: ${title}`;
}

/** Below a link or setting with another web address. */
export function otherAddressMessage(origin: string): string {
  return `This differs from the address that you are using now (${origin}).`;
}

/** Examples of the codes that a language field accepts. */
export const languageCodesHint =
  'A language code, for example en (English), de (German), he (Hebrew) or grc (Ancient Greek).';

export const noVisitorsCounted = 'This site does not count visitors. Requests are not visitors: one visit makes many.';

export function outdatedMessage(reason: string): string {
  return `This data may be outdated. ${reason}`;
}

export function switchRowLabel(label: string, title: string): string {
  return `${label}: ${title}`;
}
