import { rootHref, rootInLatin } from '#data/hebrew/language/root-slug.ts';
import { rootLinkLabel } from './messages.ts';

/** A root in Hebrew letters, linked to its page. */
export function RootLink({ root }: { root: string }) {
  return (
    <a className="root-link" href={rootHref(root)} aria-label={rootLinkLabel(rootInLatin(root))}>
      <bdi lang="he" translate="no" dir="rtl">
        {root}
      </bdi>
    </a>
  );
}
