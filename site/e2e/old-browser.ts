import type { Page } from '@playwright/test';

export type OldBrowser = 'Safari 15.4' | 'Chrome 100' | 'Firefox 100';

/** Lacks what any of the old browsers lacks. */
export const oldest = 'a browser that lacks everything';

/**
 * The features that each browser lacks compared to Chromium, as "object.property"
 * (https://developer.mozilla.org/docs/Web/JavaScript/Reference, compatibility tables).
 */
const missingInAll = [
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Array.fromAsync',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'AbortSignal.any',
  'URL.canParse',
  'Set.prototype.union',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'String.prototype.isWellFormed',
  'Iterator',
  'CSS.highlights',
];

const missing: Readonly<Record<OldBrowser, readonly string[]>> = {
  'Chrome 100': [...missingInAll, 'AbortSignal.timeout'],
  'Firefox 100': [
    ...missingInAll,
    'Array.prototype.findLast',
    'Array.prototype.findLastIndex',
    'CSSStyleSheet.prototype.replaceSync',
    'Document.prototype.adoptedStyleSheets',
    'ClipboardItem',
    'CompressionStream',
  ],
  'Safari 15.4': [
    ...missingInAll,
    'AbortSignal.timeout',
    'CSSStyleSheet.prototype.replaceSync',
    'Document.prototype.adoptedStyleSheets',
    'HTMLFormElement.prototype.requestSubmit',
    'requestIdleCallback',
    'CompressionStream',
    'navigator.scheduling',
  ],
};

/** Removes the features that the browser lacks, before any script of the page runs. */
export async function actAs(page: Page, browser: OldBrowser | typeof oldest): Promise<void> {
  const names = browser === oldest ? [...new Set(Object.values(missing).flat())] : missing[browser];
  // Only Safari 15.4 lacks lookbehind in regular expressions.
  const hasLookbehind = browser !== 'Safari 15.4' && browser !== oldest;
  await page.addInitScript(
    ([features, isComplete]) => {
      for (const name of features) {
        const parts = name.split('.');
        const last = parts.pop() ?? '';
        const owner = parts.reduce<unknown>((object, part) => Reflect.get(Object(object), part), globalThis);
        if (owner) Reflect.deleteProperty(Object(owner), last);
      }
      if (features.some((name) => name.includes('replaceSync'))) {
        // In these browsers a script cannot construct it.
        const Native = CSSStyleSheet;
        Object.defineProperty(globalThis, 'CSSStyleSheet', {
          configurable: true,
          value: new Proxy(Native, {
            construct: () => {
              throw new TypeError('Illegal constructor');
            },
          }),
        });
      }
      if (isComplete) return;
      globalThis.RegExp = new Proxy(RegExp, {
        construct: (target, args: [string | RegExp, string?], newTarget) => {
          if (/\(\?<[=!]/.test(String(args[0]))) throw new SyntaxError('invalid group specifier name');
          return Reflect.construct(target, args, newTarget) as RegExp;
        },
        apply: (_, __, args: [string | RegExp, string?]) => new globalThis.RegExp(...args),
      });
    },
    [names, hasLookbehind] as const,
  );
}
