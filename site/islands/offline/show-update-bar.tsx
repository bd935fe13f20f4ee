import { createRoot, type Root } from '../../client/react-root.ts';
import { UpdateBar, type UpdateBarProps } from '../../views/offline/UpdateBar.tsx';
import css from '../../views/offline/UpdateBar.css?inline';
import { LazyStyle } from '../../client/LateStyle.tsx';

let root: Root | undefined;
let shown: string | undefined;

/** Shows a bar at the bottom of the window. A later one replaces an earlier one. */
export function showUpdateBar({ onClose, ...bar }: Omit<UpdateBarProps, 'onClose'> & { onClose?: () => void }): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = (): void => {
    shown = undefined;
    root?.render(null);
    onClose?.();
  };
  const renderBar = (text: string): void =>
    root?.render(
      <>
        <LazyStyle css={css} />
        <UpdateBar {...bar} text={text} onClose={close} />
      </>,
    );
  shown = bar.text;
  renderBar('');
  // Screen readers announce a status when it changes, not when it appears.
  requestAnimationFrame(() => shown === bar.text && renderBar(bar.text));
}
