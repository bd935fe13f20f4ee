import type { PackWords } from '#data/offline/pack-words.ts';
import type { FocusTargets } from '../ui/focus-targets.ts';
import { checking, download } from './messages.ts';

export type PackAction = 'download' | 'pause' | 'ask-delete' | 'delete' | 'keep';

export interface PackButton {
  action: PackAction;
  label: string;
  /** Nothing can be downloaded now. */
  isOff?: boolean;
}

/** The state of a download, in words. */
export interface PackView {
  state: string;
  isSaved: boolean;
  /** From 0 to 1; absent if nothing is in progress. */
  progress?: number | undefined;
  error?: string | undefined;
  buttons: readonly PackButton[];
}

export interface PackRowProps extends PackWords {
  /** Absent until the stored data is known. */
  view?: PackView | undefined;
  onAction?: ((name: string, action: PackAction) => void) | undefined;
  focus?: FocusTargets | undefined;
}

const unknownView: PackView = {
  state: checking,
  isSaved: false,
  buttons: [{ action: 'download', label: download, isOff: true }],
};

/** A part of the site that can be downloaded, with its state and its actions. */
export function PackRow({ name, title, about, view = unknownView, onAction, focus }: PackRowProps) {
  const { state, isSaved, progress, error, buttons } = view;
  // Never focus a button that deletes: pressing a key twice would activate it.
  const safe = buttons.findIndex(({ action, isOff }) => !isOff && action !== 'ask-delete' && action !== 'delete');
  return (
    <li id={`pack-${name}`}>
      <h3 ref={focus?.heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{about}</p>
      <p className={isSaved ? 'state js is-saved' : 'state js'}>{state}</p>
      {progress !== undefined && <progress className="js" max={1} value={progress} aria-label={title} />}
      {error && <p className="fault">{error}</p>}
      <div className="do js" {...focus?.within}>
        {buttons.map(({ action, label, isOff = false }, at) => (
          <button
            key={action}
            ref={at === safe ? focus?.next : undefined}
            className="button"
            type="button"
            aria-label={`${label}: ${title}`}
            disabled={isOff}
            onClick={() => onAction?.(name, action)}
          >
            {label}
          </button>
        ))}
      </div>
    </li>
  );
}
