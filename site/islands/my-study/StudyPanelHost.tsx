import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LazyStyle } from '../../client/LateStyle.tsx';
import { createRoot } from '../../client/react-root.ts';
import { closeLabel, myStudyTitle } from './messages.ts';
import css from './study-panel.css?inline';
import marks from './study-marks.css?inline';
import { SaveResults } from './SaveResults.tsx';
import { StudyPanel, titleOfTarget } from './StudyPanel.tsx';
import { SyncNotice } from './SyncNotice.tsx';
import type { StudyTarget } from './study-target.ts';
import { keepSynced } from './sync-notes.ts';

interface Shown {
  target: StudyTarget;
  opener: HTMLElement | null;
  id: number;
}

let shown: Shown | undefined;
let lastId = 0;
const listeners = new Set<() => void>();
let isRendered = false;

/** Shows the panel next to the text, or as a sheet on a narrow screen. The text stays usable. */
export function showStudyPanel(target: StudyTarget, opener: HTMLElement | null): void {
  if (!isRendered) {
    isRendered = true;
    createRoot(document.body.appendChild(document.createElement('div'))).render(<StudyPanelHost />);
    keepSynced();
  }
  lastId += 1;
  set({ target, opener, id: lastId });
  showAboveSheet(opener);
}

/** On a narrow screen the sheet covers the lower part. The verse that it is about moves into the rest. */
function showAboveSheet(opener: HTMLElement | null): void {
  if (matchMedia('(min-width: 64rem)').matches) return;
  // The button of a result follows its verse.
  requestAnimationFrame(() => (opener?.closest('.hit, .sides > li') ?? opener)?.scrollIntoView({ block: 'start' }));
}

function close(): void {
  const opener = shown?.opener;
  set(undefined);
  if (opener?.isConnected) opener.focus({ preventScroll: true });
}

function set(next: Shown | undefined): void {
  shown = next;
  document.documentElement.toggleAttribute('data-study-panel', next !== undefined);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chapterUrl = /^\/bible\/(?<version>[a-z][a-z0-9_]+)\/[^/]+\/\d+$/;

function StudyPanelHost() {
  const current = useSyncExternalStore(subscribe, () => shown);
  return (
    <>
      <LazyStyle css={marks} />
      <LazyStyle css={css} />
      {current && <Panel key={current.id} target={current.target} />}
    </>
  );
}

function Panel({ target }: { target: StudyTarget }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const version = target.anchor?.version ?? chapterUrl.exec(location.pathname)?.groups?.['version'];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from anywhere in it
    <aside
      className="study-panel"
      aria-label={myStudyTitle}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2 tabIndex={-1} ref={heading}>
          {titleOfTarget(target)}
        </h2>
        <button type="button" className="button" onClick={close}>
          {closeLabel}
        </button>
      </header>
      {target.readItems ? <SaveResults {...target} /> : <StudyPanel target={target} version={version} />}
      <SyncNotice />
    </aside>
  );
}
