import type { ComponentType } from 'react';
import {
  checking,
  downloadHint,
  downloadsNeedScripts,
  downloadsTitle,
  lessonsTitle,
  noLessons,
  noSavedPages,
  offlineLead,
  offlineTitle,
  recordingsTitle,
  savedPagesTitle,
  storageTitle,
} from './messages.ts';
import { DownloadAll, type DownloadAllProps } from './DownloadAll.tsx';
import { InstallApp, type InstallAppProps } from './InstallApp.tsx';
import { PackRow, type PackRowProps } from './PackRow.tsx';
import { PageList, type ListedPage, type PageListProps } from './PageList.tsx';
import { VisitedPages, type VisitedPagesProps } from './VisitedPages.tsx';

/** The state of the device. Values that are not known yet are absent. */
export interface OfflinePageProps {
  packs: readonly PackRowProps[];
  /** Why something is not possible now. */
  notice?: string | undefined;
  /** What happened to a download, for screen readers. */
  announcement?: string | undefined;
  /** Storage that the site uses, and the space left. */
  room?: string | undefined;
  /** Pages that the reader chose to save. */
  savedPages?: readonly ListedPage[] | undefined;
  /** Lessons, which are saved when they are opened. */
  lessons?: readonly ListedPage[] | undefined;
  /** Number of pages saved because the reader visited them. */
  visited?: number | undefined;
  /** Recordings of the lessons; absent if the site has none. */
  recordings?: PackRowProps | undefined;
  /** The download of everything. */
  all?: DownloadAllProps | undefined;
  /** How to install the site as an app; absent if it is installed, or if the browser cannot. */
  install?: InstallAppProps | undefined;
  onRemove?: (path: string) => void;
  onEmpty?: () => void;
  /** The row and the lists in the form that an island renders. */
  Row?: ComponentType<PackRowProps>;
  List?: ComponentType<PageListProps>;
  Visited?: ComponentType<VisitedPagesProps>;
}

/** What the device has stored, and what it can download. Without scripts, the page describes the feature. */
export function OfflinePage({
  packs,
  notice,
  announcement,
  room,
  savedPages = [],
  lessons = [],
  visited,
  recordings,
  all,
  install,
  onRemove,
  onEmpty,
  Row = PackRow,
  List = PageList,
  Visited = VisitedPages,
}: OfflinePageProps) {
  return (
    <article className="offline">
      <h1>{offlineTitle}</h1>
      <p className="lead">{offlineLead}</p>
      <p className="no-js">{downloadsNeedScripts}</p>
      {notice && <p className="notice">{notice}</p>}
      <section aria-labelledby="downloads">
        <h2 id="downloads">{downloadsTitle}</h2>
        <DownloadAll {...all} />
        <ul className="packs">
          {packs.map((pack) => (
            <Row key={pack.name} {...pack} />
          ))}
        </ul>
        <p className="small js">{downloadHint}</p>
        <output className="sr">{announcement}</output>
      </section>
      <div className="js">
        <section aria-labelledby="room" className="room">
          <h2 id="room">{storageTitle}</h2>
          <p>{room ?? checking}</p>
        </section>
        <List id="saved" title={savedPagesTitle} pages={savedPages} none={noSavedPages} onRemove={onRemove} />
        <List id="lessons" title={lessonsTitle} pages={lessons} none={noLessons} onRemove={onRemove} />
        <Visited count={visited} onEmpty={onEmpty} />
        {recordings && (
          <section aria-labelledby="recorded">
            <h2 id="recorded">{recordingsTitle}</h2>
            <ul className="packs">
              <Row {...recordings} />
            </ul>
          </section>
        )}
        {install && <InstallApp {...install} />}
      </div>
    </article>
  );
}
