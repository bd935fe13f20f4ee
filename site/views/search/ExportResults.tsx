import { useContext } from 'react';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { exportLabel } from '../ui/messages.ts';
import { SearchActions } from './search-actions.ts';

/** Opens the export of all results. */
export function ExportResults({ address, isOff = false }: { address: SearchUrlParams; isOff?: boolean }) {
  const { openExport } = useContext(SearchActions);
  return (
    <p className="list-acts js">
      <button type="button" disabled={isOff} onClick={(event) => openExport(address, event.currentTarget)}>
        {exportLabel}
      </button>
    </p>
  );
}
