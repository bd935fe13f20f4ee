import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';

/** Reads style attributes, which the page's policy keeps from counting, in documents that were never drawn too. */
class StyleParser extends DOMParser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    // What a script sets is let in.
    if (dom instanceof Element || dom instanceof DocumentFragment)
      for (const element of dom.querySelectorAll<HTMLElement>('[style]'))
        element.style.cssText = element.getAttribute('style') ?? '';
    return super.parseSlice(dom, options);
  }
}

/** What other programs copy says by style attributes what is bold: `<b style="font-weight:normal">` around all of it. */
export const PastedStyles = Extension.create({
  name: 'pastedStyles',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new StyleParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { clipboardParser } })];
  },
});
