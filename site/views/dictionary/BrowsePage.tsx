import { formatBrowseUrl, pageSizes, type BrowseParams } from '#data/dictionary/contract/browse-url.ts';
import { countRulesPath } from '#data/dictionary/count-rules.ts';
import type { EntrySummary } from '#data/dictionary/entry-summary.ts';
import { productName, productSlug } from '#data/site/product.ts';
import { EntryCard } from '../ui/EntryCard.tsx';
import { Pager } from '../ui/Pager.tsx';
import {
  allEntries,
  entriesCountMessage,
  entriesFailed,
  entrySearchPlaceholder,
  greekOnly,
  hebrewOnly,
  languageLabel,
  noEntries,
  pagesOfEntries,
  perPage,
  samplesShown,
  searchDictionary,
} from './messages.ts';
import { formatCount } from '#data/site/count-text.ts';
import { howWeCount, searchLabel } from '../ui/messages.ts';

/** A page of entries, from the server or from the device. */
export interface EntryListing {
  entries: readonly EntrySummary[];
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
  /** The entries are samples, because no others are available. */
  isSample?: boolean;
}

export type BrowseOutcome =
  /** The earlier list stays visible, if there is one. */
  | { kind: 'loading'; list?: EntryListing | undefined }
  | { kind: 'list'; list: EntryListing }
  /** The request is invalid; the message says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' };

export interface BrowsePageProps {
  params: BrowseParams;
  outcome: BrowseOutcome;
  /** Number of entries per tab; absent if the library cannot be read. */
  counts?: Record<BrowseParams['language'], number> | undefined;
  /** Receives a changed choice. Without it, links and the form navigate. */
  onChange?: ((change: Partial<BrowseParams>) => void) | undefined;
  /** Called on every keystroke. */
  onType?: ((query: string) => void) | undefined;
  /** Called on a plain click on a tab or a page number. */
  onFollow?: ((change: Partial<BrowseParams>, event: React.MouseEvent) => void) | undefined;
  field?: React.Ref<HTMLInputElement>;
  count?: React.Ref<HTMLParagraphElement>;
}

const tabs: [language: BrowseParams['language'], name: string][] = [
  ['all', allEntries],
  ['hebrew', hebrewOnly],
  ['greek', greekOnly],
];
const maxPlaceholders = 12;

/**
 * The list of all dictionary entries. It is rendered at build time, by the worker (with a query), and by its island.
 */
export function BrowsePage({ params, outcome, counts, onChange, onType, onFollow, field, count }: BrowsePageProps) {
  const list = outcome.kind === 'list' || outcome.kind === 'loading' ? outcome.list : undefined;
  const sizes = [...new Set([...pageSizes, params.limit])].sort((a, b) => a - b);
  const size = onChange
    ? {
        value: params.limit,
        onChange: (event: React.ChangeEvent<HTMLSelectElement>) => onChange({ limit: Number(event.target.value) }),
      }
    : { defaultValue: params.limit };
  return (
    <div className="browse">
      <h1>{productName}</h1>
      <p className="lead">
        Every Hebrew, Aramaic and Greek word in Strong’s dictionaries.{' '}
        <a href={`${countRulesPath}#entries`}>{howWeCount}</a>
      </p>
      <form
        action={`/${productSlug}/search`}
        role="search"
        onSubmit={
          onChange &&
          ((event) => {
            event.preventDefault();
            onChange({});
          })
        }
      >
        <div className="find">
          <input
            name="query"
            type="search"
            aria-label={searchDictionary}
            placeholder={entrySearchPlaceholder}
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            defaultValue={params.query}
            ref={field}
            onInput={onType && ((event) => onType(event.currentTarget.value))}
          />
          <button>{searchLabel}</button>
        </div>
        <div className="choices">
          <nav className="tabs" aria-label={languageLabel}>
            {tabs.map(([language, name]) => (
              <a
                key={language}
                href={formatBrowseUrl({ ...params, language, page: 1 })}
                aria-current={language === params.language ? 'page' : undefined}
                onClick={onFollow && ((event) => onFollow({ language }, event))}
              >
                {name}
                {counts && <small> {formatCount(counts[language])}</small>}
              </a>
            ))}
          </nav>
          <label>
            {perPage}{' '}
            <select name="limit" {...size}>
              {sizes.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
          {params.language !== 'all' && <input type="hidden" name="language" value={params.language} />}
        </div>
      </form>
      <p className="count" role="status" tabIndex={-1} ref={count}>
        {list && entriesCountMessage(list.entries.length, list.total)}
      </p>
      <BrowseMessage outcome={outcome} />
      <ul className="grid" aria-busy={outcome.kind === 'loading' || undefined}>
        {outcome.kind === 'loading' && !list
          ? Array.from({ length: Math.min(params.limit, maxPlaceholders) }, (_, index) => (
              <li key={index} className="ghost" />
            ))
          : list?.entries.map((entry) => <EntryCard key={entry.number} entry={entry} />)}
      </ul>
      {list && (
        <Pager
          page={list.page}
          pages={list.pages}
          label={pagesOfEntries}
          href={(page) => formatBrowseUrl({ ...params, page })}
          onPage={onFollow && ((page, event) => onFollow({ page }, event))}
        />
      )}
    </div>
  );
}

/** The message instead of the entries, or above sample entries. */
function BrowseMessage({ outcome }: { outcome: BrowseOutcome }) {
  if (outcome.kind === 'refused' || outcome.kind === 'failed') {
    return (
      <p className="alert" role="alert">
        {outcome.kind === 'refused' ? outcome.message : entriesFailed}
      </p>
    );
  }
  if (outcome.kind === 'loading') return null;
  const { total, isSample } = outcome.list;
  return (
    <>
      {isSample && (
        <p className="alert" role="alert">
          {`${entriesFailed} ${samplesShown}`}
        </p>
      )}
      {total === 0 && (
        <p className="note" role="status">
          {noEntries}
        </p>
      )}
    </>
  );
}
