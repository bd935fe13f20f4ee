import { mount } from '../../client/mount.ts';

mount({ name: 'read-verse', when: 'load', load: async () => (await import('./ReadVerse.tsx')).ReadVerse });
