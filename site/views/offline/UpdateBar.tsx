import { close, noticeLabel } from './messages.ts';

export interface UpdateBarProps {
  text: string;
  action: string;
  onAction: () => void;
  onClose: () => void;
}

/** A bar at the bottom of the window with one action. */
export function UpdateBar({ text, action, onAction, onClose }: UpdateBarProps) {
  return (
    <aside className="update" aria-label={noticeLabel}>
      <output>{text}</output>
      <button type="button" className="do" onClick={onAction}>
        {action}
      </button>
      <button type="button" aria-label={close} onClick={onClose}>
        ×
      </button>
    </aside>
  );
}
