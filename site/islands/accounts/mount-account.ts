import './no-eval.ts';
import { askEarly } from './early-user.ts';
import { mount } from '../../client/mount.ts';

askEarly();
mount({ name: 'account', when: 'load', load: async () => (await import('./Account.tsx')).Account });
