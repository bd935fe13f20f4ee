import { useState } from 'react';
import { forgetHistory, readHistory } from '../../../client/study-history.ts';
import { forgetSearches, recentSearches } from '../../search/recent-searches.ts';
import {
  chaptersHistory,
  clearHistory,
  entriesHistory,
  historyAbout,
  historyTitle,
  nothingYet,
  searchesHistory,
} from './messages.ts';
import { StudySection } from './StudySection.tsx';

/** What was opened on this device. */
export function HistorySection() {
  const [shown, setShown] = useState(() => ({ visits: readHistory(), searches: recentSearches() }));
  const links = shown.visits.map(({ path, name }) => ({ href: path, name }));
  const groups = [
    { title: chaptersHistory, links: links.filter(({ href }) => href.startsWith('/bible/')) },
    { title: entriesHistory, links: links.filter(({ href }) => !href.startsWith('/bible/')) },
    {
      title: searchesHistory,
      links: shown.searches.map((query) => ({ href: `/results?${new URLSearchParams({ q: query })}`, name: query })),
    },
  ].filter((group) => group.links.length > 0);
  return (
    <StudySection title={historyTitle}>
      <p className="small">{historyAbout}</p>
      {groups.length === 0 && <p className="small">{nothingYet}</p>}
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <ul className="study-history">
            {group.links.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            forgetHistory();
            forgetSearches();
            setShown({ visits: [], searches: [] });
          }}
        >
          {clearHistory}
        </button>
      )}
    </StudySection>
  );
}
