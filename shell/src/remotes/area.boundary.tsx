import { Component, type ReactNode } from 'react';

interface AreaBoundaryProps {
  children: ReactNode;
  /** Drawn in place of children that failed. */
  failed: (again: () => void) => ReactNode;
  /** Before the children are drawn again. */
  onRetry: () => void;
}

/** Keeps a failure where it happened: in drawing, or in a file that a screen loads later on. */
export class AreaBoundary extends Component<AreaBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  private readonly again = (): void => {
    this.props.onRetry();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    return this.state.broken ? this.props.failed(this.again) : this.props.children;
  }
}
