import { alef, omega, type Letter } from './letters.ts';

const paper = '#fbf9f4';
const ink = '#1d1b18';
const soft = '#8f877a';
const hebrew = '#1f3f8f';
const greek = '#7a2350';
const highlight = '#fbe58a';

/** Size in pixels that the services require. */
const { width, height } = { width: 1200, height: 630 };
const letterHeight = 300;
const gap = 120;

/** The preview images of shared links: one per kind of page. */
const drawings = {
  default: () => drawing(paper, ink, letterRow([alef, omega])),
  hebrew: () => drawing(hebrew, '#fffdf9', letterRow([alef])),
  greek: () => drawing(greek, '#fffdf9', letterRow([omega])),
  dictionary: () =>
    drawing(paper, soft, box(120, 120, 460, 390, hebrew) + box(620, 120, 460, 390, greek)) +
    onCard(alef, 350) +
    onCard(omega, 850),
  // A highlighted word in each of several verses.
  verses: () =>
    drawing(paper, ink, [0, 1, 2, 3].map((at) => verseLine(240, 165 + at * 90, 720, at * 130 + 60)).join('')),
  // An open book.
  chapter: () => drawing(paper, ink, page(180) + page(620) + '<path d="M598 120h4v390h-4z"/>'),
  // A word under each word.
  verse: () =>
    drawing(
      paper,
      ink,
      [0, 1, 2, 3]
        .map(
          (at) =>
            bar(180 + at * 220, 200, 180, ink) +
            bar(180 + at * 220, 270, 120, soft) +
            bar(180 + at * 220, 390, 150, hebrew),
        )
        .join(''),
    ),
  // Two columns with a difference.
  comparison: () =>
    drawing(
      paper,
      ink,
      [0, 1, 2, 3]
        .map(
          (at) =>
            verseLine(140, 165 + at * 90, 420, at === 1 ? 80 : undefined) +
            verseLine(640, 165 + at * 90, 420, at === 1 ? 80 : undefined),
        )
        .join(''),
    ),
  // A magnifying glass.
  search: () =>
    drawing(
      paper,
      ink,
      '<circle cx="560" cy="285" r="120" fill="none" stroke="#1d1b18" stroke-width="28"/><path d="M648 373l130 130" stroke="#1d1b18" stroke-width="36" stroke-linecap="round"/>',
    ),
  // Cards with a letter.
  learning: () =>
    drawing(paper, soft, box(400, 110, 400, 400, '#e8edf9') + box(360, 130, 400, 400, hebrew)) + onCard(alef, 560, 330),
} satisfies Record<string, () => string>;

export type ShareKind = keyof typeof drawings;
export const shareKinds = Object.keys(drawings) as ShareKind[];

/** An image as SVG. It only contains shapes and outlines of letters, so it needs no font and no product name. */
export function shareImage(kind: ShareKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawings[kind]()}</svg>`;
}

function drawing(background: string, color: string, content: string): string {
  return `<rect width="100%" height="100%" fill="${background}"/><g fill="${color}">${content}<path d="M60 60h1080v1H60zM60 569h1080v1H60z"/></g>`;
}

function letterRow(letters: readonly Letter[]): string {
  const scaled = letters.map((letter) => ({ letter, scale: letterHeight / (letter.top - letter.bottom) }));
  const widths = scaled.map(({ letter, scale }) => (letter.right - letter.left) * scale);
  let x = (width - widths.reduce((sum, each) => sum + each, 0) - gap * (letters.length - 1)) / 2;
  return scaled
    .map(({ letter, scale }, index) => {
      const at = x - letter.left * scale;
      x += (widths[index] ?? 0) + gap;
      return outline(letter, at, (height + letterHeight) / 2 + letter.bottom * scale, scale);
    })
    .join('');
}

function outline({ outline: path }: Letter, x: number, y: number, scale: number): string {
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${path}"/>`;
}

/** A light letter in the middle of a colored card. */
function onCard(letter: Letter, centerX: number, centerY = height / 2): string {
  const scale = 200 / (letter.top - letter.bottom);
  const x = centerX - ((letter.left + letter.right) / 2) * scale;
  return `<g fill="#fffdf9">${outline(letter, x, centerY + 100 + letter.bottom * scale, scale)}</g>`;
}

function box(x: number, y: number, boxWidth: number, boxHeight: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="24" fill="${color}"/>`;
}

function bar(x: number, y: number, length: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${length}" height="36" rx="18" fill="${color}"/>`;
}

/** A line of text, with a highlighted word at `found`. */
function verseLine(x: number, y: number, length: number, found?: number): string {
  return bar(x, y, length, '#d8d1c3') + (found === undefined ? '' : bar(x + found, y, 120, highlight));
}

function page(x: number): string {
  return [0, 1, 2, 3, 4].map((at) => bar(x, 130 + at * 78, at === 4 ? 240 : 400, '#d8d1c3')).join('');
}
