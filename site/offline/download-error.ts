/** Why a download stopped. What was downloaded remains. */
export type DownloadErrorKind =
  /** No response, an incomplete one, or one that is not the file. */
  | 'network'
  /** The file was damaged twice. */
  | 'damaged'
  /** The server no longer has the file because there is a new build. */
  | 'replaced'
  | 'full'
  /** The device does not allow the site to store anything. */
  | 'refused';

export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly kind: DownloadErrorKind;

  constructor(kind: DownloadErrorKind, options?: ErrorOptions) {
    super(sentences[kind], options);
    this.kind = kind;
  }
}

const sentences: Record<DownloadErrorKind, string> = {
  network: 'The download was cut off. What has come is kept; go on when there is a network.',
  damaged: 'A file came damaged twice. What has come is kept; try again later.',
  replaced: 'The site has a new edition since. Load this page again, then go on.',
  full: 'This device has no room for more. What has come is kept; make room, then go on.',
  refused: 'This browser does not let the site keep anything on this device.',
};

/** Converts an error of Cache Storage. */
export function toStorageError(cause: unknown): DownloadError {
  return new DownloadError(cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'refused', {
    cause,
  });
}
