import { buildReport } from '#data/administration/contract/builds.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints for the build of the site, which signs its requests. */
export const buildEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/build/claim', about: 'The build that is requested, if there is one' },
  {
    method: 'GET',
    path: '/build/notices',
    about: 'The current placements without an end date, and the footer links, for the pages',
  },
  { method: 'GET', path: '/build/files/:code', about: 'The file of an imported text' },
  { method: 'POST', path: '/build/:id', body: buildReport, about: 'Reports progress, success or failure' },
];
