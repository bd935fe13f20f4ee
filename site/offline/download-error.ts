import { downloadDamaged, downloadInterrupted, siteUpdated, storageFull, storageRefused } from './messages.ts';

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
  network: downloadInterrupted,
  damaged: downloadDamaged,
  replaced: siteUpdated,
  full: storageFull,
  refused: storageRefused,
};

/** Converts an error of Cache Storage. */
export function toStorageError(cause: unknown): DownloadError {
  return new DownloadError(cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'full' : 'refused', {
    cause,
  });
}
