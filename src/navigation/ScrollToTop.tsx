import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Every change of route starts at the top (spec section 2). */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
