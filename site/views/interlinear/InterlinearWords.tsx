import type { InterlinearOrder } from '#data/interlinear/interlinear-texts.ts';
import { escapeHtml } from '#data/site/escape-html.ts';
import { unitHtml, type ShownUnit, type UnitText } from './unit-html.ts';

export interface InterlinearWordsProps extends Pick<UnitText, 'language' | 'isLinked'> {
  units: readonly ShownUnit[];
  order: InterlinearOrder;
  /** Describes the list to screen readers. */
  label?: string;
  /** Whether scripts need the index of each unit. */
  hasIndexes?: boolean;
}

/**
 * Words of a verse one by one, each a stack of lines. `unitHtml` is the only code that shows an original word
 * with what is known of it.
 */
export function InterlinearWords({ units, label, hasIndexes = false, ...text }: InterlinearWordsProps) {
  const html = units.map((unit, index) => listItem(unit, hasIndexes ? ` data-w="${index}"` : '', text)).join('');
  return <ul aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}

function listItem(unit: ShownUnit, index: string, text: UnitText): string {
  const { kind, group } = unit;
  const name = kind === 'tagged' ? '' : ` class="${kind}"`;
  const key = group === undefined ? '' : ` data-k="${escapeHtml(group)}"`;
  return `<li${name}${key}${index}>${unitHtml(unit, text)}</li>`;
}
