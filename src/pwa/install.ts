import { create } from 'zustand';

/** Only in Chromium, and in no library of types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** `offer`: the browser can install the page now; `by-hand`: only its user can, from the share menu of iOS. */
type Install = { readonly way: 'none' | 'by-hand' } | { readonly way: 'offer'; readonly offer: InstallOffer };

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** iPads say they are Macs; Macs have no touch screen. */
function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

export const useInstall = create<Install>(() => ({ way: 'none' }));

/** Keeps the browser's own banner back: the offer is made after the first save, when there is a reason. */
export function watchInstall(): void {
  if (isApplePhone() && !isInstalled()) useInstall.setState({ way: 'by-hand' }, true);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ way: 'offer', offer: event as InstallOffer }, true);
  });
  window.addEventListener('appinstalled', () => useInstall.setState({ way: 'none' }, true));
}
