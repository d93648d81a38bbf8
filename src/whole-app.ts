import { i18next, loadScreenTexts } from './i18n/i18n.ts';
import { nameStartPictures } from './pwa/start-picture.ts';
import { keepApp } from './pwa/worker.ts';
import { whenSignedIn } from './session/session.ts';
import { showToast } from './ui/toast-store.ts';

const TOLD_KEY = 'toldWholeApp';

/** Once on a device, and only where trips are kept: a visitor who looks around has nothing to take along. */
async function tell(): Promise<void> {
  if (localStorage.getItem(TOLD_KEY) !== null) return;
  await loadScreenTexts('install');
  localStorage.setItem(TOLD_KEY, '1');
  showToast('success', i18next.t('install.whole'));
}

/** Brings everything of the app onto this device, and goes on when the network is back where it was cut. */
export async function keepWholeApp(): Promise<void> {
  const { missing } = await keepApp();
  void nameStartPictures().catch(() => undefined);
  if (missing > 0) window.addEventListener('online', () => void keepWholeApp(), { once: true });
  else whenSignedIn(() => void tell().catch(() => undefined));
}
