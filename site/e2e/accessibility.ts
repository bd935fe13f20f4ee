import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilSettled } from './until-settled.ts';

/** Expects axe to find no rule broken, best practices included, in the page as it stands, or in the part that is named. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolations(axeOf(page), part);
}

/** Of a page that was found accessible in other colours: the rules that colours alone can break. */
export async function expectContrast(page: Page, part?: string): Promise<void> {
  await expectNoViolations(axeOf(page).withRules(['color-contrast', 'link-in-text-block']), part);
}

/** The page as it stands, in light and in dark colours; it is left in light ones. */
export async function expectAccessibleInBothColours(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, part);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, part);
}

function axeOf(page: Page): AxeBuilder {
  // The only frames are previews, in which no script runs: there axe would wait for its own timers without end. What they
  // show is looked at where readers have it.
  // Without a list of all that is as it should be, which takes a third of the time.
  return new AxeBuilder({ page }).options({ iframes: false, resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNoViolations(axe: AxeBuilder, part?: string): Promise<void> {
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

/** Expects the page to fit: nothing makes it scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [needed, available] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(available ?? 0);
}

/**
 * Expects nothing to move from the first paint until the page has loaded all that it asks for and has painted it, but for
 * what a font that comes late may: less than a two-hundredth, as its fallback has its measures.
 */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  await untilSettled(page);
  const { shift, moved } = await page.evaluate(
    () =>
      new Promise<{ shift: number; moved: string[] }>((resolve) => {
        const found = { shift: 0, moved: [] as string[] };
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries as LayoutShift[]) {
            found.shift += entry.value;
            for (const { node, previousRect, currentRect } of entry.sources) {
              const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent;
              const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`);
              found.moved.push(`${name?.slice(0, 60)} from ${from} to ${to}`);
            }
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Past entries are delivered before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(found);
          }),
        );
      }),
  );
  expect(shift, moved.join('\n')).toBeLessThan(0.005);
}

/** What TypeScript has no type of yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
