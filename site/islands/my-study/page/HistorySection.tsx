import { useState } from 'react';
import { productSlug } from '#data/site/product.ts';
import { forgetHistory, readHistory } from '../../../client/study-history.ts';
import { forgetSearches } from '../../search/recent-searches.ts';
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
  const [visits, setVisits] = useState(readHistory);
  const groups = [
    { title: chaptersHistory, visits: visits.filter(({ path }) => path.startsWith('/bible/')) },
    { title: entriesHistory, visits: visits.filter(({ path }) => path.startsWith(`/${productSlug}/`)) },
    { title: searchesHistory, visits: visits.filter(({ path }) => /^\/(?:strongs-)?results\?/.test(path)) },
  ].filter((group) => group.visits.length > 0);
  return (
    <StudySection title={historyTitle}>
      <p className="small">{historyAbout}</p>
      {groups.length === 0 && <p className="small">{nothingYet}</p>}
      {groups.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <ul className="study-history">
            {group.visits.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
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
            setVisits([]);
          }}
        >
          {clearHistory}
        </button>
      )}
    </StudySection>
  );
}
