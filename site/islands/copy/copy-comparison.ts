import type { ComparisonActions } from '../../views/comparison/comparison-actions.ts';
import { comparisonContent } from './copied-content.ts';
import { copy, share } from './copy-share.ts';

/** Copy and share of a verse in several versions. */
export const comparisonActions: ComparisonActions = {
  copy: ({ reference, href }, sides) =>
    copy(comparisonContent({ reference, sides, link: new URL(href, location.href).href })),
  share: ({ reference, href }, sides) =>
    share(comparisonContent({ reference, sides, link: new URL(href, location.href).href })),
};
