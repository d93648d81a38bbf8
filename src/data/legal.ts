import { useEffect, useState } from 'react';
import { fallbackLanguage, type Language } from '#domain/language.ts';

type LegalName = 'terms' | 'privacy';

export type Legal =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly text: string };

const documents = import.meta.glob<string>('/legal/*.md', { query: '?raw', import: 'default' });

async function loadLegal(name: LegalName, language: Language): Promise<string> {
  const load = documents[`/legal/${name}.${language}.md`] ?? documents[`/legal/${name}.${fallbackLanguage}.md`];
  if (!load) throw new Error(`there is no legal document ${name}`);
  return load();
}

/** The text of a legal document in a language, Spanish where it has none. Each is a precached chunk and opens offline. */
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
