import { settingsLabel } from './messages.ts';
export interface SettingsButtonProps {
  isOpen: boolean;
  onToggle?: () => void;
}

/** Opens and closes the reading settings, which an island renders. */
export function SettingsButton({ isOpen, onToggle }: SettingsButtonProps) {
  return (
    <button type="button" aria-expanded={isOpen} onClick={onToggle}>
      {settingsLabel}
    </button>
  );
}
