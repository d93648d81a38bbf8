import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareChoices } from '#domain/trip/fields/field.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';
import { endUnshared, refreshShares, shareTrip } from '../../data/shares.ts';
import { paths } from '../../navigation/paths.ts';
import { useCopyLink } from '../../trip-view/CopyLinkButton.tsx';
import { hasShareSheet, openShareSheet } from '../../trip-view/share-sheet.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ShareLinks } from './ShareLinks.tsx';
import { daysOf, type ShareChoice, shareEnds } from './share-choice.ts';

interface ShareSheetProps {
  readonly trip: Trip;
  readonly choice: ShareChoice;
  readonly onChange: (choice: ShareChoice) => void;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

function Options({ choice, onChange }: Pick<ShareSheetProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation();
  const { options, end } = choice;
  const set = (part: Partial<ShareOptions>) => onChange({ ...choice, options: { ...options, ...part } });
  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        label={t('share.exactDates')}
        hint={t('share.exactDatesHint')}
        checked={options.dates === 'exact'}
        onChange={(exact) => set({ dates: exact ? 'exact' : 'length' })}
      />
      {shareChoices.map((choice) => (
        <Checkbox
          key={choice}
          label={t(`share.choices.${choice}`)}
          checked={options[choice] ?? false}
          onChange={(ticked) => set({ [choice]: ticked })}
        />
      ))}
      <Select
        label={t('share.endLabel')}
        options={shareEnds.map((value) => ({ value, label: t(`share.ends.${value}`) }))}
        value={end}
        onChange={(chosen) => onChange({ ...choice, end: chosen })}
      />
    </div>
  );
}

/** Hands a link that was made for it to the phone's own sheet; what has to be told when it went nowhere from there. */
async function handOver(title: string, path: string, token: string) {
  const shared = await openShareSheet(title, path).catch(() => 'not opened');
  if (shared === 'not opened') return 'share.sheetFailed';
  if (shared) return null;
  return (await endUnshared(token)) ? 'share.notShared' : 'share.notSharedWaits';
}

/** Sharing a trip by link: what it shows and for how long, what others will see, and the links there are. */
export function ShareSheet({ trip, choice, onChange, onPreview, onClose }: ShareSheetProps) {
  const { t } = useTranslation();
  const title = tripName(trip);
  const [copied, copy] = useCopyLink();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    refreshShares().then(setAsked, () => undefined);
  }, []);
  async function share() {
    setBusy(true);
    try {
      const token = await shareTrip(trip.id, choice.options, daysOf(choice.end));
      const path = paths.sharedTrip(token);
      if (!hasShareSheet()) return await copy(path);
      const told = await handOver(title, path, token);
      if (told) showToast(told === 'share.sheetFailed' ? 'error' : 'success', t(told));
    } catch {
      showToast('error', t('planTrip.errorSavingTrip'));
    } finally {
      setBusy(false);
    }
  }
  const make = hasShareSheet() ? t('share.makeAndShare') : t('share.makeAndCopy');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('share.title')}
      description={t('share.text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button busy={busy} onClick={() => void share()}>
            <span aria-live="polite">{copied ? t('trip.linkCopied') : make}</span>
          </Button>
          <Button kind="secondary" onClick={onPreview}>
            {t('share.preview')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Options choice={choice} onChange={onChange} />
        <ShareLinks tripId={trip.id} title={title} asked={asked} />
      </div>
    </Sheet>
  );
}
