import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { fallback: (error: unknown) => ReactNode; children: ReactNode };

/** Shows something else when its children fail. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
