import { mount } from '../../client/mount.ts';

mount({ name: 'study', when: 'load', load: async () => (await import('./Study.tsx')).Study });
