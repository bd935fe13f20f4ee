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
  /** Whether scripts link the units to those of another list. */
  hasPhrases?: boolean;
}

/**
 * Words of a verse one by one, each a stack of lines. `unitHtml` is the only code that shows an original word
 * with what is known of it.
 */
export function InterlinearWords({
  units,
  label,
  hasIndexes = false,
  hasPhrases = false,
  ...text
}: InterlinearWordsProps) {
  const html = units
    .map((unit, index) => {
      const phrases = hasPhrases && unit.phrases?.length ? ` data-p="${unit.phrases.join(' ')}"` : '';
      return listItem(unit, phrases + (hasIndexes ? ` data-w="${index}"` : ''), text);
    })
    .join('');
  return <ul aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}

function listItem(unit: ShownUnit, indexes: string, text: UnitText): string {
  const { kind, group } = unit;
  const name = kind === 'tagged' ? '' : ` class="${kind}"`;
  const key = group === undefined ? '' : ` data-k="${escapeHtml(group)}"`;
  return `<li${name}${key}${indexes}>${unitHtml(unit, text)}</li>`;
}
