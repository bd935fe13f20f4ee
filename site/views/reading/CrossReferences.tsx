import { productSlug } from '#data/site/product.ts';
import { MarkedWords } from '../text/MarkedWords.tsx';
import { sharedWords } from './messages.ts';

export interface CrossReferenceRow {
  reference: string;
  href: string;
  text: string;
  shared: readonly { number: string; lemma: string; gloss: string }[];
}

/** A list of verses that share words with another verse, each with its text and the shared words. */
export function CrossReferences({ rows }: { rows: readonly CrossReferenceRow[] }) {
  return (
    <ul className="verses">
      {rows.map(({ reference, href, text, shared }) => (
        <li key={href}>
          <b translate="no">
            <a href={href}>{reference}</a>
          </b>
          <div>
            <p>{text}</p>
            {shared.length > 0 && (
              <ul className="shared" aria-label={sharedWords}>
                {shared.map(({ number, lemma, gloss }) => (
                  <li key={number}>
                    <a href={`/${productSlug}/${number}`}>
                      {`${number} `}
                      <bdi lang={number.startsWith('G') ? 'grc' : 'hbo'} translate="no">
                        {lemma}
                      </bdi>
                    </a>{' '}
                    <MarkedWords text={gloss} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
