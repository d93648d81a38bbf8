import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';

import { keepFormDraft, readFormDraft } from '../../data/form-draft.ts';
import { type PlanState, paths } from '../../navigation/paths.ts';
import { restoreForm } from './form-values.ts';

/** As the share target of earlier manifests names them, and the screen that asks what becomes of a text. */
const names = ['title', 'text', 'url'] as const;

function addToDraft(shared: string): void {
  const form = restoreForm(readFormDraft());
  if (form.preferences.includes(shared)) return;
  const preferences = [form.preferences, shared].filter((part) => part !== '').join('\n');
  keepFormDraft({ ...form, preferences: preferences.slice(0, MAX_PREFERENCES_LENGTH) });
}

/** What another app shared with this one becomes part of the wish; what is typed already stays. True while that happens. */
export function useSharedText(): boolean {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shared = [...new Set(names.flatMap((name) => params.get(name) ?? []))].join('\n').trim();
  useEffect(() => {
    if (shared === '') return;
    addToDraft(shared);
    const state: PlanState = { show: 'form' };
    void navigate(paths.planTrip, { replace: true, state });
  }, [shared, navigate]);
  return shared !== '';
}
