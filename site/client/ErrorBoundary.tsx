import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Called once, after the children have been removed. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * An error boundary that renders nothing in place of the children that failed, usually because their script could not
 * be loaded. The content around it stays.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
