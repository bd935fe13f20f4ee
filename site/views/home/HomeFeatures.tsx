import { countRulesPath } from '#data/dictionary/count-rules.ts';
import { productName, productSlug } from '#data/site/product.ts';
import { formatCountOf } from '#data/site/count-text.ts';

/** The main features: search, dictionary, comparison. */
export function HomeFeatures({ entries }: { entries: number }) {
  return (
    <div className="cols3 features">
      <section className="hebrew">
        <p lang="hbo" translate="no" dir="rtl">
          דָּבָר
        </p>
        <h3>Advanced Search</h3>
        <p>
          One box for words, phrases, references and Strong’s numbers. Hebrew vowels and Greek accents are optional.
        </p>
      </section>
      <section className="greek">
        <p lang="grc" translate="no">
          λόγος
        </p>
        <h3>
          <a href={`/${productSlug}`}>{productName}</a>
        </h3>
        <p>
          {`${formatCountOf(entries, 'entry', 'entries')}, `}
          <a href={countRulesPath}>every occurrence counted</a>, every English translation shown in its verse.
        </p>
      </section>
      <section className="hebrew">
        <p className="pair">
          <bdi lang="hbo" translate="no">
            אוֹר
          </bdi>{' '}
          <bdi lang="grc" translate="no">
            φῶς
          </bdi>
        </p>
        <h3>
          <a href="/parallel-bible">Parallel View</a>
        </h3>
        <p>A passage in two to four versions, verse by verse, with differences marked.</p>
      </section>
    </div>
  );
}
