/**
 * Why a message was not taken, as the mail server or the line says it.
 *
 * `refused`: for good; another try would end the same. `later`: the server is busy or cannot be reached. `unknown`: the
 * whole message was handed over and then nothing more was heard, so that nobody knows whether it arrives.
 */
export class MailFault extends Error {
  override name = 'MailFault';
  readonly kind: 'refused' | 'later' | 'unknown';

  constructor(kind: MailFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
