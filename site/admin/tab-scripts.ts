import type { ComponentType } from 'react';

/** The component of each tab by its id. Each is loaded when its tab first opens. */
export const tabScripts = {
  'bible-upload': async () => (await import('./imports/UploadTab.tsx')).UploadTab,
  'import-status': async () => (await import('./imports/StatusTab.tsx')).StatusTab,
  'sql-import': async () => (await import('./imports/SqlTab.tsx')).SqlTab,
  'text-to-sql': async () => (await import('./imports/ConverterTab.tsx')).ConverterTab,
  advertisements: async () => (await import('./content/PlacementsTab.tsx')).AdvertisementsTab,
  'content-boxes': async () => (await import('./content/PlacementsTab.tsx')).BoxesTab,
  'custom-pages': async () => (await import('./content/PagesTab.tsx')).PagesTab,
  texts: async () => (await import('./texts/TextsTab.tsx')).TextsTab,
  recordings: async () => (await import('./recordings/RecordingsTab.tsx')).RecordingsTab,
  'admin-bot': async () => (await import('./bot/BotTab.tsx')).BotTab,
  'email-test': async () => (await import('./mail/EmailTab.tsx')).EmailTab,
  'system-settings': async () => (await import('./settings/SettingsTab.tsx')).SettingsTab,
  users: async () => (await import('./people/UsersTab.tsx')).UsersTab,
  'audit-log': async () => (await import('./people/AuditTab.tsx')).AuditTab,
  searches: async () => (await import('./people/SearchesTab.tsx')).SearchesTab,
  health: async () => (await import('./health/HealthTab.tsx')).HealthTab,
  backup: async () => (await import('./backup/BackupTab.tsx')).BackupTab,
} satisfies Record<string, () => Promise<ComponentType>>;

export type TabId = keyof typeof tabScripts;

/** Preloads the data of a tab as well. */
const early: Partial<Record<TabId, () => Promise<unknown>>> = {
  'system-settings': async () => (await import('./settings/early-settings.ts')).prefetchSettings(),
};

/**
 * Starts to load the tab in the URL, or the first tab if there is none, while the scripts of the dashboard itself are
 * still loading. This saves a round trip.
 */
export function fetchTab(hash: string): void {
  const id = hash.slice(1);
  const tab: TabId = Object.hasOwn(tabScripts, id) ? (id as TabId) : 'bible-upload';
  // The component that renders the tab handles the error.
  Promise.all([tabScripts[tab](), early[tab]?.()]).catch(() => undefined);
}
