import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { tabScripts, type TabId } from './tab-scripts.ts';

export interface AdminTab {
  /** Also its URL fragment: "/admin#import-status". */
  id: TabId;
  title: string;
  /** Shown above the tab instead of its title. */
  heading?: string;
  /** One line below the title. */
  about: string;
  Body: LazyExoticComponent<ComponentType>;
  /** Starts a new group of tabs. */
  beginsGroup?: true;
}

const listed: readonly Omit<AdminTab, 'Body'>[] = [
  {
    id: 'bible-upload',
    title: 'Bible Upload',
    about: 'Upload the text of a Bible version.',
  },
  {
    id: 'import-status',
    title: 'Import Status',
    about: 'Queued, running and completed imports, the building of the pages, and exports.',
  },
  {
    id: 'sql-import',
    title: 'SQL Import',
    about: 'For technicians: import verses from an SQL file.',
  },
  {
    id: 'text-to-sql',
    title: 'Text to SQL',
    about: 'For technicians: convert a text file to an SQL file.',
  },
  {
    id: 'advertisements',
    title: 'Advertisements',
    about: 'Ads next to the content or below it, labeled as ads. Each can have a start and an end date.',
  },
  {
    id: 'content-boxes',
    title: 'Content Boxes',
    about:
      'Announcements and other short content of your own, shown on pages of this site. Each can have a start and an end date.',
  },
  {
    id: 'custom-pages',
    title: 'Custom Pages',
    about: 'Your own pages, at /pages. If you change the address of a page, its old address leads to the new one.',
  },
  {
    id: 'admin-bot',
    title: 'ADMIN BOT',
    about: 'Checks the site every five minutes and reports problems.',
  },
  {
    id: 'email-test',
    title: 'Email Test',
    heading: 'Email',
    about:
      'All emails of this site: sent, waiting and failed ones are in the Outbox below. You can also send a test email.',
  },
  {
    id: 'system-settings',
    title: 'System Settings',
    about: 'Changes are live within a minute.',
  },
  {
    id: 'users',
    title: 'Users',
    about: 'Accounts and their roles.',
    beginsGroup: true,
  },
  {
    id: 'audit-log',
    title: 'Audit log',
    about: 'Sign-ins and all actions of administrators. Entries cannot be changed or deleted.',
  },
  {
    id: 'searches',
    title: 'Searches',
    heading: 'What readers search',
    about: 'Counts per day. Who searched is not stored.',
  },
  {
    id: 'texts',
    title: 'Texts and files',
    about: 'Names, licenses, order and visibility of all versions, and all uploaded files.',
  },
  {
    id: 'recordings',
    title: 'Recordings',
    about: 'Audio for the Hebrew lessons: words, letters, phrases and verbs.',
  },
  {
    id: 'health',
    title: 'Health',
    heading: 'Site health',
    about: 'Whether everything works, and what to do if not. Contains nothing about visitors.',
  },
  {
    id: 'backup',
    title: 'Backup',
    about: 'A copy of accounts, settings and custom pages, in case the server is lost.',
  },
];

/** All tabs in order. */
export const adminTabs: readonly AdminTab[] = listed.map((tab) => ({
  ...tab,
  Body: lazy<ComponentType>(async () => ({ default: await tabScripts[tab.id]() })),
}));
