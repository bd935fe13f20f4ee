import { PackRow, type PackRowProps } from '../../views/offline/PackRow.tsx';
import { PageList, type PageListProps } from '../../views/offline/PageList.tsx';
import { VisitedPages, type VisitedPagesProps } from '../../views/offline/VisitedPages.tsx';
import { useFocusThatStays } from '../../client/use-focus-that-stays.ts';

/** The views whose buttons come and go, with the focus staying where the reader is. */
export function StayingPackRow(props: PackRowProps) {
  return <PackRow {...props} focus={useFocusThatStays()} />;
}

export function StayingPageList(props: PageListProps) {
  return <PageList {...props} focus={useFocusThatStays()} />;
}

export function StayingVisitedPages(props: VisitedPagesProps) {
  return <VisitedPages {...props} focus={useFocusThatStays()} />;
}
