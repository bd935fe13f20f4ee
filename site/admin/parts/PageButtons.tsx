import { nextPage, pageMessage, previousPage } from './messages.ts';

interface Props {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Buttons below a list that is shown page by page. Renders nothing for a single page. */
export function PageButtons({ page, totalPages, onPage }: Props) {
  if (totalPages < 2) return null;
  return (
    <div className="actions">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previousPage}
      </button>
      <span className="hint">{pageMessage(page, totalPages)}</span>
      <button type="button" className="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {nextPage}
      </button>
    </div>
  );
}
