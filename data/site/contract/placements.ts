import * as z from 'zod';

export const advertisementPositions = ['sidebar', 'results', 'header', 'footer'] as const;
export const boxPositions = ['homepage', 'search', 'results', 'about', 'sidebar'] as const;

export const placementKind = z.enum(['advertisement', 'box']);
export type PlacementKind = z.infer<typeof placementKind>;

/** A content box or advertisement on a page. */
export const placement = z.object({
  id: z.string(),
  kind: placementKind,
  title: z.string(),
  /** Sanitized HTML. */
  html: z.string(),
  position: z.enum([...advertisementPositions, ...boxPositions]),
  /** Link target of an advertisement; https. */
  href: z.string().nullable(),
});
export type Placement = z.infer<typeof placement>;

/** A link to a custom page. */
export const pageLink = z.object({
  title: z.string(),
  /** "/pages/about-us" */
  path: z.string(),
});
export type PageLink = z.infer<typeof pageLink>;

/** Response of `GET /api/placements`: what is currently visible. */
export const placementsAnswer = z.object({
  placements: z.array(placement),
  /** Custom pages that every footer links to. */
  pages: z.array(pageLink),
});
export type PlacementsAnswer = z.infer<typeof placementsAnswer>;
