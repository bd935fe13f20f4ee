import { logFault } from '../client/log-fault.ts';

interface Notice {
  text: string;
  /** What can be done about it. */
  action: string;
  onAction: () => void;
  onClose?: () => void;
}

/** Shows a line at the foot of the window. Returns whether it could be: what draws it is fetched with the first one. */
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
