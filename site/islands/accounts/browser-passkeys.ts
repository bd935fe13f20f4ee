import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CeremonyAnswer, NewPasskeyForm, PasskeyForm } from '#data/accounts/contract/account.ts';

/** Messages by error name. The browser's own messages are in its language and meant for programmers. */
const refusals: Record<string, string> = {
  NotAllowedError: 'The device gave no passkey: it was cancelled, or took too long. Try again.',
  InvalidStateError: 'This device has a passkey for this account already.',
  NotSupportedError: 'This device makes no passkeys that this site takes. Use a password.',
  SecurityError: 'Passkeys work at the site’s own address alone, over https or on localhost.',
};

/**
 * Signs in with a passkey of the device and returns the form for the `finish` request. Throws an error with a sentence
 * for the reader.
 */
export async function answerPasskey({ ceremony, options }: CeremonyAnswer): Promise<PasskeyForm> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(refuse);
  return { ceremony, response: response as PasskeyForm['response'] };
}

/**
 * Creates a passkey on the device and returns the form for the `finish` request. Throws an error with a sentence for
 * the reader.
 */
export async function createPasskey({ ceremony, options }: CeremonyAnswer, label = ''): Promise<NewPasskeyForm> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(refuse);
  return { ceremony, response: response as NewPasskeyForm['response'], label };
}

function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new Error(refusals[name] ?? 'The device gave no passkey. Try again, or use a password.', { cause: error });
}
