import { useRetry } from './use-retry.ts';

/**
 * A note below content that was rendered from the downloaded texts. If nothing could be rendered, it retries the page.
 */
export function OfflineNote({ isDrawn }: { isDrawn: boolean }) {
  return isDrawn ? (
    <p className="note">
      There is no network: this was read from the texts on this device. <a href="/offline">What this device keeps</a>
    </p>
  ) : (
    <Retry />
  );
}

function Retry() {
  useRetry();
  return null;
}
