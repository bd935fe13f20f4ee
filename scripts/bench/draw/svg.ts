import { escapeHtml } from '#data/site/escape-html.ts';

/** Narrow enough that text of size 14 is readable when a phone scales the image to two thirds. */
export const width = 480;
export const margin = 16;
/** Where the first row may start, below the title. */
export const top = 44;

/**
 * The site's own colors. An image has its own background, because the page may use a different theme than the one that
 * the browser reports to the image.
 */
const style = `
.ink{--c:#1d1b18}.soft{--c:#5d574e}.rule{--c:#e4ded2}.ours{--c:#1f3f8f}.other{--c:#857c6e}.limit{--c:#7a2350}.paper{--c:#fffdf9}
text,rect,circle{fill:var(--c)}line{stroke:var(--c)}
text{font:14px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;font-variant-numeric:tabular-nums}
.title{font-size:16px;font-weight:600}.small{font-size:12.5px}
@media (prefers-color-scheme:dark){
.ink{--c:#e9e5dc}.soft{--c:#b9b3a8}.rule{--c:#3a3e45}.ours{--c:#9db4f5}.other{--c:#8f8a82}.limit{--c:#e79bc2}.paper{--c:#1c1e22}}`;

/** `content` is SVG. `description` is the text alternative. */
export function svgDocument({
  title,
  description,
  height,
  content,
}: {
  title: string;
  description: string;
  height: number;
  content: readonly string[];
}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeHtml(title)}</title>
<desc id="description">${escapeHtml(description)}</desc>
<style>${style}
</style>
<rect class="rule" width="${width}" height="${height}" rx="8"/><rect class="paper" x="1" y="1" width="${width - 2}" height="${height - 2}" rx="7"/>
${write(margin, 28, title, 'ink title')}
${content.join('\n')}
</svg>
`;
}

export function write(
  x: number,
  y: number,
  text: string,
  className: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return `<text class="${className}" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${escapeHtml(text)}</text>`;
}

export function box(x: number, y: number, boxWidth: number, boxHeight: number, className: string): string {
  return `<rect class="${className}" x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(Math.max(boxWidth, 1))}" height="${formatCoordinate(boxHeight)}"/>`;
}

export function line(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  className: string,
  more = '',
): string {
  return `<line class="${className}" x1="${formatCoordinate(from[0])}" y1="${formatCoordinate(from[1])}" x2="${formatCoordinate(to[0])}" y2="${formatCoordinate(to[1])}"${more && ` ${more}`}/>`;
}

/** A tenth of a unit is finer than a screen shows. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}
