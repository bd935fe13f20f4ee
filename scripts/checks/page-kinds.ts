import { productSlug } from '#data/site/product.ts';
import type { Spread } from './weights.ts';

/** The design's limit for a kind of page: the maximum of brotli bytes at this point of the distribution. */
export interface WeightLimit {
  of: 'html' | 'whole';
  at: keyof Spread;
  atMost: number;
}

export interface PageKind {
  name: string;
  /** Files of `dist`; none if the worker renders the pages. */
  files: string[];
  limits: WeightLimit[];
}

/** One round trip carries 14.6 kB. 13.5 kB of them are left for a page after its headers. */
const oneRoundTrip = 13_500;

export const pageKinds: PageKind[] = [
  {
    name: 'entries',
    files: [`dist/${productSlug}/[HG]*.html`],
    limits: [
      { of: 'html', at: 'p95', atMost: 5_600 },
      { of: 'whole', at: 'median', atMost: 7_400 },
      { of: 'whole', at: 'p99', atMost: oneRoundTrip },
    ],
  },
  {
    name: 'chapters',
    files: ['dist/bible/*/*/*.html'],
    limits: [
      // Numbers in the World English Bible, for a third of the chapters, took 150 bytes more, and the links to the
      // interlinear text and to My study 60. Pages in the footer of a site in use take 13. Waiting for all fonts of a
      // chapter or none took 22.
      { of: 'whole', at: 'median', atMost: 9_995 },
      // Each word of the Greek text has a number.
      { of: 'whole', at: 'p99', atMost: 14_450 },
    ],
  },
  { name: 'home', files: ['dist/index.html'], limits: [{ of: 'whole', at: 'most', atMost: oneRoundTrip }] },
  // Notes of each verse, the link to a comparison and the wait for fonts took 400 bytes. A round trip carries 14.6 kB.
  { name: 'results', files: [], limits: [{ of: 'whole', at: 'p99', atMost: 14_050 }] },
  { name: 'learning', files: ['dist/hebrew-*.html', 'dist/hebrew-learning/*.html'], limits: [] },
  {
    name: 'lists',
    files: [`dist/${productSlug}.html`, 'dist/bible.html', 'dist/bible/*.html', 'dist/about/*.html'],
    limits: [],
  },
  {
    name: 'offline',
    files: ['dist/offline.html', 'dist/shells/not-kept.html'],
    limits: [{ of: 'whole', at: 'most', atMost: oneRoundTrip }],
  },
];
