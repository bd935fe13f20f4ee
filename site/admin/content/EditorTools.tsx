import type { Editor } from '@tiptap/react';
import { useId, useState } from 'react';
import { Field } from '../../views/forms/Field.tsx';
import { linkTarget } from './link-target.ts';
import {
  boldTool,
  headingTool,
  hebrewTool,
  hebrewToolAbout,
  italicTool,
  linkTool,
  linkUrlInvalid,
  linkUrlLabel,
  listTool,
  numberedListTool,
  quoteTool,
  redoTool,
  removeLinkAction,
  rightToLeftTool,
  rightToLeftToolAbout,
  setLinkAction,
  subheadingTool,
  toolsLabel,
  undoAction,
} from './messages.ts';

interface Tool {
  name: string;
  /** Label of the button; the name if absent. */
  sign?: string;
  /** What it does, where its name does not tell. */
  about?: string;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => unknown;
}

const tools: readonly Tool[] = [
  {
    name: boldTool,
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: italicTool,
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: headingTool,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: subheadingTool,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: listTool,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: numberedListTool,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: quoteTool,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: hebrewTool,
    about: hebrewToolAbout,
    isOn: (editor) => editor.isActive('phrase', { lang: 'he' }),
    run: (editor) => editor.chain().focus().toggleMark('phrase', { lang: 'he' }).run(),
  },
  {
    name: rightToLeftTool,
    about: rightToLeftToolAbout,
    isOn: (editor) => editor.isActive({ dir: 'rtl' }),
    run: (editor) =>
      editor.isActive({ dir: 'rtl' })
        ? editor.chain().focus().unsetTextDirection().run()
        : editor.chain().focus().setTextDirection('rtl').run(),
  },
  { name: undoAction, run: (editor) => editor.chain().focus().undo().run() },
  { name: redoTool, run: (editor) => editor.chain().focus().redo().run() },
];

/** The formatting toolbar. Every tool is a tab stop, and has a keyboard shortcut in the text. */
export function EditorTools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <div className="editor-tools" role="group" aria-label={toolsLabel}>
        {tools.map(({ name, sign, about, isOn, run }) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-label={sign && name}
            title={about ?? (sign && name)}
            aria-pressed={isOn?.(editor)}
            onClick={() => run(editor)}
          >
            {sign ?? name}
          </button>
        ))}
        <button
          type="button"
          className="button"
          aria-pressed={editor.isActive('link')}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          {linkTool}
        </button>
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

/** Moves the focus into the form when it opens. */
const atOnce = { autoFocus: true };

/** Not a `<form>`, because it is inside the form of the page. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const [url, setUrl] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const [error, setError] = useState<string>();
  const apply = (text: string): void => {
    const href = linkTarget(text);
    if (href === undefined && text.trim() !== '') {
      setError(linkUrlInvalid);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === undefined) chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <div className="link-form">
      <Field id={id} label={linkUrlLabel} error={error}>
        {(tie) => (
          <input
            {...tie}
            {...atOnce}
            value={url}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setUrl(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply(url);
            }}
          />
        )}
      </Field>
      <button type="button" className="button" onClick={() => apply(url)}>
        {setLinkAction}
      </button>
      <button type="button" className="button" onClick={() => apply('')}>
        {removeLinkAction}
      </button>
    </div>
  );
}
