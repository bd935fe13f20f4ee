import '../islands/account/no-eval.ts';
import { askEarly } from '../islands/account/early-user.ts';
import { mount } from '../islands/shared/mount.ts';

askEarly();
mount({ name: 'admin', when: 'load', load: async () => (await import('./Admin.tsx')).Admin });
