import { isSavedPage } from '../../offline/is-downloaded.ts';
import { mount } from '../../client/mount.ts';

for (const name of ['keep-entry', 'keep-chapter'] as const)
  mount({
    name,
    when: 'interaction',
    // A saved page shows so without an interaction.
    isAwake: () => isSavedPage(location.pathname),
    load: async () => {
      // The labels are loaded here too, so that the script of a reading page contains no React.
      const [{ SaveThisPage: KeepThisPage }, { saveLabels: keepLabels }] = await Promise.all([
        import('./SaveThisPage.tsx'),
        import('../../views/offline/SaveButtonRoot.tsx'),
      ]);
      return () => KeepThisPage({ label: keepLabels[name] });
    },
  });
