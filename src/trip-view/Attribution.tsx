import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { knownOf } from '#domain/open-list.ts';
import { type OpenSource, openSources } from '#domain/place/open-source.ts';

function Copyright({ children }: { readonly children?: ReactNode }) {
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noreferrer"
      className="text-sea underline underline-offset-4"
    >
      {children}
    </a>
  );
}

/** Whose the places of a trip are, where they are from open data: their licence asks that every copy says so. */
export function Attribution({ sources }: { readonly sources: readonly string[] }) {
  const { t } = useTranslation();
  return knownOf<OpenSource>(openSources, sources).map((source) => (
    <p key={source} className="pt-3 text-sm text-ink-soft">
      {source === 'openstreetmap' ? (
        <Trans i18nKey="trip.source.openstreetmap" components={{ osm: <Copyright /> }} />
      ) : (
        t(`trip.source.${source}`)
      )}
    </p>
  ));
}
