import { Component, type ReactNode } from 'react';
import { logFault } from './log-fault.ts';

export interface LoadBoundaryProps {
  /** As the subject of a sentence: "Users". */
  what: string;
  children: ReactNode;
}

/**
 * Round what is fetched late. Its script may be gone: a later build has others, and the network can fail. What stands
 * around it stays, and the way out is the page itself, asked for anew.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFault('part-failed', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="failed" role="alert">
        <p>
          {this.props.what} could not be loaded: the network failed, or the site was renewed meanwhile. Nothing was
          changed.
        </p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    );
  }
}
