import { showToast } from '../../client/toasts.ts';
import { accountApi } from './account-api.ts';
import { messageOf } from '../../client/api-error.ts';
import { carryToast } from './carried-toast.ts';
import { loggedOut, loggedOutHere, logoutFailed } from './messages.ts';
import { writeUser } from './stored-user.ts';

/** Ends the session and goes to the sign-in page. */
export async function signOut(): Promise<void> {
  try {
    await accountApi.logout();
  } catch (error) {
    showToast({ title: logoutFailed, description: messageOf(error), destructive: true });
    return;
  }
  writeUser(undefined);
  carryToast({ title: loggedOut, description: loggedOutHere });
  location.assign('/auth');
}
