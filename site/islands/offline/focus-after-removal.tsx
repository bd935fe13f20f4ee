import { PackRow, type PackRowProps } from '../../views/offline/PackRow.tsx';
import { PageList, type PageListProps } from '../../views/offline/PageList.tsx';
import { VisitedPages, type VisitedPagesProps } from '../../views/offline/VisitedPages.tsx';
import { useFocusThatStays } from '../../client/use-focus-that-stays.ts';

/** Views whose buttons appear and disappear, with the focus kept near the reader. */
export function StayingPackRow(props: PackRowProps) {
  return <PackRow {...props} focus={useFocusThatStays()} />;
}

export function StayingPageList(props: PageListProps) {
  return <PageList {...props} focus={useFocusThatStays()} />;
}

export function StayingVisitedPages(props: VisitedPagesProps) {
  return <VisitedPages {...props} focus={useFocusThatStays()} />;
}
