import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { LateStyle } from '../../client/LateStyle.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { EditorTools } from './EditorTools.tsx';
import style from './editor.css?inline';

export interface RichEditorProps {
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

/** Writes HTML as it will look. Fetched when it is opened: it weighs as much as the rest of the dashboard. */
export function RichEditor({ value, isInvalid, onChange }: RichEditorProps) {
  const isMounted = useRef(false);
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    textDirection: 'auto',
    shouldRerenderOnTransaction: true,
    // A style element, which the page's policy does not let in.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        'aria-describedby': 'content-about',
        class: 'prose rich-text',
      },
    },
    // The editor says the direction of every paragraph as it is made, while this is drawn: that is no change.
    onUpdate: ({ editor: changed }) => {
      if (isMounted.current) onChange(changed.isEmpty ? '' : changed.getHTML());
    },
  });
  useEffect(() => {
    isMounted.current = true;
  }, []);
  if (!editor) return null;
  return (
    <>
      <LateStyle css={style} />
      <EditorTools editor={editor} />
      {/* Before it is mounted the editor has no element that could be told so itself. */}
      <EditorContent editor={editor} className={isInvalid ? 'invalid' : undefined} />
    </>
  );
}
