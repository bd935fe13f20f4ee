import { useRetry } from './use-retry.ts';

/** Under what was drawn without the site; where nothing could be drawn, the page is asked for again by itself. */
export function WithoutNetwork({ isDrawn }: { isDrawn: boolean }) {
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
