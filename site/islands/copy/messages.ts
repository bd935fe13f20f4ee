import { productName } from '#data/site/product.ts';

export const copyFormatLabel = 'Copy format';
export const plainText = 'Plain text';
export const referenceFirst = 'Reference first';
export const referenceLast = 'Reference last';

export const copiedTitle = 'Copied to clipboard';
export function copiedMessage(reference: string): string {
  return `${reference} has been copied`;
}
export function entryCopiedMessage(number: string): string {
  return `The ${productName} entry for ${number} has been copied`;
}
export function comparisonTitleMessage(reference: string): string {
  return `Reconciliation: ${reference}`;
}
export function comparisonCopiedMessage(reference: string): string {
  return `The comparison of ${reference} has been copied`;
}
export const copyFailedTitle = 'Copy failed';
export const copyFailed = 'Please try again';
export const shareFailedTitle = 'Share not supported';
export function copiedInsteadMessage(noun: string): string {
  return `Your browser doesn't support direct sharing. ${noun} copied to clipboard instead.`;
}
