import { logClientError } from '../client/log-client-error.ts';

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
export async function showMessageBar(notice: Notice): Promise<boolean> {
  try {
    const { showUpdateBar } = await import('../islands/offline/show-update-bar.tsx');
    showUpdateBar(notice);
    return true;
  } catch (error) {
    logClientError('update-bar', error);
    return false;
  }
}
