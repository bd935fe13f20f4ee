import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import { messageOf } from '../../client/api-error.ts';
import { carryToast } from './carried-toast.ts';
import { writeUser } from './stored-user.ts';

/** Ends the session and goes to the sign-in page. */
export async function signOut(): Promise<void> {
  try {
    await accountApi.logout();
  } catch (error) {
    showToast({ title: 'Logout failed', description: messageOf(error), destructive: true });
    return;
  }
  writeUser(undefined);
  carryToast({ title: 'Logged out', description: 'You are signed out on this device.' });
  location.assign('/auth');
}
