import { PackRow, type PackRowProps } from '../../views/offline/PackRow.tsx';
import { PageList, type PageListProps } from '../../views/offline/PageList.tsx';
import { VisitedPages, type VisitedPagesProps } from '../../views/offline/VisitedPages.tsx';
import { useStableFocus } from '../../client/use-focus-that-stays.ts';

/** Views whose buttons appear and disappear, and the focus stays near the reader. */
export function FocusedPackRow(props: PackRowProps) {
  return <PackRow {...props} focus={useStableFocus()} />;
}

export function FocusedPageList(props: PageListProps) {
  return <PageList {...props} focus={useStableFocus()} />;
}

export function FocusedVisitedPages(props: VisitedPagesProps) {
  return <VisitedPages {...props} focus={useStableFocus()} />;
}
