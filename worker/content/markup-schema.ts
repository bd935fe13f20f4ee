import type { Schema } from 'hast-util-sanitize';

/**
 * What an administrator's text may contain: semantic markup, and nothing that runs, embeds, styles, has a name or sends
 * data. URLs are checked separately in `custom-page-url.ts`.
 */
export const markupSchema: Schema = {
  strip: (
    'script style template noscript iframe noembed noframes object title head textarea select xmp plaintext ' +
    'svg math audio video canvas'
  ).split(' '),
  tagNames: (
    'h2 h3 h4 p br hr div span bdi bdo blockquote pre figure figcaption strong em b i u s sub sup small mark ' +
    'code q cite abbr del ins ul ol li dl dt dd ruby rt rp a img details summary table caption thead tbody ' +
    'tfoot tr th td'
  ).split(' '),
  ancestors: {
    ...Object.fromEntries(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((tag) => [tag, ['table']])),
    ...Object.fromEntries(['li', 'dt', 'dd'].map((tag) => [tag, ['ul', 'ol', 'dl']])),
    summary: ['details'],
  },
  attributes: {
    '*': [
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,3}$/],
    ],
    a: ['href', 'title'],
    abbr: ['title'],
    img: ['src', 'alt', ['width', /^\d{1,4}$/], ['height', /^\d{1,4}$/]],
    ol: [['start', /^\d{1,4}$/]],
    th: [
      ['colSpan', /^\d{1,2}$/],
      ['rowSpan', /^\d{1,2}$/],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    td: [
      ['colSpan', /^\d{1,2}$/],
      ['rowSpan', /^\d{1,2}$/],
    ],
  },
  // `custom-page-url.ts` checks every URL, so no protocol is allowed here. No attribute allowed here is a name that a script
  // could find.
  protocols: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
