import { prefetchRules } from '#data/site/prefetch-rules.ts';
import { productSlug } from '#data/site/product.ts';

/** As much of the Network Information API as is asked; Chromium alone has it, as it alone has the rules below. */
interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  /** "4g" stands for a round trip below 270 ms and 700 kbit/s at least. */
  effectiveType?: string;
}

const { connection } = navigator as Navigator & { connection?: Connection };

/**
 * The page behind a link is fetched while the pointer rests on it, where the connection has room: 6 kB for an entry.
 * Never on a slow line, where they would delay what the reader did ask for, nor where the reader saves data.
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

/** Where nothing is known of the connection, a device with a mouse most likely stands on a good one. */
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
