import { shownFromDownloads } from './messages.ts';
import { savedOnThisDevice } from '../../views/offline/messages.ts';
import { useRetry } from './use-retry.ts';

/**
 * A note below content that was rendered from the downloaded texts. If nothing could be rendered, it retries the page.
 */
export function OfflineNote({ isDrawn }: { isDrawn: boolean }) {
  return isDrawn ? (
    <p className="note">
      {shownFromDownloads} <a href="/offline">{savedOnThisDevice}</a>
    </p>
  ) : (
    <Retry />
  );
}

function Retry() {
  useRetry();
  return null;
}
