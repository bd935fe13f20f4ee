import { Component, type ReactNode } from 'react';
import { logClientError } from './log-client-error.ts';

export interface LoadBoundaryProps {
  /** Subject of the sentence in the message: "Users". */
  what: string;
  children: ReactNode;
}

/**
 * An error boundary for content that is loaded late. Its script may be missing because the site was deployed again or
 * the network failed. The content around it stays, and the reader can reload the page.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logClientError('part-failed', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="failed" role="alert">
        <p>{this.props.what} could not be loaded: the network failed, or the site was updated. Nothing was changed.</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
