import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface AdminTab {
  /** Its address: "/admin#import-status". */
  id: string;
  title: string;
  /** Where it says more than the tab has room for. */
  heading?: string;
  /** One line below the title. */
  about: string;
  Body: LazyExoticComponent<ComponentType>;
  /** Fetches what is drawn, before it is asked for. */
  fetch?: () => Promise<unknown>;
  /** First of a group of its own. */
  beginsGroup?: true;
}

type Drawn = Pick<AdminTab, 'Body' | 'fetch'>;

/** A tab of a component that is fetched when the tab is first opened. */
function drawn(load: () => Promise<ComponentType>): Drawn {
  return { Body: lazy(async () => ({ default: await load() })), fetch: load };
}

/** Every tab in its order; each is fetched when it is first opened. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'bible-upload',
    title: 'Bible Upload',
    about: 'Brings the text of a Bible to this site.',
    ...drawn(async () => (await import('./imports/UploadTab.tsx')).UploadTab),
  },
  {
    id: 'import-status',
    title: 'Import Status',
    about: 'What is on its way to readers, what waits, and what they read now.',
    ...drawn(async () => (await import('./imports/StatusTab.tsx')).StatusTab),
  },
  {
    id: 'sql-import',
    title: 'SQL Import',
    about: 'Reads the verses of an SQL file; no statement of it is ever run.',
    ...drawn(async () => (await import('./imports/SqlTab.tsx')).SqlTab),
  },
  {
    id: 'text-to-sql',
    title: 'Text to SQL',
    about: 'Makes an SQL file of a text.',
    ...drawn(async () => (await import('./imports/ConverterTab.tsx')).ConverterTab),
  },
  {
    id: 'advertisements',
    title: 'Advertisements',
    about: 'Notices after the text, labelled as what they are.',
    ...drawn(async () => (await import('./content/PlacementsTab.tsx')).AdvertisementsTab),
  },
  {
    id: 'content-boxes',
    title: 'Content Boxes',
    about: 'Words of your own on the site’s pages.',
    ...drawn(async () => (await import('./content/PlacementsTab.tsx')).BoxesTab),
  },
  {
    id: 'custom-pages',
    title: 'Custom Pages',
    about: 'Pages of your own at /pages.',
    ...drawn(async () => (await import('./content/PagesTab.tsx')).PagesTab),
  },
  {
    id: 'admin-bot',
    title: 'ADMIN BOT',
    about: 'Watches the site and tells what it found.',
    ...drawn(async () => (await import('./bot/BotTab.tsx')).BotTab),
  },
  {
    id: 'email-test',
    title: 'Email Test',
    about: 'Sends a message, to see that it arrives, and shows how every message of the site went.',
    ...drawn(async () => (await import('./mail/EmailTab.tsx')).EmailTab),
  },
  {
    id: 'system-settings',
    title: 'System Settings',
    about: 'Changes are live within a minute.',
    ...drawn(async () => (await import('./settings/SettingsTab.tsx')).SettingsTab),
    fetch: async () => (await import('./settings/early-settings.ts')).askEarlySettings(),
  },
  {
    id: 'users',
    title: 'Users',
    about: 'Who has an account, and what they may do.',
    ...drawn(async () => (await import('./people/UsersTab.tsx')).UsersTab),
    beginsGroup: true,
  },
  {
    id: 'audit-log',
    title: 'Audit log',
    about: 'Sign-ins, and everything that administrators did. Nothing here can be changed or deleted.',
    ...drawn(async () => (await import('./people/AuditTab.tsx')).AuditTab),
  },
  {
    id: 'searches',
    title: 'Searches',
    heading: 'What readers search',
    about: 'Counted by day, and never by whom.',
    ...drawn(async () => (await import('./people/SearchesTab.tsx')).SearchesTab),
  },
];
