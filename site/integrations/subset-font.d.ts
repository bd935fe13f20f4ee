declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** A number pins an axis; a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Reduces a font to the characters of `text`, including their shaping rules. Uses HarfBuzz. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
