import { Component, type ReactNode } from 'react';

export interface FaultBoundaryProps {
  /** Told once, when nothing stands here any more. */
  onFault: (error: unknown) => void;
  children: ReactNode;
}

/** Round what may fail to be drawn, mostly since its script cannot be had: nothing takes its place, and all around it stays. */
export class FaultBoundary extends Component<FaultBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
