import type {
  AccountAnswer,
  CeremonyAnswer,
  CodeEnrolment,
  CodeForm,
  ConfirmForm,
  InviteAnswer,
  LoginForm,
  NewPasskeyForm,
  PasskeyForm,
  PasswordForm,
  RecoveryForm,
  SignedInUser,
  SiteAnswer,
  User,
} from '#data/accounts/contract/account.ts';
import { callApi, type ApiOptions } from '../../client/call-api.ts';
import { requestWithSignIn } from '../../client/request-with-sign-in.ts';
import type { StoredUser } from './stored-user.ts';

const post = (body?: unknown, signal?: ApiOptions['signal']) => ({ method: 'POST', body: body ?? {}, signal }) as const;

/**
 * Requests about users and accounts. Each throws an `ApiError`. Those of the reader's own account open the sign-in
 * dialog first if needed.
 */
export const accountApi = {
  site: () => callApi<SiteAnswer>('/api/site'),
  user: (signal?: AbortSignal) => callApi<User>('/api/user', { signal }),
  refresh: ({ id, username, sessionId }: StoredUser, signal?: AbortSignal) =>
    callApi<SignedInUser>('/api/refresh-session', post({ userId: id, username, sessionId }, signal)),
  login: (form: LoginForm) => callApi<SignedInUser>('/api/login', post(form)),
  beginLogin: () => callApi<CeremonyAnswer>('/api/login/passkey/begin', post()),
  finishLogin: (form: PasskeyForm) => callApi<SignedInUser>('/api/login/passkey/finish', post(form)),
  logout: () => callApi<unknown>('/api/logout', post()),
  register: (form: { username: string; password: string; email?: string | undefined }) =>
    callApi<SignedInUser>('/api/register', post(form)),

  invite: (token: string) => callApi<InviteAnswer>('/api/invite', post({ token })),
  acceptInvite: (form: { token: string; username?: string | undefined; password: string }) =>
    callApi<SignedInUser>('/api/invite/accept', post(form)),
  beginInvite: (form: { token: string; username?: string | undefined }) =>
    callApi<CeremonyAnswer>('/api/invite/passkey/begin', post(form)),
  finishInvite: (form: NewPasskeyForm & { token: string; username?: string | undefined }) =>
    callApi<SignedInUser>('/api/invite/passkey/finish', post(form)),

  requestRecovery: (form: RecoveryForm) => callApi<{ message: string }>('/api/forgot-password', post(form)),
  acceptRecovery: (form: { token: string; password: string }) =>
    callApi<{ message: string }>('/api/forgot-password/accept', post(form)),

  confirm: (form: ConfirmForm) => callApi<unknown>('/api/account/confirm', post(form)),
  beginConfirm: () => callApi<CeremonyAnswer>('/api/account/confirm/passkey/begin', post()),
  finishConfirm: (form: PasskeyForm) => callApi<unknown>('/api/account/confirm/passkey/finish', post(form)),

  account: () => requestWithSignIn<AccountAnswer>('/api/account'),
  changePassword: (form: PasswordForm) =>
    requestWithSignIn<{ sessionId: string }>('/api/account/password', { method: 'PUT', body: form }),
  changeEmail: (email: string) =>
    requestWithSignIn<AccountAnswer>('/api/account/email', { method: 'PUT', body: { email } }),
  changeWordOfDay: (isWanted: boolean) =>
    requestWithSignIn<AccountAnswer>('/api/account/word-of-day', { method: 'PUT', body: { isWanted } }),
  endOthers: () => requestWithSignIn<AccountAnswer>('/api/account/sessions/end-others', post()),
  endSession: (handle: string) => requestWithSignIn<unknown>(`/api/account/sessions/${handle}`, { method: 'DELETE' }),
  beginPasskey: () => requestWithSignIn<CeremonyAnswer>('/api/account/passkeys/begin', post()),
  finishPasskey: (form: NewPasskeyForm) => requestWithSignIn<AccountAnswer>('/api/account/passkeys/finish', post(form)),
  removePasskey: (id: string) =>
    requestWithSignIn<AccountAnswer>(`/api/account/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  beginCodes: () => requestWithSignIn<CodeEnrolment>('/api/account/second-factor/begin', post()),
  finishCodes: (form: CodeForm) => requestWithSignIn<AccountAnswer>('/api/account/second-factor/finish', post(form)),
  removeCodes: () => requestWithSignIn<AccountAnswer>('/api/account/second-factor', { method: 'DELETE' }),
  deleteAccount: () => requestWithSignIn<unknown>('/api/account', { method: 'DELETE' }),
};
