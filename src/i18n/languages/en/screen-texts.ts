import { collect } from '../../collect.ts';

/** What the other screens say: one file that comes with the first of them. Texts that few screens say come with those. */
export const texts = collect(
  import.meta.glob<object>(
    [
      '/locales/en/*.json',
      '!/locales/en/{common,layout,home,airplane,askChange,auth,booking,documents,earlier,ended,export,fixed,forgotPassword,handedOver,howItWorks,inspiration,install,journey,leftPlans,legal,map,myTrips,notFound,openTown,parked,payment,planFailure,planning,profile,publish,share,shop,stop,sync,trash,tripEdit,tripFit,wishes}.json',
    ],
    {
      eager: true,
      import: 'default',
    },
  ),
);
