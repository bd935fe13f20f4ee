/** Errors of the AI provider. Each follows {@link providerErrorMessage}. */
export const providerUnreachable = 'cannot be reached. Try again later.';
export const unknownFormat =
  'responded, but not in the format of OpenAI’s chat API. Check its URL in System Settings, AI.';
export const unknownUrlOrModel = 'does not know this URL or model (404). Check both in System Settings, AI.';
export const providerBusy = 'does not accept more requests at the moment (429). Try again later, or check its limits.';
export const replyTooLong = 'sent an answer that is too long. Try again.';

export function providerErrorMessage(what: string): string {
  return `The AI provider ${what}`;
}

/** `reason` says which host the deployment does not allow. */
export function providerNotAllowedMessage(reason: string): string {
  return `No request was sent to the AI provider: ${reason}.`;
}

export function providerTooSlowMessage(seconds: number): string {
  return `did not answer within ${seconds} seconds. Try again later.`;
}

export function keyRefusedMessage(status: number): string {
  return `refuses the key (${status}). Check it in System Settings, AI.`;
}

export function providerRedirectsMessage(status: number): string {
  return `redirects to another URL (${status}). Set that URL in System Settings, AI.`;
}

export function providerFailedMessage(status: number): string {
  return `has a server error (${status}). Try again later.`;
}

export function requestRefusedMessage(status: number): string {
  return `does not accept the request (${status}). Check the model in System Settings, AI.`;
}
