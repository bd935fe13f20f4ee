import * as z from 'zod';
import { advertisementPositions, boxPositions, placement, type PlacementKind } from '../../site/contract/placements.ts';
import { instant } from './pages.ts';
import {
  contentRequired,
  linkRule,
  positionRequired,
  shortTextTooLong,
  titleRequired,
  titleTooLong,
} from '../messages.ts';

const maxContentLength = 20_000;
const common = {
  title: z.string(titleRequired).trim().min(1, titleRequired).max(150, titleTooLong),
  content: z
    .string(contentRequired)
    .refine((text) => text.trim() !== '', contentRequired)
    .max(maxContentLength, shortTextTooLong),
  active: z.boolean(),
  startsAt: instant,
  endsAt: instant,
};
/** An HTTPS URL with a host name and at most 500 characters. */
const httpsOnly = z.url({ protocol: /^https$/, hostname: /\./, error: linkRule }).max(500);
const linkUrl = z.union([z.literal('').transform(() => null), z.null(), httpsOnly], linkRule);

const advertisement = z.object({
  ...common,
  position: z.enum(advertisementPositions, positionRequired),
  linkUrl,
});
const box = z.object({ ...common, position: z.enum(boxPositions, positionRequired) });

/** Defaults of a new placement. */
const usual = { active: z.boolean().default(true), startsAt: instant.default(null), endsAt: instant.default(null) };

/** Bodies of `POST /api/admin/advertisements` and `/api/admin/content-boxes`. */
export const newPlacementForms = {
  advertisement: advertisement.extend({ ...usual, linkUrl: linkUrl.default(null) }),
  box: box.extend(usual),
} as const;

/** Bodies of `PUT …/:id`. Omitted fields do not change; `revision` is the one that was edited. */
export const placementChanges = {
  advertisement: advertisement.partial().extend({ revision: z.int() }),
  box: box.partial().extend({ revision: z.int() }),
} as const;

export const listedPlacement = placement.extend({
  content: z.string(),
  active: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  revision: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});
export type ListedPlacement = z.infer<typeof listedPlacement>;

/** Response of the two lists. */
export const listedPlacements = z.object({ placements: z.array(listedPlacement) });
export type ListedPlacements = z.infer<typeof listedPlacements>;

/** Paths below /api/admin. */
export const placementPaths: Readonly<Record<PlacementKind, string>> = {
  advertisement: '/advertisements',
  box: '/content-boxes',
};
