import { useEffect, useState } from 'react';
import { getLegalEndpoint, type LegalName } from '#contract/legal.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import type { Language } from '#domain/language.ts';
import { legalInForce } from './legal-version.ts';

export type Legal =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly text: string };

const documents = import.meta.glob<string>('/legal/*/*.md', { query: '?raw', import: 'default' });

async function ownText(name: LegalName, language: Language): Promise<string> {
  const load = documents[`/legal/${language}/${name}.md`];
  if (!load) throw new Error(`there is no legal document ${name}`);
  return load();
}

/** A page that is older than the documents in force asks for them, and shows its own where the server cannot be reached. */
async function loadLegal(name: LegalName, language: Language): Promise<string> {
  if (legalInForce() === LEGAL_VERSION) return ownText(name, language);
  const { call } = await import('../api/call.ts');
  const inForce = await call(getLegalEndpoint, { params: { name } }).catch(() => null);
  return inForce?.text ?? ownText(name, language);
}

/** The text of a legal document in a language. Each is a precached chunk and opens offline. */
export function useLegal(name: LegalName, language: Language): Legal {
  const [loaded, setLoaded] = useState<{ key: string; legal: Legal } | null>(null);
  const key = `${name}.${language}`;
  useEffect(() => {
    let wanted = true;
    const show = (legal: Legal) => wanted && setLoaded({ key, legal });
    loadLegal(name, language).then(
      (text) => show({ state: 'ready', text }),
      () => show({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [key, name, language]);
  return loaded?.key === key ? loaded.legal : { state: 'loading' };
}
