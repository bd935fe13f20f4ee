import {
  advertisementPositions,
  boxPositions,
  type Placement,
  type PlacementKind,
} from '#data/site/contract/placements.ts';

/** The texts that differ between the two tabs. */
export const placementKindTexts = {
  advertisement: {
    none: 'No advertisements created yet.',
    create: 'Create Advertisement',
    created: 'Advertisement created',
    updated: 'Advertisement updated',
    deleted: 'Advertisement deleted',
    back: 'Advertisement brought back',
    heading: 'New advertisement',
    positions: advertisementPositions,
  },
  box: {
    none: 'No content boxes created yet.',
    create: 'Create Content Box',
    created: 'Content box created',
    updated: 'Content box updated',
    deleted: 'Content box deleted',
    back: 'Content box brought back',
    heading: 'New content box',
    positions: boxPositions,
  },
} as const satisfies Record<PlacementKind, object>;

/** Describes each position. None of them shifts the page. */
export const positionDescriptions: Readonly<Record<Placement['position'], string>> = {
  sidebar: 'On every page: beside the text on wide screens, else after the page.',
  header: 'On every page: beside its head on wide screens, else after the page.',
  footer: 'On every page, after it.',
  results: 'After the results of a search.',
  homepage: 'After the home page.',
  search: 'After every page that has the search: home, results, dictionary.',
  about: 'After the pages about the texts, the names and the counts.',
};

/** A page that shows each position. */
export const pageOfPosition: Readonly<Record<Placement['position'], string>> = {
  sidebar: '/bible/kjv/john/3',
  header: '/bible/kjv/john/3',
  footer: '/bible/kjv/john/3',
  results: '/results?q=light',
  homepage: '/',
  search: '/',
  about: '/about/texts',
};
