import { Extension, Mark } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { PastedStyles } from './pasted-styles.ts';

/** Words of Hebrew between others. Their letters say their direction: said by the mark, it would hide them from `dir="auto"`. */
const Hebrew = Mark.create({
  name: 'hebrew',
  parseHTML: () => [{ tag: 'span[lang^="he"]' }, { tag: 'bdi[lang^="he"]' }],
  renderHTML: () => ['span', { lang: 'he' }, 0],
});

/** The language of a whole paragraph, which the editor would drop otherwise. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'listItem', 'blockquote'],
      attributes: {
        lang: {
          default: null,
          parseHTML: (element) => element.getAttribute('lang'),
          renderHTML: ({ lang }) => (lang ? { lang: String(lang) } : {}),
        },
      },
    },
  ],
});

/** The page has its own heading of the first rank. */
export const editorExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Hebrew,
  Language,
  PastedStyles,
];
