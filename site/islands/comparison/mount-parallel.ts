import { mount } from '../../client/mount.ts';

mount({ name: 'parallel', when: 'idle', load: async () => (await import('./ParallelBible.tsx')).ParallelBible });
