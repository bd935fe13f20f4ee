import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Placement } from '#data/site/contract/placements.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { contentApi } from './content-api.ts';
import { pageNameOfPosition, pageOfPosition } from './placement-texts.ts';
import { previewDocument } from './preview-document.ts';
import {
  loadingPage,
  loadingPreview,
  onPhone,
  onWideScreen,
  previewIs,
  previewOnPageAction,
  previewScreenLabel,
} from './messages.ts';

/** Widths in pixels of the previewed screens. Layouts from 1440 have margins. */
const screens = { [onPhone]: 360, [onWideScreen]: 1600 } as const;
const frameHeight = 480;

export interface PlacementPreviewProps {
  /** Its `html` is unsanitized; the server returns the sanitized version. */
  placement: Placement;
}

/** A preview of an advertisement or a box at its position, before it is saved. */
export function PlacementPreview({ placement }: PlacementPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="place-preview">
      <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {previewOnPageAction}
      </button>
      {isOpen && <OnPage placement={placement} />}
    </div>
  );
}

function OnPage({ placement }: PlacementPreviewProps) {
  const [screen, setScreen] = useState<keyof typeof screens>(onPhone);
  const path = pageOfPosition[placement.position];
  const page = useQuery({ queryKey: ['preview-page', path], queryFn: () => contentApi.publicPage(path) });
  const cleaned = useQuery({
    queryKey: ['content-preview', placement.html],
    queryFn: () => contentApi.preview(placement.html || ' '),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return (
    <>
      <div className="actions" role="group" aria-label={previewScreenLabel}>
        {Object.keys(screens).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={each === screen}
            onClick={() => setScreen(each as keyof typeof screens)}
          >
            {each}
          </button>
        ))}
      </div>
      <Loaded query={page} label={loadingPage}>
        {(text) => (
          <Loaded query={cleaned} label={loadingPreview}>
            {({ html }) => (
              <Frame width={screens[screen]} source={previewDocument(text, path, { ...placement, html })} />
            )}
          </Loaded>
        )}
      </Loaded>
      <p className="hint">
        {previewIs[0]}
        <a href={path}>{pageNameOfPosition[placement.position]}</a>
        {previewIs[1]}
      </p>
    </>
  );
}

/** Renders at the full screen width, scaled down to the available space. */
function Frame({ width, source }: { width: number; source: string }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={room} className="place-room" style={{ maxWidth: `min(100%, ${width + 2}px)`, height: frameHeight }}>
      <iframe
        title={previewOnPageAction}
        // Same origin, because of the fonts; no script runs in it.
        sandbox="allow-same-origin"
        srcDoc={source}
        style={{ width, height: frameHeight / scale, scale: String(scale) }}
        onLoad={({ currentTarget }) => scrollToPlacement(currentTarget)}
      />
    </div>
  );
}

/** Scrolls only the frame: `scrollIntoView` would scroll the dashboard too. */
function scrollToPlacement({ contentWindow, contentDocument }: HTMLIFrameElement): void {
  const target = [...(contentDocument?.getElementsByTagName('section') ?? [])].find(
    (section) => section.closest('.placed') && section.getClientRects().length > 0,
  );
  if (target && contentWindow) contentWindow.scrollTo(0, target.getBoundingClientRect().top - frameHeight / 2);
}
