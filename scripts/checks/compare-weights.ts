import type { PageWeight } from './page-weights.ts';
import { weighKind, type KindWeights, type Spread } from './weights.ts';

/** Labels for the three weights of a kind. */
type Labels = Record<'html' | 'whole' | 'script', string>;

const pageLabels: Labels = { html: 'HTML alone', whole: 'all before reading', script: 'scripts after it' };
const rows = ['html', 'whole', 'script'] as const;
const points: [point: keyof Spread, name: string][] = [
  ['median', 'median'],
  ['p95', '95th'],
  ['p99', '99th'],
  ['most', 'most'],
];
const pagesNamed = 5;

/** Lines about growth and shrinkage since the baseline, in bytes of brotli. */
export function compareWeights(
  kind: string,
  weights: readonly PageWeight[],
  before: KindWeights | undefined,
  labels = pageLabels,
): string[] {
  const now = weighKind(weights);
  const title = `${kind}, ${count(now.pages)} ${now.pages === 1 ? 'page' : 'pages'}`;
  if (!before) return [`${title}: not in the baseline yet; "npm run bench -- weights --keep" puts it there`];
  const changed = rows.filter((of) => points.some(([point]) => now[of][point] !== before[of][point]));
  const pages = now.pages === before.pages ? '' : ` (${signed(now.pages - before.pages)})`;
  if (changed.length === 0) return [`${title}${pages}: as in the baseline`];
  return [
    `${title}${pages}`.padEnd(28) + points.map(([, name]) => name.padStart(26)).join(''),
    ...changed.map(
      (of) =>
        `  ${labels[of]}`.padEnd(28) +
        points.map(([point]) => change(before[of][point], now[of][point]).padStart(26)).join(''),
    ),
    ...grownPages(weights, before),
  ];
}

function grownPages(weights: readonly PageWeight[], { sample }: KindWeights): string[] {
  const grown = weights
    .flatMap(({ path, whole }) => (path in sample ? [{ path, before: sample[path] ?? 0, whole }] : []))
    .filter(({ before, whole }) => whole > before)
    .toSorted((a, b) => b.whole - b.before - (a.whole - a.before));
  if (grown.length === 0) return [];
  const named = grown.slice(0, pagesNamed).map(({ path, before, whole }) => `${path} ${change(before, whole)}`);
  return [`  grew most: ${named.join('; ')}`];
}

/** "6,012 (+21, +0.4 %)". */
function change(before: number, now: number): string {
  if (before === now) return count(now);
  const share = before === 0 ? '' : `, ${signed((100 * (now - before)) / before, 1)} %`;
  return `${count(now)} (${signed(now - before)}${share})`;
}

function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${value < 0 ? '−' : '+'}${text}`;
}

const count = (value: number): string => value.toLocaleString('en');
