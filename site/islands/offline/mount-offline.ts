import { mount } from '../../client/mount.ts';

mount({ name: 'offline', when: 'load', load: async () => (await import('./Offline.tsx')).Offline });
