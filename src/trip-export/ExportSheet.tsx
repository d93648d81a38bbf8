import { CalendarDays, FileBraces, FileCode, FileText, MapPinned, Route } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellingLanguage, toldIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { download } from '../data/download.ts';
import { useRates } from '../data/rates.ts';
import { useTripVersion } from '../data/trips.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { showToast } from '../ui/toast-store.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { PrintChoice } from './PrintChoice.tsx';
import { PrintedTrip, type PrintJob } from './PrintedTrip.tsx';
import { type FileKind, type FileRequest, fileKinds, makeFile } from './trip-files.ts';

interface ExportSheetProps {
  readonly trip: Trip;
  readonly own: boolean;
  readonly onClose: () => void;
}

const icons: Readonly<Record<FileKind, ReactNode>> = {
  ics: <CalendarDays aria-hidden className="size-6 shrink-0 text-sea" />,
  html: <FileCode aria-hidden className="size-6 shrink-0 text-sea" />,
  md: <FileText aria-hidden className="size-6 shrink-0 text-sea" />,
  gpx: <Route aria-hidden className="size-6 shrink-0 text-sea" />,
  kml: <MapPinned aria-hidden className="size-6 shrink-0 text-sea" />,
  json: <FileBraces aria-hidden className="size-6 shrink-0 text-sea" />,
};

function KindButton({ kind, onPress }: { readonly kind: FileKind; readonly onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-4 rounded-card border border-line bg-paper px-4 py-2 text-left hover:border-sea"
    >
      {icons[kind]}
      <span className="flex flex-col">
        <span className="font-semibold">{t(`export.kind.${kind}.title`)}</span>
        <span className="text-sm text-ink-soft">{t(`export.kind.${kind}.text`)}</span>
      </span>
    </button>
  );
}

/** Makes a file of the trip as it is now and gives it to the browser; its name. */
async function handOver(kind: FileKind, request: Omit<FileRequest, 'language' | 'moment'>): Promise<string> {
  const language = tellingLanguage(request.trip, currentLanguage());
  const { name, type, text } = await makeFile(kind, { ...request, language, moment: new Date().toISOString() });
  download(text, type, name);
  return name;
}

/** Everything a trip can become; all but the calendar link is made on this device, with or without a network. */
export function ExportSheet({ trip, own, onClose }: ExportSheetProps) {
  const { t } = useTranslation();
  const version = useTripVersion(trip.id);
  const rates = useRates();
  const language = tellingLanguage(trip, currentLanguage());
  const [codes, setCodes] = useState(false);
  const [job, setJob] = useState<PrintJob | null>(null);
  const printed = useCallback(() => setJob(null), []);
  async function save(kind: FileKind) {
    showToast('success', t('export.saved', { name: await handOver(kind, { trip, version, codes, rates }) }));
    onClose();
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('export.title')}
      description={t('export.text')}
      closeLabel={t('common.close')}
    >
      <div className="flex flex-col gap-6">
        {(trip.bookings ?? []).length > 0 && (
          <Checkbox label={t('export.codes')} hint={t('export.codesHint')} checked={codes} onChange={setCodes} />
        )}
        <ul className="flex flex-col gap-2">
          {fileKinds.map((kind) => (
            <li key={kind}>
              <KindButton kind={kind} onPress={() => void save(kind)} />
            </li>
          ))}
        </ul>
        <PrintChoice trip={trip} onPrint={setJob} />
        {own && <CalendarFeed tripId={trip.id} sent={version > 0} />}
      </div>
      {job && (
        <PrintedTrip
          trip={toldIn(trip, language)}
          language={language}
          job={job}
          codes={codes}
          rates={rates}
          onPrinted={printed}
        />
      )}
    </Sheet>
  );
}
