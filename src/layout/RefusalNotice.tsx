import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSync } from '../data/sync-state.ts';
import { paths } from '../navigation/paths.ts';
import { showToast } from '../ui/toast-store.ts';

/** What the server refused after it was shown as saved: says so wherever the traveller is, with the way there. */
export function RefusalNotice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refused = useSync((state) => state.refused);
  useEffect(() => {
    if (!refused) return;
    useSync.setState({ refused: null });
    const to = refused.tripId === null ? paths.profile : paths.trip(refused.tripId);
    showToast('error', t('layout.refused'), { label: t('layout.refusedSee'), run: () => void navigate(to) });
  }, [refused, navigate, t]);
  return null;
}
