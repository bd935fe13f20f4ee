declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** A number sets an axis fast, a range leaves that much of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Only the letters of `text`, with what sets them; by HarfBuzz. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
