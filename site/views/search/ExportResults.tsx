import { useContext } from 'react';
import type { SearchUrlParams } from '#data/search/contract/search-url.ts';
import { exportLabel, saveToListLabel } from '../ui/messages.ts';
import { SearchActions } from './search-actions.ts';

/** Opens the export of all results, and saves them to a list. */
export function ExportResults({ address, isOff = false }: { address: SearchUrlParams; isOff?: boolean }) {
  const { openExport, saveToList } = useContext(SearchActions);
  return (
    <p className="list-acts js">
      <button type="button" disabled={isOff} onClick={(event) => openExport(address, event.currentTarget)}>
        {exportLabel}
      </button>{' '}
      <button type="button" disabled={isOff} onClick={(event) => saveToList(address, event.currentTarget)}>
        {saveToListLabel}
      </button>
    </p>
  );
}
