import type { ComponentType } from 'react';
import { PackRow, type PackRowProps } from './PackRow.tsx';
import { PageList, type ListedPage, type PageListProps } from './PageList.tsx';
import { VisitedPages, type VisitedPagesProps } from './VisitedPages.tsx';

/** How the device stands; what is not known yet is absent. */
export interface OfflinePageProps {
  packs: readonly PackRowProps[];
  /** Why something cannot be done now. */
  notice?: string | undefined;
  /** What has happened to a download, for who listens. */
  said?: string | undefined;
  /** What the site takes on the device and what is left. */
  room?: string | undefined;
  /** What the reader chose to keep. */
  kept?: readonly ListedPage[] | undefined;
  /** Lessons are kept by being opened. */
  lessons?: readonly ListedPage[] | undefined;
  /** How many pages were kept by being visited. */
  visited?: number | undefined;
  /** Of the lessons; absent where the site has none. */
  recordings?: PackRowProps | undefined;
  onRemove?: (path: string) => void;
  onEmpty?: () => void;
  /** The row and the lists as an island draws them. */
  Row?: ComponentType<PackRowProps>;
  List?: ComponentType<PageListProps>;
  Visited?: ComponentType<VisitedPagesProps>;
}

/** What a device keeps, and what it can keep. Without scripts it says what it would do. */
export function OfflinePage({
  packs,
  notice,
  said,
  room,
  kept = [],
  lessons = [],
  visited,
  recordings,
  onRemove,
  onEmpty,
  Row = PackRow,
  List = PageList,
  Visited = VisitedPages,
}: OfflinePageProps) {
  return (
    <article className="offline">
      <h1>Read offline</h1>
      <p className="lead">
        Keep parts of the site on this device. They open without a network, at the addresses that they have now.
      </p>
      <p className="no-js">
        Downloading needs JavaScript, which is off in this browser. With it, the following can be kept.
      </p>
      {notice && <p className="notice">{notice}</p>}
      <section aria-labelledby="downloads">
        <h2 id="downloads">Downloads</h2>
        <ul className="packs">
          {packs.map((pack) => (
            <Row key={pack.name} {...pack} />
          ))}
        </ul>
        <p className="small js">Leave this page open while a download runs. What has come is kept, whatever happens.</p>
        <output className="sr">{said}</output>
      </section>
      <div className="js">
        <section aria-labelledby="room" className="room">
          <h2 id="room">Room on this device</h2>
          <p>{room ?? 'Looking…'}</p>
        </section>
        <List
          id="kept"
          title="Pages you kept"
          pages={kept}
          none="None yet. “Keep this entry” and “Keep this chapter” on those pages put them here."
          onRemove={onRemove}
        />
        <List
          id="lessons"
          title="Lessons you opened"
          pages={lessons}
          none="None yet. A lesson is kept when you open it."
          onRemove={onRemove}
        />
        <Visited count={visited} onEmpty={onEmpty} />
        {recordings && (
          <section aria-labelledby="heard">
            <h2 id="heard">Hear the lessons</h2>
            <ul className="packs">
              <Row {...recordings} />
            </ul>
          </section>
        )}
      </div>
    </article>
  );
}
