import { signOfStop } from '#domain/trip/sign-of-stop.ts';
import { classNames } from './class-names.ts';

interface SignProps {
  readonly stop: Parameters<typeof signOfStop>[0];
  readonly className?: string;
}

/** The drawn sign of a stop beside its name, which says the same to a reader who does not see it. */
export function Sign({ stop, className }: SignProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={classNames('sign shrink-0', className)}>
      <use href={`/signs.svg#${signOfStop(stop)}`} />
    </svg>
  );
}
