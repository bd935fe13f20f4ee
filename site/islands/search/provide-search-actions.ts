import { verseLink } from '#data/reading/reading-paths.ts';
import { formatTaggedText } from '#data/text/verse-marks.ts';
import { verseId } from '#data/bible/verse-id.ts';
import type { SearchActions } from '../../views/search/search-actions.ts';
import { nameOf, scriptOf, type SearchSite } from '../../views/search/search-page.ts';
import { verseContent } from '../copy/copied-content.ts';
import { readCopyFormat } from '../copy/copy-setting.ts';
import { copy } from '../copy/copy-share.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { openStudyPanel } from '../my-study/open-study-panel.ts';
import { resultItems } from '../my-study/result-items.ts';
import { openExportDialog } from '../export/open-export.ts';

/** The actions of the buttons of a result. */
export function searchActions(site: SearchSite): SearchActions {
  return {
    copy: ({ reference, text, version, ...place }) => {
      const link = new URL(verseLink(version, verseId(place)), location.href).href;
      return copy(verseContent({ reference, version: nameOf(site, version), text, link }, readCopyFormat()));
    },
    openWords: ({ kjv, reference, text, marks, version }, opener) =>
      openDialog(
        {
          kind: 'words',
          id: kjv,
          reference,
          tagged: formatTaggedText(text, marks),
          version,
          ...scriptOf(site, version),
        },
        opener,
      ),
    openExport: (address, opener) => openExportDialog({ what: 'results', address, site }, opener),
    saveToList: (address, opener) =>
      openStudyPanel({ title: address.q, readItems: () => resultItems(address) }, opener),
    openParallel: ({ kjv, reference, text, marks, version }, opener) => {
      const known = { label: nameOf(site, version), text, marks, ...scriptOf(site, version) };
      openDialog({ kind: 'parallel', id: kjv, reference, choices: site.choices, known }, opener);
    },
  };
}
