/**
 * Why a message was not accepted, in the words of the mail server or the connection error.
 *
 * `refused`: permanent, a retry would fail again. `later`: the server is busy or cannot be reached. `unknown`: the
 * whole message was sent but no reply came, so its delivery is unknown.
 */
export class MailError extends Error {
  override name = 'MailError';
  readonly kind: 'refused' | 'later' | 'unknown';

  constructor(kind: MailError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
