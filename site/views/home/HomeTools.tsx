import { productSlug } from '#data/site/product.ts';
import { SearchSyntaxHelp } from '../search/SearchSyntaxHelp.tsx';

/** The tools of the site, and how to write a query. */
export function HomeTools() {
  return (
    <>
      <div className="cols3">
        <section>
          <h3>Language tools</h3>
          <ul>
            <li>
              <a href={`/${productSlug}/search?language=hebrew`}>Hebrew and Aramaic words</a>, with vowels,
              transliteration and pronunciation
            </li>
            <li>
              <a href={`/${productSlug}/search?language=greek`}>Greek words</a>, with full accents
            </li>
            <li>Origins, and words of the same root</li>
            <li>
              <a href="/hebrew-learning">Learn Hebrew</a>: phrases, words, verbs, letters, and flashcards
            </li>
          </ul>
        </section>
        <section>
          <h3>Research features</h3>
          <ul>
            <li>
              <a href="/bible">Every chapter</a>, with the dictionary entry of each word
            </li>
            <li>Every verse that uses a word, by Strong’s number or by English translation</li>
            <li>Cross-references: the Treasury of Scripture Knowledge, and verses with the same rare words</li>
            <li>
              <a href="/parallel-bible">Passages side by side</a>, in two to four versions
            </li>
            <li>One-click copying and sharing of entries and verses</li>
            <li>Export of results, passages and comparisons as text, HTML or a spreadsheet</li>
            <li>
              <a href="/offline">Read offline</a>: entries, chapters and search, downloaded to your device
            </li>
          </ul>
        </section>
      </div>
      <section className="how">
        <h3>How to search</h3>
        <SearchSyntaxHelp />
      </section>
    </>
  );
}
