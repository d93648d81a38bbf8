import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { othersTold, useOthers } from '../data/others-state.ts';
import { paths } from '../navigation/paths.ts';

const way = 'inline-flex min-h-11 items-center font-semibold text-sea underline';

/** After signing in on a device that keeps data of another account. */
export function OthersNotice() {
  const { t } = useTranslation();
  const count = useOthers(({ ids }) => ids.length);
  return (
    <div role="status" className="border-b border-sun bg-card px-4 py-2 text-center text-sm">
      <p>{t('ended.others', { count })}</p>
      <p className="flex flex-wrap justify-center gap-x-5">
        <Link to={paths.profile} className={way} onClick={othersTold}>
          {t('ended.othersSee')}
        </Link>
        <button type="button" className={way} onClick={othersTold}>
          {t('ended.gotIt')}
        </button>
      </p>
    </div>
  );
}
