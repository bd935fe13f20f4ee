import { Tabs } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { LoadBoundary } from '../../client/LoadBoundary.tsx';
import { Preview } from './Preview.tsx';
import { findUnsupportedElements } from './unsupported-elements.ts';
import {
  contentViewsLabel,
  editorName,
  loadingEditor,
  onlyInSource,
  previewTab,
  sourceLabel,
  sourceTab,
  writeTab,
} from './messages.ts';

const RichEditor = lazy(async () => ({ default: (await import('./RichEditor.tsx')).RichEditor }));

export interface ContentFieldProps {
  label: string;
  /** HTML source. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

type View = 'write' | 'source' | 'preview';

/** An HTML field: visual editor, source, or a preview of what readers get. */
export function ContentField({ label, value, error, onChange }: ContentFieldProps) {
  // The visual editor would drop markup that it does not support, so such a text opens as source.
  const [lost, setLost] = useState(() => findUnsupportedElements(value));
  const [view, setView] = useState<View>(lost.length > 0 ? 'source' : 'write');
  const open = (next: View): void => {
    setLost(findUnsupportedElements(value));
    setView(next);
  };
  return (
    <div className="field content-field">
      <span id="content-label">{label}</span>
      <Tabs.Root value={view} onValueChange={(next) => open(next as View)}>
        <Tabs.List className="tabs ruled" aria-label={contentViewsLabel}>
          <Tabs.Trigger value="write">{writeTab}</Tabs.Trigger>
          <Tabs.Trigger value="preview">{previewTab}</Tabs.Trigger>
          <Tabs.Trigger value="source">{sourceTab}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="write" tabIndex={-1}>
          {lost.length > 0 ? (
            <p className="notice">{onlyInSource(lost)}</p>
          ) : (
            <LoadBoundary what={editorName}>
              <Suspense fallback={<div className="spinner" role="status" aria-label={loadingEditor} />}>
                <RichEditor value={value} onChange={onChange} isInvalid={error !== undefined} />
              </Suspense>
            </LoadBoundary>
          )}
        </Tabs.Content>
        <Tabs.Content value="source" tabIndex={-1}>
          <textarea
            className="source"
            aria-label={sourceLabel}
            aria-invalid={error !== undefined}
            aria-describedby={error ? 'content-about' : undefined}
            rows={16}
            dir="auto"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        </Tabs.Content>
        <Tabs.Content value="preview" tabIndex={-1}>
          <Preview content={value} />
        </Tabs.Content>
      </Tabs.Root>
      {error && (
        <p id="content-about" className="fault" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
