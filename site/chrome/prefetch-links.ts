import { prefetchRules } from '#data/site/prefetch-rules.ts';
import { productSlug } from '#data/site/product.ts';

/**
 * The part of the Network Information API that is used. Only Chromium has it, and only Chromium supports the rules
 * below.
 */
interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  /** "4g" means a round trip below 270 ms and at least 700 kbit/s. */
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };

/**
 * Prefetches the page of a link while the pointer rests on it, if the connection is fast enough: 6 kB for an entry.
 * Never on a slow connection, where it would delay requests of the reader, nor in data-saving mode.
 */
export function prefetchLinks(): void {
  if (!HTMLScriptElement.supports?.('speculationrules')) return;
  let rules: HTMLScriptElement | undefined;
  const decide = (): void => {
    rules?.remove();
    rules = hasRoom() ? addRules() : undefined;
  };
  connection?.addEventListener?.('change', decide);
  decide();
}

/** If the connection is unknown, a device with a mouse most likely has a good one. */
function hasRoom(): boolean {
  if (!connection?.effectiveType)
    return !connection?.saveData && matchMedia('(hover: hover) and (pointer: fine)').matches;
  return !connection.saveData && connection.effectiveType === '4g';
}

function addRules(): HTMLScriptElement {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = prefetchRules(productSlug);
  document.head.append(rules);
  return rules;
}
