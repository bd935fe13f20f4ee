/** Where the sign-in finds a link's token: behind "#", which no browser sends, so that it stands in no log on the way. */
const parameter = 'invite';

/** `site`: an address of it. */
export function inviteLink(site: string, token: string): string {
  return new URL(`/auth#${parameter}=${token}`, site).href;
}

/** The token in the link's fragment; `null` where it is no such link. */
export function inviteToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(parameter);
}
