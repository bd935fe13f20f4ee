import { mount } from '../../../client/mount.ts';

mount({ name: 'my-study', when: 'load', load: async () => (await import('./MyStudy.tsx')).MyStudy });
