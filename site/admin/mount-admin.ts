import '../islands/accounts/no-eval.ts';
import { fetchUserEarly } from '../islands/accounts/early-user.ts';
import { readStoredUser } from '../islands/accounts/stored-user.ts';
import { mount } from '../client/mount.ts';
import { fetchTab } from './tab-scripts.ts';

fetchUserEarly();
// Start early if the device remembers a session of an administrator.
if (readStoredUser()?.role === 'admin') fetchTab(location.hash);
mount({ name: 'admin', when: 'load', load: async () => (await import('./Admin.tsx')).Admin });
