import { memo, useDeferredValue } from 'react';
import { formatSearchUrl, type SearchUrlParams } from '#data/search/contract/search-url.ts';
import type { PageLink } from '#data/site/contract/placements.ts';
import type { SlimAnswer } from '#data/search/contract/slim-answer.ts';
import { versionChips } from '#data/versions/contract/version-chips.ts';
import { counterpartOfflineMessage, counterpartRefusedMessage } from '#data/comparison/messages.ts';
import type { EntryNumber } from '#data/dictionary/entry-number.ts';
import { queryInBook } from '#data/search/language/query-in-book.ts';
import { BookBars } from '../ui/BookBars.tsx';
import { EntryCard } from '../ui/EntryCard.tsx';
import { Pager } from '../ui/Pager.tsx';
import { ComparisonResults } from '../comparison/ComparisonResults.tsx';
import { Chips } from './Chips.tsx';
import { ExportResults } from './ExportResults.tsx';
import { FoundPages } from './FoundPages.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchCount } from './SearchCount.tsx';
import { SearchHit } from './SearchHit.tsx';
import {
  DidYouMean,
  Failed,
  FoundElsewhere,
  NoResults,
  RefusedMessage,
  TaggedInstead,
  WholeChapters,
} from './SearchMessages.tsx';
import { Corrected } from '../ui/Corrected.tsx';
import { SearchSyntaxHelp } from './SearchSyntaxHelp.tsx';
import { Searching, Skeletons } from './Skeletons.tsx';
import { rightSides } from './right-sides.ts';
import { ViewSwitches, type ViewSwitchesProps } from './ViewSwitches.tsx';
import {
  listedCode,
  nameOf,
  scriptOf,
  searchHref,
  type RightSideOutcome,
  type SearchOutcome,
  type SearchSite,
} from './search-page.ts';
import { byBook, filtersLabel, howToSearch, dictionaryWords, pagesOfResults } from './messages.ts';
import { searchLabel } from '../ui/messages.ts';
import { emptySearch } from '#data/search/results/messages.ts';

export interface ResultsPageProps {
  site: SearchSite;
  address: SearchUrlParams;
  outcome: SearchOutcome;
  /** Custom pages that match, and whether any custom page is searchable. */
  pages?: { isAny: boolean; found: readonly PageLink[] } | undefined;
  /** The search box with suggestions, if an island renders it. */
  box?: React.ReactNode;
  /** Shown by an island below the count: the source of the results. */
  source?: React.ReactNode;
  /** Shown by an island instead of a list that did not load: the static search, or versions on the device. */
  instead?: React.ReactNode;
  /** Receives changes of the form. Without it, the form is submitted. */
  onChange?: ViewSwitchesProps['onChange'];
  onSubmit?: ((event: React.FormEvent<HTMLFormElement>) => void) | undefined;
  /** Receives every click, so that links to other searches can be followed in place. */
  onClick?: ((event: React.MouseEvent) => void) | undefined;
  root?: React.Ref<HTMLDivElement>;
  /** Shows stars over the switch that was just changed. */
  isSparkling?: boolean;
  /** Additional display options that only exist on a device. */
  moreSwitches?: React.ReactNode;
}

/** The results page in any state of its search. The worker renders it, and an island hydrates it. */
export function ResultsPage(props: ResultsPageProps) {
  const {
    site,
    address,
    outcome,
    pages,
    box,
    source,
    instead,
    onChange,
    onSubmit,
    onClick,
    root,
    isSparkling,
    moreSwitches,
  } = props;
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  // Results with Strong's numbers come from the tagged version, even if the URL names another one.
  const named = address.path === '/results' ? address.version.split(',')[0] : '';
  const first = named || answer?.versions[0];
  const version = first && listedCode(site, first);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- follows links, which keys press too
    <div className="results" ref={root} onClick={onClick}>
      <form className="search" id="search" action={address.path} role="search" onSubmit={onSubmit}>
        <SearchBar
          choices={site.choices}
          q={address.q}
          version={version}
          box={box}
          onVersion={onChange && ((code) => onChange({ version: code }))}
        />
        <ViewSwitches
          site={site}
          address={address}
          version={version}
          onChange={onChange}
          isSparkling={isSparkling}
          more={moreSwitches}
        />
      </form>
      <Chips
        chips={answer ? chipsOf(site, address, answer) : []}
        before={answer && answer.chapters.length > 0 && <WholeChapters chapters={answer.chapters} />}
      />
      <div className="cols">
        <div>
          <h1 className="sr" tabIndex={-1}>
            {address.q ? (
              <>
                Search results for “<bdi>{address.q}</bdi>”
              </>
            ) : (
              searchLabel
            )}
          </h1>
          {pages && <FoundPages pages={pages.found} />}
          <Results site={site} address={address} outcome={outcome} source={source} />
          {instead}
        </div>
        <aside aria-label={filtersLabel}>
          {answer && answer.pagination.totalResults > 0 && (
            <section>
              <PanelTitle id="fold-books" title={byBook} />
              <BookBars
                books={answer.byBook}
                href={(name) => searchHref(address, { q: queryInBook(answer.everywhere, name) })}
              />
            </section>
          )}
          {answer && answer.entries.length > 0 && (
            <section>
              {/* Without verses, the words are the only result. */}
              <PanelTitle id="fold-words" title={dictionaryWords} isOpen={answer.pagination.totalResults === 0} />
              <ul className="cards">
                {answer.entries.map((entry) => (
                  <EntryCard key={entry.number} entry={{ ...entry, number: entry.number as EntryNumber }} />
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <details open={outcome.kind === 'none' || undefined}>
        <summary>{howToSearch}</summary>
        <SearchSyntaxHelp />
      </details>
    </div>
  );
}

/**
 * The results, or the reason why there are none. The element with the count is the same from one search to the next, so
 * that screen readers announce each update.
 */
function Results({
  site,
  address,
  outcome,
  source,
}: Pick<ResultsPageProps, 'site' | 'address' | 'outcome' | 'source'>) {
  const answer = outcome.kind === 'answer' ? outcome.answer : undefined;
  const hasResults = answer !== undefined && answer.pagination.totalResults > 0;
  return (
    <>
      {answer && <Corrected corrected={answer.corrected} />}
      {answer && <TaggedInstead site={site} address={address} version={answer.versions[0]} />}
      {(hasResults || outcome.kind === 'loading') && (
        <p className="count" role="status">
          {hasResults ? (
            <SearchCount texts={answer.versions.map((code) => nameOf(site, code))} address={address} answer={answer} />
          ) : (
            <Searching />
          )}
          {source}
        </p>
      )}
      <Outcome site={site} address={address} outcome={outcome} source={source} />
    </>
  );
}

function Outcome({
  site,
  address,
  outcome,
  source,
}: Pick<ResultsPageProps, 'site' | 'address' | 'outcome' | 'source'>) {
  switch (outcome.kind) {
    case 'none':
      return <p className="count">{emptySearch}</p>;
    case 'loading':
      // The button is there from the start, so that the list does not move when it loads.
      return (
        <>
          <ExportResults address={address} isOff />
          <Skeletons />
        </>
      );
    case 'refused':
      return <RefusedMessage address={address} error={outcome.error} />;
    case 'explained':
      return null;
    case 'failed':
      return <Failed address={address} message={outcome.message} />;
    case 'answer':
      return <Answer site={site} address={address} outcome={outcome} source={source} />;
  }
}

interface AnswerProps extends Pick<ResultsPageProps, 'site' | 'address' | 'source'> {
  outcome: Extract<SearchOutcome, { kind: 'answer' }>;
}

function Answer({ site, address, outcome: { answer, rightSide }, source }: AnswerProps) {
  const { currentPage: page, totalPages: pages, totalResults: total } = answer.pagination;
  const right = rightSide && rightSides(site).find(({ code }) => code === rightSide.code);
  const note = rightSide && rightSideNote(rightSide, right?.shortName);
  // Deferred, so that the switch responds first and the verses follow.
  const numbered = useDeferredValue(address.strongs);
  return (
    <>
      {total === 0 && <NoResults address={address} reason={answer.reason} source={source} />}
      <DidYouMean address={address} suggestions={answer.suggestions} />
      <FoundElsewhere address={address} versions={answer.elsewhere} />
      {note && (
        <div className="note" role="status">
          <p>{note}</p>
        </div>
      )}
      {total > 0 && <ExportResults address={address} />}
      {total > 0 && address.parallel && rightSide && right && !note ? (
        <ComparisonResults site={site} answer={answer} outcome={rightSide} right={right} />
      ) : (
        total > 0 && <Hits site={site} answer={answer} numbered={numbered} />
      )}
      <Pager
        page={page}
        pages={pages}
        label={pagesOfResults}
        compact={address.path === '/strongs-results'}
        href={(target) => formatSearchUrl({ ...address, page: target })}
      />
    </>
  );
}

/** Why the verses have no counterparts next to them. */
function rightSideNote({ state, code }: RightSideOutcome, name = code): string | undefined {
  if (state === 'offline') return counterpartOfflineMessage(name);
  return state === 'refused' ? counterpartRefusedMessage(code) : undefined;
}

/** Memoized: renders again only for another response or display mode, not for a keystroke in the search box. */
const Hits = memo(function Hits({
  site,
  answer,
  numbered,
}: {
  site: SearchSite;
  answer: SlimAnswer;
  numbered: boolean;
}) {
  const hasSeveral = answer.versions.length > 1;
  return (
    <ol className="hits">
      {answer.results.map((result) => (
        <SearchHit
          key={result.id}
          result={result}
          reference={hasSeveral ? result.title : result.reference}
          script={scriptOf(site, result.version)}
          numbered={numbered}
        />
      ))}
    </ol>
  );
});

function chipsOf(site: SearchSite, address: SearchUrlParams, { understood }: SlimAnswer) {
  const parts = understood.map(({ label, queryWithout }) => ({
    label,
    href: queryWithout ? searchHref(address, { q: queryWithout }) : '/',
  }));
  return [...parts, ...versionChips(address, (code) => nameOf(site, code))];
}
