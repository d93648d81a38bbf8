import { useTranslation } from 'react-i18next';
import { kindOf } from '#domain/trip/booking-hours.ts';
import type { Step } from '#domain/trip/day-steps.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Sign } from '../../ui/Sign.tsx';
import { CopyCode } from '../bookings/CopyCode.tsx';
import { KindIcon } from '../bookings/KindIcon.tsx';
import type { Editing } from '../editing.ts';
import { type About, hourOf, isAboutLuggage, nameOf, placeOf, remarksOf } from './step-texts.ts';

interface RowProps extends About {
  readonly step: Step;
  readonly editing?: Editing | undefined;
}

/** What it is; something booked opens what is kept of it. */
function Name({ step, editing }: Pick<RowProps, 'step' | 'editing'>) {
  const name = nameOf(step, currentLanguage());
  const { line } = step;
  if (!line || !editing || isAboutLuggage(line)) return <p className="min-w-0 [overflow-wrap:anywhere]">{name}</p>;
  return (
    <button
      type="button"
      onClick={() => editing.open({ kind: 'booking', seen: editing.seen, booking: line.booking })}
      className="min-h-11 min-w-0 text-left font-semibold text-sea underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      {name}
    </button>
  );
}

/** The code stands once: of a bed where one comes, of everything else where it is told. */
const toldCode = ({ line }: Step) =>
  line && (line.as === 'start' || line.as === 'end' || line.as === 'night') ? line.booking.code : '';

/** What of a booking is for its owner to have at hand. */
function Details({ step, ...about }: RowProps) {
  const { t } = useTranslation();
  const [place, code] = [placeOf(step), toldCode(step)];
  return (
    <>
      {place !== '' && <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{place}</p>}
      {remarksOf(step, about, currentLanguage(), t).map((text) => (
        <p key={text} className="text-sm">
          {text}
        </p>
      ))}
      {code !== '' && <CopyCode code={code} />}
    </>
  );
}

function Row(props: RowProps) {
  const { step } = props;
  const hour = hourOf(step, props, currentLanguage());
  const isLink = step.line !== null && props.editing !== undefined && !isAboutLuggage(step.line);
  return (
    <li className="flex gap-3">
      <span className={classNames('pt-0.5', isLink && 'pt-3')}>
        {step.line && <KindIcon kind={kindOf(step.line.booking)} />}
        {!step.line && step.activity && <Sign stop={step.activity} className="size-5 text-ink-soft" />}
      </span>
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <div className="flex items-baseline gap-2">
          {hour !== '' && <p className="max-w-[45%] shrink-0 font-semibold tabular-nums">{hour}</p>}
          <Name step={step} editing={props.editing} />
        </div>
        {step.line && <Details {...props} />}
      </div>
    </li>
  );
}

interface StepListProps extends About {
  readonly steps: readonly Step[];
  readonly editing?: Editing | undefined;
}

/** The whole day in its order: stops by name, what is booked with all that one has to show for it. */
export function StepList({ steps, ...about }: StepListProps) {
  const { t } = useTranslation();
  return (
    <ol
      data-momentary
      aria-label={t('fixed.today.order')}
      className="flex flex-col gap-3 rounded-card bg-card p-4 text-ink"
    >
      {steps.map((step) => (
        <Row key={step.id} step={step} {...about} />
      ))}
    </ol>
  );
}
