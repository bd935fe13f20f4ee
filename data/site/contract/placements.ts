import * as z from 'zod';

export const advertisementPositions = ['sidebar', 'results', 'header', 'footer'] as const;
export const boxPositions = ['homepage', 'search', 'results', 'about', 'sidebar'] as const;

export const placementKind = z.enum(['advertisement', 'box']);
export type PlacementKind = z.infer<typeof placementKind>;

/** What stands on a page beside its text. */
export const placement = z.object({
  id: z.string(),
  kind: placementKind,
  title: z.string(),
  /** As the sanitiser made it. */
  html: z.string(),
  position: z.enum([...advertisementPositions, ...boxPositions]),
  /** Where an advertisement leads; https. */
  href: z.string().nullable(),
});
export type Placement = z.infer<typeof placement>;

/** A page that an administrator wrote, as a link to it. */
export const pageLink = z.object({
  title: z.string(),
  /** "/pages/about-us" */
  path: z.string(),
});
export type PageLink = z.infer<typeof pageLink>;

/** Answer of `GET /api/placements`: those that readers have now. */
export const placementsAnswer = z.object({
  placements: z.array(placement),
  /** Pages that the foot of every page leads to. */
  pages: z.array(pageLink),
});
export type PlacementsAnswer = z.infer<typeof placementsAnswer>;
