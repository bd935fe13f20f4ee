import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { editorExtensions } from './editor-extensions.ts';
import { EditorTools } from './EditorTools.tsx';
import style from './editor.css?inline';
import { contentLabel, noPictures } from './messages.ts';

export interface RichEditorProps {
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
}

/** A visual HTML editor. It is loaded on demand, because it is as large as the rest of the dashboard. */
export function RichEditor({ value, isInvalid, onChange }: RichEditorProps) {
  const isMounted = useRef(false);
  const [hasLostPicture, setLostPicture] = useState(false);
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
      // The editor itself ignores pictures.
      handlePaste: (_view, { clipboardData }) => {
        setLostPicture(hasPicture(clipboardData));
        return false;
      },
      handleDrop: (_view, event) => {
        const isPicture = hasPicture(event.dataTransfer);
        setLostPicture(isPicture);
        // The browser would open a dropped file instead of this page.
        if (isPicture) event.preventDefault();
        return isPicture;
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
      {hasLostPicture && (
        <p className="fault" role="alert">
          {noPictures}
        </p>
      )}
    </>
  );
}

/** Whether pasted or dropped content has a picture. Word processors add one of the text itself, next to its HTML. */
function hasPicture(data: DataTransfer | null): boolean {
  if (!data) return false;
  const html = data.getData('text/html');
  if (html !== '') return /<img\b/i.test(html);
  return [...data.files].some(({ type }) => type.startsWith('image/'));
}
