import { Switch } from 'radix-ui';
import { switchRowLabel } from './messages.ts';

export interface RowSwitchProps {
  /** For example "Published". */
  label: string;
  /** Title of the row. */
  title: string;
  isOn: boolean;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switches a row on or off at once. */
export function RowSwitch({ label, title, isOn, isPending, onChange }: RowSwitchProps) {
  return (
    <div className="check">
      <span aria-hidden="true">{label}</span>
      <Switch.Root
        className="switch"
        aria-label={switchRowLabel(label, title)}
        checked={isOn}
        aria-busy={isPending}
        onCheckedChange={(next) => isPending || onChange(next)}
      >
        <Switch.Thumb />
      </Switch.Root>
    </div>
  );
}
