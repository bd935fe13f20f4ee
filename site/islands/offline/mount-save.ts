import { isSavedPage } from '../../offline/is-downloaded.ts';
import { mount } from '../../client/mount.ts';

for (const name of ['keep-entry', 'keep-chapter'])
  mount({
    name,
    when: 'interaction',
    // A saved page shows so without an interaction.
    isAwake: () => isSavedPage(location.pathname),
    load: async () => (await import('./SaveThisPage.tsx')).SaveThisPage,
  });
