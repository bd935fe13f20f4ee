import { createRoot, type Root } from '../../client/react-root.ts';
import { UpdateBar, type UpdateBarProps } from '../../views/offline/UpdateBar.tsx';
import css from '../../views/offline/UpdateBar.css?inline';
import { LateStyle } from '../../client/LateStyle.tsx';

let root: Root | undefined;
let shown: string | undefined;

/** Shows a line at the foot of the window; a later one takes the place of an earlier. */
export function showUpdateBar({ onClose, ...bar }: Omit<UpdateBarProps, 'onClose'> & { onClose?: () => void }): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const close = (): void => {
    shown = undefined;
    root?.render(null);
    onClose?.();
  };
  const draw = (text: string): void =>
    root?.render(
      <>
        <LateStyle css={css} />
        <UpdateBar {...bar} text={text} onClose={close} />
      </>,
    );
  shown = bar.text;
  draw('');
  // A status is read out when it changes, not when it comes.
  requestAnimationFrame(() => shown === bar.text && draw(bar.text));
}
