import { logFault } from '../client/log-fault.ts';

interface Notice {
  text: string;
  /** Label of the action button. */
  action: string;
  onAction: () => void;
  onClose?: () => void;
}

/**
 * Shows a message at the bottom of the window. Returns whether that was possible: the component that renders it is
 * loaded with the first message.
 */
export async function tell(notice: Notice): Promise<boolean> {
  try {
    const { showUpdateBar } = await import('../islands/offline/show-update-bar.tsx');
    showUpdateBar(notice);
    return true;
  } catch (error) {
    logFault('update-bar', error);
    return false;
  }
}
