import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem } from '#domain/problem.ts';
import { type ReportReason, reportReasons } from '#domain/trip/publication.ts';
import { reportPublication } from '../../data/publications.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/Form.tsx';
import { Select } from '../../ui/Select.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface ReportDialogProps {
  /** Of the published trip. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Something published that should not be there: told to the operator, without a name. */
export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const [because, setBecause] = useState<ReportReason>('wrong');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send() {
    setBusy(true);
    setFailure(null);
    try {
      await reportPublication(id, because);
      showToast('success', t('inspiration.reported'));
      onClose();
    } catch (error) {
      const problem = asProblem(error);
      setFailure(problemText(problem, t).message);
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inspiration.reportTitle')}
      closeLabel={t('common.close')}
      actions={
        <Button busy={busy} onClick={() => void send()}>
          {t('inspiration.reportSend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('inspiration.reportLead')}</p>
        <Select
          label={t('inspiration.reportTitle')}
          value={because}
          options={reportReasons.map((value) => ({ value, label: t(`inspiration.reportReasons.${value}`) }))}
          onChange={setBecause}
        />
        {failure && <FormError>{failure}</FormError>}
      </div>
    </Dialog>
  );
}
