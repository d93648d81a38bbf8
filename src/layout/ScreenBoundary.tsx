import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Unreadable } from '../navigation/Unreadable.tsx';

const reload = () => window.location.reload();

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Unreadable again={reload} /> : this.props.children;
  }
}

/** A screen that cannot read the device's storage says so, instead of showing an empty list (P2). */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
