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
  /** Code of the text with the original words, if scripts link the units to those of other lists. */
  linked?: string | undefined;
}

/**
 * Words of a verse one by one, each a stack of lines. `unitHtml` is the only code that shows an original word
 * with what is known of it.
 */
export function InterlinearWords({ units, label, hasIndexes = false, linked, ...text }: InterlinearWordsProps) {
  const html = units
    .map((unit, index) => {
      const partners = linked === undefined ? '' : partnersOf(unit, linked);
      return listItem(unit, partners + (hasIndexes ? ` data-w="${index}"` : ''), text);
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

/** Units with an equal key are partners: phrases of the translation, or a word of this original without a phrase. */
function partnersOf({ phrases = [], alone }: ShownUnit, original: string): string {
  const keys = alone === undefined ? phrases : [`${original}.${alone}`];
  return keys.length === 0 ? '' : ` data-p="${escapeHtml(keys.join(' '))}"`;
}
