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
  SignedInUser,
  SiteAnswer,
  User,
} from '#data/accounts/contract/account.ts';
import { call, type CallOptions } from '../../client/call.ts';
import { guarded } from '../../client/guarded.ts';
import type { StoredUser } from './stored-user.ts';

const post = (body?: unknown, signal?: CallOptions['signal']) =>
  ({ method: 'POST', body: body ?? {}, signal }) as const;

/**
 * Requests about users and accounts. Each throws an `ApiError`. Those of the reader's own account open the sign-in
 * dialog first if needed.
 */
export const accountApi = {
  site: () => call<SiteAnswer>('/api/site'),
  user: (signal?: AbortSignal) => call<User>('/api/user', { signal }),
  refresh: ({ id, username, sessionId }: StoredUser, signal?: AbortSignal) =>
    call<SignedInUser>('/api/refresh-session', post({ userId: id, username, sessionId }, signal)),
  login: (form: LoginForm) => call<SignedInUser>('/api/login', post(form)),
  beginLogin: () => call<CeremonyAnswer>('/api/login/passkey/begin', post()),
  finishLogin: (form: PasskeyForm) => call<SignedInUser>('/api/login/passkey/finish', post(form)),
  logout: () => call<unknown>('/api/logout', post()),
  register: (form: { username: string; password: string; email?: string | undefined }) =>
    call<SignedInUser>('/api/register', post(form)),

  invite: (token: string) => call<InviteAnswer>('/api/invite', post({ token })),
  acceptInvite: (form: { token: string; username?: string | undefined; password: string }) =>
    call<SignedInUser>('/api/invite/accept', post(form)),
  beginInvite: (form: { token: string; username?: string | undefined }) =>
    call<CeremonyAnswer>('/api/invite/passkey/begin', post(form)),
  finishInvite: (form: NewPasskeyForm & { token: string; username?: string | undefined }) =>
    call<SignedInUser>('/api/invite/passkey/finish', post(form)),

  confirm: (form: ConfirmForm) => call<unknown>('/api/account/confirm', post(form)),
  beginConfirm: () => call<CeremonyAnswer>('/api/account/confirm/passkey/begin', post()),
  finishConfirm: (form: PasskeyForm) => call<unknown>('/api/account/confirm/passkey/finish', post(form)),

  account: () => guarded<AccountAnswer>('/api/account'),
  changePassword: (form: PasswordForm) =>
    guarded<{ sessionId: string }>('/api/account/password', { method: 'PUT', body: form }),
  changeEmail: (email: string) => guarded<AccountAnswer>('/api/account/email', { method: 'PUT', body: { email } }),
  changeWordOfDay: (isWanted: boolean) =>
    guarded<AccountAnswer>('/api/account/word-of-day', { method: 'PUT', body: { isWanted } }),
  endOthers: () => guarded<AccountAnswer>('/api/account/sessions/end-others', post()),
  endSession: (handle: string) => guarded<unknown>(`/api/account/sessions/${handle}`, { method: 'DELETE' }),
  beginPasskey: () => guarded<CeremonyAnswer>('/api/account/passkeys/begin', post()),
  finishPasskey: (form: NewPasskeyForm) => guarded<AccountAnswer>('/api/account/passkeys/finish', post(form)),
  removePasskey: (id: string) =>
    guarded<AccountAnswer>(`/api/account/passkeys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  beginCodes: () => guarded<CodeEnrolment>('/api/account/second-factor/begin', post()),
  finishCodes: (form: CodeForm) => guarded<AccountAnswer>('/api/account/second-factor/finish', post(form)),
  removeCodes: () => guarded<AccountAnswer>('/api/account/second-factor', { method: 'DELETE' }),
  deleteAccount: () => guarded<unknown>('/api/account', { method: 'DELETE' }),
};
