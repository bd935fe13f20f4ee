import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { markColors } from './mark-colors.ts';
import { untilSettled } from './until-settled.ts';

/** Minified, because a page parses it in three quarters of the time. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** A script that does nothing. An empty one would mean the default. */
const alreadyLoaded = 'void 0';
const rulesOfColors = ['color-contrast', 'link-in-text-block'];
const colorMark = 'data-color-sample';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Expects that axe finds no violation, including best practices, in the current page or in one part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = await axeOf(page, { rules: Object.fromEntries(rulesOfColors.map((rule) => [rule, { enabled: false }])) });
  await expectNoViolations(part ? axe.include(part) : axe);
  await expectContrast(page, part);
}

/** Checks only the rules that depend on colors, for a page that already passed in other colors. */
export async function expectContrast(page: Page, part?: string): Promise<void> {
  // Axe takes most of its time for the contrast of every text. Texts with the same colors have the same contrast.
  if ((await page.evaluate(markColors, { part: part ?? 'body', mark: colorMark })) === 0) return;
  const axe = await axeOf(page, { runOnly: rulesOfColors });
  await expectNoViolations(axe.include(`[${colorMark}]`));
  await page.evaluate(
    (mark) => document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark)),
    colorMark,
  );
}

/** Checks the page in light and dark colors, and leaves it in light ones. */
export async function expectAccessibleInBothColors(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, part);
}

async function axeOf(page: Page, options: RunOptions): Promise<AxeBuilder> {
  // By itself, each analysis loads axe twice. So a document loads it once here.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  // The only frames are previews without scripts, in which axe would wait for its timers forever. Other tests check
  // their content on the published page. Reporting only violations saves a third of the time.
  return new AxeBuilder({ page, axeSource: alreadyLoaded })
    .options({ iframes: false, resultTypes: ['violations'], ...options })
    .setLegacyMode();
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html).filter((html) => !isFreeItem(id, html)) }))
    .filter(({ nodes }) => nodes.length > 0);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map((html) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}

/**
 * ARIA in HTML allows any role for an item whose list has another role than that of a list (correction of 31 May 2023,
 * https://github.com/w3c/html-aria/pull/410). This rule of axe does not read the role of the list. Its rule `list` fails
 * if only the items have another role.
 */
function isFreeItem(rule: string, html: string): boolean {
  return rule === 'aria-allowed-role' && /^<li [^>]*role="(?:button|group)"/.test(html);
}

/** Expects that nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [needed, available] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(available ?? 0);
}

/**
 * Expects no layout shift from the first paint until everything has loaded and is painted. A late font may shift less
 * than 0.005, because its fallback has the same metrics.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  await untilSettled(page);
  const { shift, moved } = await page.evaluate(
    () =>
      new Promise<{ shift: number; moved: string[] }>((resolve) => {
        const shifts = { shift: 0, moved: [] as string[] };
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries as LayoutShift[]) {
            shifts.shift += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
              const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
              shifts.moved.push(`${name?.slice(0, 60)} from ${from} to ${to}`);
            }
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(shifts);
          }),
        );
      }),
  );
  expect(shift, moved.join('\n')).toBeLessThan(0.005);
}

/** TypeScript has no type for this yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
