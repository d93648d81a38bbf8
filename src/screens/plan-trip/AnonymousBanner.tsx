import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

/** Invites to sign in without standing in the way (D2). */
export function AnonymousBanner() {
  const state = { returnTo: paths.planTrip };
  const link = 'font-semibold text-sea underline';
  return (
    <p className="rounded-card border border-sun bg-card p-4">
      <Trans
        i18nKey="planForm.anonymous"
        components={{
          signIn: <Link to={paths.login} state={state} className={link} />,
          signUp: <Link to={paths.register} state={state} className={link} />,
        }}
      />
    </p>
  );
}
