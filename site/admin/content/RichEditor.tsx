import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { EditorTools } from './EditorTools.tsx';
import style from './editor.css?inline';
import { contentLabel } from './messages.ts';

export interface RichEditorProps {
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

/** A visual HTML editor. It is loaded on demand, because it is as large as the rest of the dashboard. */
export function RichEditor({ value, isInvalid, onChange }: RichEditorProps) {
  const isMounted = useRef(false);
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    textDirection: 'auto',
    shouldRerenderOnTransaction: true,
    // It would add a style element, which the content security policy blocks.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': contentLabel,
        'aria-describedby': 'content-about',
        class: 'prose rich-text',
      },
    },
    // The editor sets the direction of every paragraph during its first render. That does not count as an edit.
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
      <LazyStyle css={style} />
      <EditorTools editor={editor} />
      {/* The class is set here, because the editor has no element of its own before it is mounted. */}
      <EditorContent editor={editor} className={isInvalid ? 'invalid' : undefined} />
    </>
  );
}
