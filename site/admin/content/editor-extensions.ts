import { Extension, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { PastedStyles } from './pasted-styles.ts';

/** Elements within a line whose language and direction are kept; `code` takes no other mark with it. */
const inline = 'span, bdi, strong, b, em, i, u, s, del, strike, a';

/**
 * Words of another language or direction between others. Where their letters say their direction, as Hebrew does, it is
 * not said by the mark: it would hide them from `dir="auto"`.
 */
const Phrase = Mark.create({
  name: 'phrase',
  // Around what is bold, and within a link, which would be two else.
  priority: 500,
  // One may stand within another.
  excludes: '',
  addAttributes: () => ({
    lang: { default: null },
    // Not named for the attribute: the tool for paragraphs asks for what is named so.
    direction: {
      default: null,
      parseHTML: (element) => element.getAttribute('dir'),
      renderHTML: ({ direction }) => ({ dir: direction }),
    },
  }),
  // What else the element is, the next rules say.
  parseHTML: () => [{ tag: `:is(${inline}):is([lang], [dir])`, priority: 100, consuming: false }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** The language of a whole paragraph or list, which the editor would drop otherwise. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote', 'codeBlock'],
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

/** The page has its own heading of the first rank: one in a text is of the second here, as it is for readers. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) =>
      each instanceof Node && each.name === 'heading'
        ? each.extend({
            parseHTML() {
              return [...(this.parent?.() ?? []), { tag: 'h1', attrs: { level: 2 } }];
            },
          })
        : each,
    );
  },
});

export const editorExtensions = [
  Kit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  Phrase,
  Language,
  PastedStyles,
];
