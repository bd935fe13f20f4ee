import { Extension, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { PastedStyles } from './pasted-styles.ts';

/** Inline elements whose language and direction are preserved. `code` is excluded, because it allows no other mark. */
const inline = 'span, bdi, strong, b, em, i, u, s, del, strike, a';

/**
 * Inline text in another language or direction. If its letters imply the direction, as Hebrew letters do, the mark does
 * not set `dir`, which would hide the letters from `dir="auto"`.
 */
const Phrase = Mark.create({
  name: 'phrase',
  // Outside bold text and inside a link, which would be split in two otherwise.
  priority: 500,
  // May be nested.
  excludes: '',
  addAttributes: () => ({
    lang: { default: null },
    // Not named `dir`, because the tool for paragraphs looks for an attribute with that name.
    direction: {
      default: null,
      parseHTML: (element) => element.getAttribute('dir'),
      renderHTML: ({ direction }) => ({ dir: direction }),
    },
  }),
  // The following rules handle the element itself.
  parseHTML: () => [{ tag: `:is(${inline}):is([lang], [dir])`, priority: 100, consuming: false }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** The language of a whole paragraph or list, which the editor would otherwise drop. */
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

/** The page has its own level 1 heading, so a level 1 heading in the text becomes level 2, here and for readers. */
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
