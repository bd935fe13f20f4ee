import {
  damagedPackMessage,
  downloadsTitle,
  missingInDownloadMessage,
  notSaved,
  notSavedTitle,
  nothingElseSaved,
  recentlyOpenedTitle,
  savedOnThisDevice,
  savedPagesTitle,
  searchDownloads,
  tryAgain,
} from './messages.ts';
import type { ListedPage } from './PageList.tsx';

/** What the device has stored, apart from the requested page. */
export interface StoredContent {
  /** The downloads include a version that can be searched. */
  canSearch: boolean;
  packs: readonly ListedPage[];
  savedPages: readonly ListedPage[];
  /** The most recently opened pages. */
  visited: readonly ListedPage[];
  /** The download that should contain the page, but is damaged or has no such page. */
  cause?: { kind: 'damaged' | 'no-such-page'; title: string } | undefined;
}

export interface NotSavedPageProps {
  /** Absent until the stored pages are known. */
  found?: StoredContent | undefined;
  /** The search form. */
  search?: React.ReactNode;
  onRetry?: () => void;
}

/** The service worker's response, at any URL, if a page is neither stored nor reachable. */
export function NotSavedPage({ found, search, onRetry }: NotSavedPageProps) {
  const cause = found?.cause;
  return (
    <div className="not-saved">
      <article className="message">
        <h1>{notSavedTitle}</h1>
        <p>{cause?.kind === 'no-such-page' ? missingInDownloadMessage(cause.title) : notSaved}</p>
        {cause?.kind === 'damaged' && (
          <p className="alert" role="alert">
            {damagedPackMessage(cause.title)} <a href="/offline">{savedOnThisDevice}</a>
          </p>
        )}
        <button className="button js" type="button" onClick={onRetry}>
          {tryAgain}
        </button>{' '}
        <a className="button" href="/offline">
          {savedOnThisDevice}
        </a>
      </article>
      {found && (
        <>
          {found.canSearch && (
            <div className="here">
              <h2>{searchDownloads}</h2>
              {search}
            </div>
          )}
          <Here title={downloadsTitle} pages={found.packs} />
          <Here title={savedPagesTitle} pages={found.savedPages} />
          <Here title={recentlyOpenedTitle} pages={found.visited} />
          {found.packs.length + found.savedPages.length + found.visited.length === 0 && (
            <p className="here">{nothingElseSaved}</p>
          )}
        </>
      )}
    </div>
  );
}

function Here({ title, pages }: { title: string; pages: readonly ListedPage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="here">
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path}>{page.title}</a>
            {page.about && <small>{page.about}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
