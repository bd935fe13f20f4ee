import '../islands/account/no-eval.ts';
import { askEarly } from '../islands/account/early-user.ts';
import { readUser } from '../islands/account/stored-user.ts';
import { mount } from '../client/mount.ts';
import { fetchTab } from './tab-scripts.ts';

askEarly();
// Where the device remembers that an administrator was here.
if (readUser()?.role === 'admin') fetchTab(location.hash);
mount({ name: 'admin', when: 'load', load: async () => (await import('./Admin.tsx')).Admin });
