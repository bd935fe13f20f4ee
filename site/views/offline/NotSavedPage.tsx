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
    <div className="not-kept">
      <article className="message">
        <h1>No network</h1>
        {cause?.kind === 'no-such-page' ? (
          <p>
            The download “{cause.title}” is on this device and has no page at this address. When there is a network
            again the site itself is asked.
          </p>
        ) : (
          <p>
            This page is not kept on this device, and the site cannot be reached to fetch it. It opens by itself when
            there is a network again.
          </p>
        )}
        {cause?.kind === 'damaged' && (
          <p className="alert" role="alert">
            The download “{cause.title}” is damaged on this device. Delete it there, and download it again when there is
            a network: <a href="/offline">What this device keeps</a>
          </p>
        )}
        <button className="button js" type="button" onClick={onRetry}>
          Try again
        </button>{' '}
        <a className="button" href="/offline">
          What this device keeps
        </a>
      </article>
      {found && (
        <>
          {found.canSearch && (
            <div className="here">
              <h2>Search the texts on this device</h2>
              {search}
            </div>
          )}
          <Here title="Downloaded" pages={found.packs} />
          <Here title="Kept pages" pages={found.savedPages} />
          <Here title="Lately opened" pages={found.visited} />
          {found.packs.length + found.savedPages.length + found.visited.length === 0 && (
            <p className="here">
              No other page is on this device yet. Each page that you open from now on stays here to be read again.
            </p>
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
