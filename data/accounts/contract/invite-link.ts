/** Name of the token in the URL fragment. Browsers do not send the fragment, so the token is in no log. */
const parameter = 'invite';

/** `site` is any URL of the site. */
export function inviteLink(site: string, token: string): string {
  return new URL(`/auth#${parameter}=${token}`, site).href;
}

/** Returns the token in the fragment, or `null` if there is none. */
export function inviteToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(parameter);
}
