import { alef, omega, type Letter } from './letters.ts';

export const shareKinds = ['default', 'hebrew', 'greek'] as const;
export type ShareKind = (typeof shareKinds)[number];

interface Design {
  background: string;
  ink: string;
  letters: Letter[];
}

const designs: Record<ShareKind, Design> = {
  default: { background: '#fbf9f4', ink: '#1d1b18', letters: [alef, omega] },
  hebrew: { background: '#1f3f8f', ink: '#fffdf9', letters: [alef] },
  greek: { background: '#7a2350', ink: '#fffdf9', letters: [omega] },
};

/** Size in pixels that the services require. */
const shareSize = { width: 1200, height: 630 };
const letterHeight = 300;
const gap = 120;

/**
 * The preview image of a shared link, as SVG. It only contains outlines of letters, so it needs no font and no product
 * name.
 */
export function shareImage(kind: ShareKind): string {
  const { width, height } = shareSize;
  const { background, ink, letters } = designs[kind];
  const scaled = letters.map((letter) => ({ letter, scale: letterHeight / (letter.top - letter.bottom) }));
  const widths = scaled.map(({ letter, scale }) => (letter.right - letter.left) * scale);
  let x = (width - widths.reduce((sum, each) => sum + each, 0) - gap * (letters.length - 1)) / 2;
  const paths = scaled.map(({ letter, scale }, index) => {
    const at = x - letter.left * scale;
    x += (widths[index] ?? 0) + gap;
    const baseline = (height + letterHeight) / 2 + letter.bottom * scale;
    return `<path transform="translate(${at} ${baseline}) scale(${scale} ${-scale})" d="${letter.outline}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/><g fill="${ink}">${paths.join('')}<path d="M60 60h1080v1H60zM60 569h1080v1H60z"/></g></svg>`;
}
