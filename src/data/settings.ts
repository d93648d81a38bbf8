import { useEffect } from 'react';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { getSettingsEndpoint, type Settings, settingsSchema } from '#contract/settings.ts';
import { reader } from '#domain/reader.ts';
import { rememberLegalInForce } from './legal-version.ts';

const KEY = 'settings';

function remembered(): Settings | null {
  try {
    const parsed = z.safeParse(reader(settingsSchema), JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

interface Known {
  readonly settings: Settings | null;
  /** The server was asked and did not say. */
  readonly silent: boolean;
}

const useStore = create<Known>(() => ({ settings: remembered(), silent: false }));
let asked = false;

async function refresh(): Promise<void> {
  const settings = await import('../api/call.ts').then(({ call }) => call(getSettingsEndpoint)).catch(() => null);
  if (!settings) {
    asked = false;
    useStore.setState({ silent: true });
    return;
  }
  localStorage.setItem(KEY, JSON.stringify(settings));
  rememberLegalInForce(settings.legalVersion);
  useStore.setState({ settings, silent: false });
}

/** The same outside of a component. */
export const knownSettings = (): Settings | null => useStore.getState().settings;

/** This installation's public settings as last seen; null before the first answer. */
export function useSettings(): Settings | null {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void refresh();
  }, []);
  return useStore((state) => state.settings);
}

/** Whether nothing is known of them yet, and the server may still answer. */
export function useSettingsPending(): boolean {
  const settings = useSettings();
  const silent = useStore((state) => state.silent);
  return settings === null && !silent;
}
