import { mount } from '../../client/mount.ts';
import { watchInstallPrompt } from './install-prompt.ts';

watchInstallPrompt();

mount({ name: 'offline', when: 'load', load: async () => (await import('./Offline.tsx')).Offline });
