import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands where the children failed; nothing by default. */
  readonly fallback?: (error: unknown) => ReactNode;
}

/** Keeps a failure where it happened: the rest of the page lives. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failure: { error: unknown } | null }> {
  override state: { readonly failure: { error: unknown } | null } = { failure: null };
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }
  override render() {
    const { failure } = this.state;
    return failure ? (this.props.fallback?.(failure.error) ?? null) : this.props.children;
  }
}
