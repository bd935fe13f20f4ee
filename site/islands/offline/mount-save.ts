import { isKept } from '../../offline/is-kept.ts';
import { mount } from '../../client/mount.ts';

for (const name of ['keep-entry', 'keep-chapter'] as const)
  mount({
    name,
    when: 'interaction',
    // A saved page shows so without an interaction.
    isAwake: () => isKept(location.pathname),
    load: async () => {
      // The labels are loaded here too, so that the script of a reading page contains no React.
      const [{ KeepThisPage }, { keepLabels }] = await Promise.all([
        import('./SaveThisPage.tsx'),
        import('../../views/offline/KeepPlace.tsx'),
      ]);
      return () => KeepThisPage({ label: keepLabels[name] });
    },
  });
