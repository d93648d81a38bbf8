import { known } from '../open-list.ts';
import { type Sign, signs } from '../place/sign.ts';
import type { Activity } from './itinerary.ts';

type OfStop = Pick<Activity, 'kind' | 'meal' | 'own' | 'sign'>;

/** The sign of a stop: its own, or what its kind alone says of stops without one, or with one of a later version. */
export function signOfStop({ kind, meal, own, sign }: OfStop): Sign {
  const ownSign = known(signs, sign);
  if (ownSign) return ownSign;
  if (own) return 'pin';
  if (meal) return 'table';
  return kind === 'free-time' ? 'bench' : 'monument';
}
