import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Import, ImportOfOne } from '../../data/import-trip.ts';
import { paths } from '../../navigation/paths.ts';
import { showToast } from '../../ui/toast-store.ts';

/** A question or an answer that a file has led to; null when there is nothing to say. */
export type ImportState = Extract<Import, { kind: 'unreadable' | 'older' | 'several' }> | null;

export interface Importing {
  readonly state: ImportState;
  readonly take: (file: File) => void;
  readonly update: (now: Seen, wanted: Trip) => void;
  readonly takeAll: (found: readonly ImportOfOne[]) => void;
  readonly addAsNew: (trip: Trip) => void;
  readonly close: () => void;
}

/** Few come with a file. */
const reading = () => import('../../data/import-trip.ts');

const failed = (t: TFunction) => () => showToast('error', t('planTrip.errorSavingTrip'));

/** What happens to a file: read, asked about where the trip is here already, saved on this device. */
export function useImporting(): Importing {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [state, setState] = useState<ImportState>(null);
  const close = () => setState(null);
  const show = async (tripId: string) => navigate(paths.trip(tripId));

  async function add(trip: Trip): Promise<void> {
    close();
    const id = await (await reading()).importAsNew(trip);
    showToast('success', t('myTrips.imported'));
    await show(id);
  }
  async function read(file: File): Promise<void> {
    const found = await (await reading()).readImport(file);
    if (found.kind === 'new') return add(found.trip);
    if (found.kind !== 'same') return setState(found);
    showToast('success', t('myTrips.importSame'));
    await show(found.trip.id);
  }
  async function replace(now: Seen, wanted: Trip): Promise<void> {
    close();
    const undo = await (await reading()).updateFromFile(now, wanted);
    showToast('success', t('myTrips.importUpdated'), {
      label: t('trip.undo'),
      run: () => void undo().catch(failed(t)),
    });
    await show(now.trip.id);
  }
  async function takeAll(found: readonly ImportOfOne[]): Promise<void> {
    close();
    const undo = await (await reading()).importSeveral(found);
    showToast('success', t('myTrips.importedSeveral'), {
      label: t('trip.undo'),
      run: () => void undo().catch(failed(t)),
    });
  }
  return {
    state,
    close,
    takeAll: (found) => void takeAll(found).catch(failed(t)),
    take: (file) => void read(file).catch(failed(t)),
    addAsNew: (trip) => void add(trip).catch(failed(t)),
    update: (now, wanted) => void replace(now, wanted).catch(failed(t)),
  };
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere on the page, while this is on screen; true while one is held over it. */
export function useDroppedFiles(take: (file: File) => void): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHeld(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setHeld(false);
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHeld(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [take]);
  return held;
}
