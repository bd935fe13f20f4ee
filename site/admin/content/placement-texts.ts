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
    restored: 'Advertisement restored',
    heading: 'New advertisement',
    positions: advertisementPositions,
  },
  box: {
    none: 'No content boxes created yet.',
    create: 'Create Content Box',
    created: 'Content box created',
    updated: 'Content box updated',
    deleted: 'Content box deleted',
    restored: 'Content box restored',
    heading: 'New content box',
    positions: boxPositions,
  },
} as const satisfies Record<PlacementKind, object>;

/** Names of the positions in the form. */
export const positionNames: Readonly<Record<Placement['position'], string>> = {
  sidebar: 'Next to the text',
  header: 'Next to the header',
  footer: 'At the end of every page',
  results: 'Search results',
  homepage: 'Home page',
  search: 'Pages with the search',
  about: 'About pages',
};

/** Describes each position. None of them shifts the page. */
export const positionDescriptions: Readonly<Record<Placement['position'], string>> = {
  sidebar: 'On every page: next to the text on wide screens, otherwise at the end of the page.',
  header: 'On every page: next to the header on wide screens, otherwise at the end of the page.',
  footer: 'On every page, after its content.',
  results: 'On the page of search results, below the results.',
  homepage: 'At the end of the home page.',
  search: 'At the end of every page with the search: home, results and dictionary.',
  about: 'At the end of the pages about texts, names and counts.',
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

/** Names of these pages. They follow "This is". */
export const pageNameOfPosition: Readonly<Record<Placement['position'], string>> = {
  sidebar: 'a chapter page',
  header: 'a chapter page',
  footer: 'a chapter page',
  results: 'a page of search results',
  homepage: 'the home page',
  search: 'the home page',
  about: 'the page about the texts',
};
