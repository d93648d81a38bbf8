import type airplane from '../../locales/en/airplane.json';
import type askChange from '../../locales/en/askChange.json';
import type auth from '../../locales/en/auth.json';
import type booking from '../../locales/en/booking.json';
import type categories from '../../locales/en/categories.json';
import type common from '../../locales/en/common.json';
import type documents from '../../locales/en/documents.json';
import type earlier from '../../locales/en/earlier.json';
import type ended from '../../locales/en/ended.json';
import type exportTexts from '../../locales/en/export.json';
import type fixed from '../../locales/en/fixed.json';
import type forgotPassword from '../../locales/en/forgotPassword.json';
import type handedOver from '../../locales/en/handedOver.json';
import type home from '../../locales/en/home.json';
import type howItWorks from '../../locales/en/howItWorks.json';
import type inspiration from '../../locales/en/inspiration.json';
import type install from '../../locales/en/install.json';
import type journey from '../../locales/en/journey.json';
import type layout from '../../locales/en/layout.json';
import type leftPlans from '../../locales/en/leftPlans.json';
import type legal from '../../locales/en/legal.json';
import type map from '../../locales/en/map.json';
import type myTrips from '../../locales/en/myTrips.json';
import type notFound from '../../locales/en/notFound.json';
import type openTown from '../../locales/en/openTown.json';
import type parked from '../../locales/en/parked.json';
import type payment from '../../locales/en/payment.json';
import type planFailure from '../../locales/en/planFailure.json';
import type planForm from '../../locales/en/planForm.json';
import type planning from '../../locales/en/planning.json';
import type planTrip from '../../locales/en/planTrip.json';
import type problem from '../../locales/en/problem.json';
import type profile from '../../locales/en/profile.json';
import type publish from '../../locales/en/publish.json';
import type share from '../../locales/en/share.json';
import type shop from '../../locales/en/shop.json';
import type stop from '../../locales/en/stop.json';
import type sync from '../../locales/en/sync.json';
import type trash from '../../locales/en/trash.json';
import type trip from '../../locales/en/trip.json';
import type tripEdit from '../../locales/en/tripEdit.json';
import type tripFit from '../../locales/en/tripFit.json';
import type wishes from '../../locales/en/wishes.json';

/** Every text of the page: the first word of a key is the file. English is the shape; a test holds Spanish to it. */
export interface Texts {
  airplane: typeof airplane;
  askChange: typeof askChange;
  auth: typeof auth;
  booking: typeof booking;
  categories: typeof categories;
  common: typeof common;
  earlier: typeof earlier;
  export: typeof exportTexts;
  fixed: typeof fixed;
  forgotPassword: typeof forgotPassword;
  handedOver: typeof handedOver;
  home: typeof home;
  howItWorks: typeof howItWorks;
  inspiration: typeof inspiration;
  install: typeof install;
  journey: typeof journey;
  layout: typeof layout;
  legal: typeof legal;
  map: typeof map;
  leftPlans: typeof leftPlans;
  myTrips: typeof myTrips;
  documents: typeof documents;
  ended: typeof ended;
  parked: typeof parked;
  notFound: typeof notFound;
  openTown: typeof openTown;
  payment: typeof payment;
  planFailure: typeof planFailure;
  planForm: typeof planForm;
  planTrip: typeof planTrip;
  planning: typeof planning;
  problem: typeof problem;
  profile: typeof profile;
  publish: typeof publish;
  share: typeof share;
  shop: typeof shop;
  stop: typeof stop;
  sync: typeof sync;
  trash: typeof trash;
  trip: typeof trip;
  tripEdit: typeof tripEdit;
  tripFit: typeof tripFit;
  wishes: typeof wishes;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
  }
}
