import '../islands/accounts/no-eval.ts';
import { askEarly } from '../islands/accounts/early-user.ts';
import { readUser } from '../islands/accounts/stored-user.ts';
import { mount } from '../client/mount.ts';
import { fetchTab } from './tab-scripts.ts';

askEarly();
// Where the device remembers that an administrator was here.
if (readUser()?.role === 'admin') fetchTab(location.hash);
mount({ name: 'admin', when: 'load', load: async () => (await import('./Admin.tsx')).Admin });
