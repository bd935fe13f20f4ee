export const cancelAction = 'Cancel';
export const deleteAction = 'Delete';
export const tryAgainAction = 'Try again';

export function deleteRowTitle(title: string): string {
  return `Delete ${title}`;
}

export function deleteRowLabel(title: string): string {
  return `Delete: ${title}`;
}

export function outdatedMessage(reason: string): string {
  return `This data may be outdated. ${reason}`;
}

export function switchRowLabel(label: string, title: string): string {
  return `${label}: ${title}`;
}
