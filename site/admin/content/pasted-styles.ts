import { DOMParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Extension } from '@tiptap/react';

/**
 * A parser that reads style attributes also in documents that are never rendered. The content security policy disables
 * these attributes.
 */
class StyleParser extends DOMParser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    // Styles set by a script are allowed.
    if (dom instanceof Element || dom instanceof DocumentFragment)
      for (const element of dom.querySelectorAll<HTMLElement>('[style]'))
        element.style.cssText = element.getAttribute('style') ?? '';
    return super.parseSlice(dom, options);
  }
}

/**
 * Reads the style attributes of pasted text. Other programs use them to say what is bold. For example, they put
 * `<b style="font-weight:normal">` around everything.
 */
export const PastedStyles = Extension.create({
  name: 'pastedStyles',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new StyleParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { clipboardParser } })];
  },
});
