import './no-eval.ts';
import { mount } from '../../client/mount.ts';

mount({ name: 'auth', when: 'load', load: async () => (await import('./Auth.tsx')).Auth });
