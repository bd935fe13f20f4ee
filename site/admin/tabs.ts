import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { tabScripts, type TabId } from './tab-scripts.ts';

export interface AdminTab {
  /** Also its URL fragment: "/admin#import-status". */
  id: TabId;
  title: string;
  /** Used if it is longer than the title on the tab. */
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
    about: 'Brings the text of a Bible to this site.',
  },
  {
    id: 'import-status',
    title: 'Import Status',
    about: 'Queued and running imports, and live versions.',
  },
  {
    id: 'sql-import',
    title: 'SQL Import',
    about: 'Reads the verses of an SQL file; no statement of it is ever run.',
  },
  {
    id: 'text-to-sql',
    title: 'Text to SQL',
    about: 'Makes an SQL file of a text.',
  },
  {
    id: 'advertisements',
    title: 'Advertisements',
    about: 'Ads below the text, labeled as ads.',
  },
  {
    id: 'content-boxes',
    title: 'Content Boxes',
    about: 'Words of your own on the site’s pages.',
  },
  {
    id: 'custom-pages',
    title: 'Custom Pages',
    about: 'Pages of your own at /pages.',
  },
  {
    id: 'admin-bot',
    title: 'ADMIN BOT',
    about: 'Watches the site and tells what it found.',
  },
  {
    id: 'email-test',
    title: 'Email Test',
    about: 'Send a test email and see the delivery status of all messages.',
  },
  {
    id: 'system-settings',
    title: 'System Settings',
    about: 'Changes are live within a minute.',
  },
  {
    id: 'users',
    title: 'Users',
    about: 'Who has an account, and what they may do.',
    beginsGroup: true,
  },
  {
    id: 'audit-log',
    title: 'Audit log',
    about: 'Sign-ins, and everything that administrators did. Nothing here can be changed or deleted.',
  },
  {
    id: 'searches',
    title: 'Searches',
    heading: 'What readers search',
    about: 'Counted by day, and never by whom.',
  },
  {
    id: 'recordings',
    title: 'Recordings',
    about: 'The voice of the Hebrew lessons: audio of their words, letters, phrases and verbs.',
  },
  {
    id: 'health',
    title: 'Health',
    heading: 'Site health',
    about: 'What is served, what runs, and what the worker has answered. Nothing here tells who asked.',
  },
  {
    id: 'backup',
    title: 'Backup',
    about: 'Accounts, settings, pages and uploads: data that a rebuild cannot restore.',
  },
];

/** All tabs in order. */
export const adminTabs: readonly AdminTab[] = listed.map((tab) => ({
  ...tab,
  Body: lazy<ComponentType>(async () => ({ default: await tabScripts[tab.id]() })),
}));
