import { mount } from '../../client/mount.ts';

mount({ name: 'not-kept', when: 'load', load: async () => (await import('./NotSaved.tsx')).NotSaved });
