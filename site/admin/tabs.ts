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
    about: 'What is on its way to readers, what waits, and what they read now.',
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
    about: 'Notices after the text, labelled as what they are.',
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
    about: 'Sends a message, to see that it arrives, and shows how every message of the site went.',
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
    heading: 'How the site does',
    about: 'What is served, what runs, and what the worker has answered. Nothing here tells who asked.',
  },
  {
    id: 'backup',
    title: 'Backup',
    about: 'Everything that no build can make again, as one file.',
  },
];

/** All tabs in order. */
export const adminTabs: readonly AdminTab[] = listed.map((tab) => ({
  ...tab,
  Body: lazy<ComponentType>(async () => ({ default: await tabScripts[tab.id]() })),
}));
