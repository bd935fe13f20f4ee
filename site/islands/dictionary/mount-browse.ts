import { mount } from '../../client/mount.ts';

mount({ name: 'browse', when: 'idle', load: async () => (await import('./Browse.tsx')).Browse });
