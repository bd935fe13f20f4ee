import { mount } from '../../client/mount.ts';

mount({ name: 'strongs-test', when: 'load', load: async () => (await import('./StrongsTest.tsx')).StrongsTest });
