import type { ActivityGroup } from '#data/administration/contract/activity.ts';

/** Display names of the request groups. */
export const groupNames: Readonly<Record<ActivityGroup, string>> = {
  search: 'Search',
  pages: 'Pages',
  calls: 'Other calls',
  accounts: 'Accounts',
  dashboard: 'Dashboard',
  unknown: 'Addresses that are not there',
  own: 'The site’s own work',
};
