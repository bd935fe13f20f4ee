import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { CeremonyAnswer, NewPasskeyForm, PasskeyForm } from '#data/accounts/contract/account.ts';
import {
  passkeyCanceled,
  passkeyExists,
  passkeyFailed,
  passkeyUnsupported,
  passkeyWrongSite,
} from './sign-in/messages.ts';

/** Messages by error name. The browser's own messages are in its language and meant for programmers. */
const refusals: Record<string, string> = {
  NotAllowedError: passkeyCanceled,
  InvalidStateError: passkeyExists,
  NotSupportedError: passkeyUnsupported,
  SecurityError: passkeyWrongSite,
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
  throw new Error(refusals[name] ?? passkeyFailed, { cause: error });
}
