import type { TFunction } from 'i18next';
import {
  Archive,
  ArrowUpDown,
  CalendarDays,
  Copy,
  Ellipsis,
  History,
  Lightbulb,
  MessageSquareText,
  Pencil,
  Plane,
  Redo2,
  Shuffle,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keptAs } from '#domain/trip/kept-as.ts';
import type { Seen } from '#domain/trip/seen.ts';
import { archiveTrip, listTrip } from '../../data/drafts.ts';
import { useLostTexts } from '../../data/lost-texts.ts';
import { makeAgain, takeBack, useSteps } from '../../data/steps.ts';
import { deleteTrip, saveCopy, saveTrip } from '../../data/trips.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { paths } from '../../navigation/paths.ts';
import type { Editing } from '../../trip-view/editing.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { MenuItem, MenuProps } from '../../ui/MenuList.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Stepping, useStepKeys } from './step-keys.ts';

const AirplaneSheet = lazyWithTexts(async () => (await import('./AirplaneSheet.tsx')).AirplaneSheet, 'airplane');
const EarlierTexts = lazyWithTexts(async () => (await import('./EarlierTexts.tsx')).EarlierTexts, 'earlier', 'parked');
const PublishSheet = lazyWithTexts(async () => (await import('./PublishSheet.tsx')).PublishSheet, 'publish');

interface TripMenuProps {
  readonly editing: Pick<Editing, 'change' | 'seen' | 'open' | 'replan'>;
}

type OpenSheet = 'airplane' | 'earlier' | 'publish';
const icon = 'size-5';

/** What is done at once; where it failed, a toast says so. */
function useWholeTrip(seen: Seen) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { trip } = seen;
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    }
  }
  const copy = () =>
    void attempt(async () => {
      const copyId = await saveCopy(trip);
      showToast('success', t('trip.copySaved'));
      await navigate(paths.trip(copyId));
    });
  const remove = () =>
    void attempt(async () => {
      await deleteTrip(seen);
      const undo = () => void attempt(() => saveTrip(trip));
      showToast('success', t('trip.deleted'), { label: t('trip.undo'), run: undo });
      await navigate(paths.myTrips);
    });
  const archive = () =>
    void attempt(async () => {
      const undo = () => void attempt(() => listTrip(trip.id));
      await archiveTrip(trip.id);
      showToast('success', t('tripEdit.archived'), { label: t('trip.undo'), run: undo });
      await navigate(paths.myTrips);
    });
  return { copy, remove, ...(!keptAs(trip) && { archive }) };
}

/** The last step back, or once more; what was changed since stays, and is said to. */
function useStepping(tripId: string) {
  const { t } = useTranslation();
  const steps = useSteps(tripId);
  async function step(turn: typeof takeBack, done: string, other: { label: string; run: () => void }): Promise<void> {
    try {
      const turned = await turn(tripId);
      if (turned?.left) showToast(turned.changes.length > 0 ? 'success' : 'error', t('tripEdit.partStays'));
      else if (turned) showToast('success', done, other);
    } catch {
      showToast('error', t('tripEdit.notStored'));
    }
  }
  const back = () => void step(takeBack, t('tripEdit.tookBack'), { label: t('tripEdit.again'), run: again });
  const again = () => void step(makeAgain, t('tripEdit.doneAgain'), { label: t('trip.undo'), run: back });
  const stepping = { ...(steps.back && { back }), ...(steps.again && { again }) };
  useStepKeys(stepping);
  return stepping;
}

interface Doing extends TripMenuProps {
  readonly copy: () => void;
  readonly remove: () => void;
  /** Absent where it is not in the list. */
  readonly archive?: () => void;
  readonly openSheet: (sheet: OpenSheet) => void;
  readonly hasEarlier: boolean;
  readonly stepping: Stepping;
}

const earlierItem = (openSheet: Doing['openSheet'], t: TFunction): MenuItem => ({
  id: 'earlier',
  label: t('tripEdit.earlier'),
  icon: <History aria-hidden className={icon} />,
  onSelect: () => openSheet('earlier'),
});

/** With nothing chosen yet. */
const replanItem = (replan: (activityIds: readonly string[]) => void, t: TFunction): MenuItem => ({
  id: 'replan',
  label: t('tripEdit.replanParts'),
  icon: <Shuffle aria-hidden className={icon} />,
  onSelect: () => replan([]),
});

const arrangeItem = ({ open, seen }: Doing['editing'], t: TFunction): MenuItem => ({
  id: 'arrange',
  label: t('tripEdit.arrange'),
  icon: <ArrowUpDown aria-hidden className={icon} />,
  onSelect: () => open({ kind: 'arrange', seen }),
});

const askItem = ({ open, seen }: Doing['editing'], t: TFunction): MenuItem => ({
  id: 'ask-change',
  label: t('tripEdit.askChange'),
  icon: <MessageSquareText aria-hidden className={icon} />,
  onSelect: () => open({ kind: 'ask-change', seen }),
});

const archiveItem = (archive: () => void, t: TFunction): MenuItem => ({
  id: 'archive',
  label: t('tripEdit.archive'),
  icon: <Archive aria-hidden className={icon} />,
  onSelect: archive,
});

function stepItems({ stepping: { back, again } }: Doing, t: TFunction): MenuItem[] {
  return [
    ...(back
      ? [{ id: 'back', label: t('tripEdit.back'), icon: <Undo2 aria-hidden className={icon} />, onSelect: back }]
      : []),
    ...(again
      ? [{ id: 'again', label: t('tripEdit.redo'), icon: <Redo2 aria-hidden className={icon} />, onSelect: again }]
      : []),
  ];
}

function groupsOf(doing: Doing, t: TFunction): MenuProps['groups'] {
  const { editing, copy, remove, archive, openSheet, hasEarlier } = doing;
  const steps = stepItems(doing, t);
  return [
    ...(steps.length > 0 ? [steps] : []),
    [
      askItem(editing, t),
      arrangeItem(editing, t),
      {
        id: 'rename',
        label: t('trip.rename'),
        icon: <Pencil aria-hidden className={icon} />,
        onSelect: () => editing.open({ kind: 'rename', seen: editing.seen }),
      },
      {
        id: 'dates',
        label: t('tripEdit.dates'),
        icon: <CalendarDays aria-hidden className={icon} />,
        onSelect: () => editing.open({ kind: 'dates', seen: editing.seen }),
      },
      ...(editing.replan ? [replanItem(editing.replan, t)] : []),
      {
        id: 'airplane',
        label: t('trip.airplane'),
        icon: <Plane aria-hidden className={icon} />,
        onSelect: () => openSheet('airplane'),
      },
      { id: 'copy', label: t('trip.saveCopy'), icon: <Copy aria-hidden className={icon} />, onSelect: copy },
      {
        id: 'publish',
        label: t('trip.publish'),
        icon: <Lightbulb aria-hidden className={icon} />,
        onSelect: () => openSheet('publish'),
      },
      ...(hasEarlier ? [earlierItem(openSheet, t)] : []),
    ],
    [
      ...(archive ? [archiveItem(archive, t)] : []),
      {
        id: 'delete',
        label: t('trip.delete'),
        icon: <Trash2 aria-hidden className={icon} />,
        tone: 'danger',
        onSelect: remove,
      },
    ],
  ];
}

/** Everything one can do with an own trip as a whole; all of it works with no network. */
export function TripMenu({ editing }: TripMenuProps) {
  const { seen } = editing;
  const { trip } = seen;
  const { t } = useTranslation();
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const close = () => setOpen(null);
  const lost = useLostTexts(trip.id);
  const hasEarlier = lost.state === 'read' && lost.value.length > 0;

  const wholeTrip = useWholeTrip(seen);
  const stepping = useStepping(trip.id);
  return (
    <>
      <Menu
        trigger={
          <Button kind="secondary">
            <Ellipsis aria-hidden className={icon} />
            {t('trip.more')}
          </Button>
        }
        groups={groupsOf({ editing, ...wholeTrip, openSheet: setOpen, hasEarlier, stepping }, t)}
      />
      <Suspense>
        {open === 'publish' && <PublishSheet trip={trip} onClose={close} />}
        {open === 'earlier' && <EarlierTexts editing={editing} onClose={close} />}
        {open === 'airplane' && <AirplaneSheet tripId={trip.id} onClose={close} />}
      </Suspense>
    </>
  );
}
