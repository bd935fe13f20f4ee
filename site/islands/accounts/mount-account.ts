import './no-eval.ts';
import { fetchUserEarly } from './early-user.ts';
import { mount } from '../../client/mount.ts';

fetchUserEarly();
mount({ name: 'account', when: 'load', load: async () => (await import('./Account.tsx')).Account });
