import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Loaded } from '../parts/Loaded.tsx';
import { contentApi } from './content-api.ts';
import { loadingPreview, nothingToPreview, previewTab, removedElementsMessage } from './messages.ts';

/** Shows the text as sanitized by the server, in a frame in which no script runs. */
export function Preview({ content }: { content: string }) {
  const preview = useQuery({
    queryKey: ['content-preview', content],
    queryFn: () => contentApi.preview(content),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  if (content.trim() === '') return <p className="hint">{nothingToPreview}</p>;
  return (
    <Loaded query={preview} label={loadingPreview}>
      {({ html, removed }) => (
        <>
          <iframe className="content-preview" title={previewTab} sandbox="" srcDoc={documentOf(html)} />
          {removed.length > 0 && <p className="hint">{removedElementsMessage(removed)}</p>}
        </>
      )}
    </Loaded>
  );
}

/**
 * Builds the document of the frame with the theme of this page and with exact copies of its styles: the frame inherits
 * the content security policy, which allows them by hash. `admin.css` contains the styles that only the frame needs.
 */
function documentOf(html: string): string {
  const styles = [...document.querySelectorAll('style')].map(({ outerHTML }) => outerHTML).join('');
  const theme = document.documentElement.dataset['theme'] ?? '';
  return (
    `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8">${styles}` +
    `<body class="previewed"><div class="prose">${html}</div>`
  );
}
