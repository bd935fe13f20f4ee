import { isKept } from '../../offline/is-kept.ts';
import { mount } from '../../client/mount.ts';

for (const name of ['keep-entry', 'keep-chapter'] as const)
  mount({
    name,
    when: 'interaction',
    // A page that is kept says so by itself.
    isAwake: () => isKept(location.pathname),
    load: async () => {
      // The names as well: what loads by itself with a page to read has no React in it.
      const [{ KeepThisPage }, { keepLabels }] = await Promise.all([
        import('./SaveThisPage.tsx'),
        import('../../views/offline/KeepPlace.tsx'),
      ]);
      return () => KeepThisPage({ label: keepLabels[name] });
    },
  });
