import type { MailWords } from '../../mail-words.ts';

const list = (words: string) => words.split('|');

export const words: MailWords = {
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  cities: {
    seville: 'Sevilla',
    'new york city': 'New York',
    majorca: 'Palma de Mallorca',
    krakow: 'Kraków',
    minorca: 'Menorca',
  },
  ofDate: list('of'),
  notThen: list(
    'issued|issue date|date of issue|booked on|booking date|date of booking|purchase date|purchased on|order date|ordered on|paid on|payment date|invoice date|date of birth|born|cancel before|free cancellation|cancellation|cancel until|sent|sent on|check-in opens|online check-in|valid until|expires|last update',
  ),
  notATime: list(
    'boarding|gate closes|gate opens|gate|bag drop|check-in closes|check-in opens|doors|doors open|duration|travel time|opening hours|be at|arrive by|reception|customer service|call us|last entry',
  ),
  code: list(
    'booking reference|booking ref|booking|booking number|booking no|booking code|booking id|reservation|reservation number|reservation code|reservation id|reservation no|reservation reference|confirmation number|confirmation code|confirmation no|confirmation|record locator|airline reference|order number|order reference|order no|order id|ticket number|ticket reference|itinerary number|reference number|reference|pnr|locator',
  ),
  total: list('total price|total cost|total amount|total paid|amount paid|grand total|price|total|you paid'),
  seats: list('seats|seat|seat number'),
  guest: list('guest name|passenger name|passenger|passengers|guest|booked by|lead guest|driver|name on booking'),
  address: list('address|hotel address|office|branch|property address|location'),
  phone: list('phone|telephone|tel|contact'),
  from: list('from|origin|departing from|departure station|departure airport|leaving from|departure port|depart from'),
  to: list('to|destination|arriving at|arrival station|arrival airport|going to|arrival port|arrive at'),
  departure: list('departure time|departure date|departure|departs|depart|leaves|outbound|departing|dep'),
  arrival: list('arrival time|arrival date|arrival|arrives|arrive|arriving|arr'),
  checkIn: list('check-in date|check-in|check in|checkin|arrival date|arrival|arriving|arrive|from'),
  checkOut: list('check-out date|check-out|check out|checkout|departure date|departure|departing|depart|until|to'),
  pickUp: list('pick-up date|pick-up time|pick-up location|pick-up|pick up|pickup|collection|rental start'),
  dropOff: list('drop-off date|drop-off time|drop-off location|drop-off|drop off|dropoff|return|rental end'),
  date: list('date and time|date & time|date|when|day|visit date|travel date|journey date'),
  time: list('time|starts at|start time|entry time|time slot|start|at'),
  venue: list('venue|place|where|location|meeting point|entrance'),
  restaurant: list('restaurant|restaurant name'),
  hotel: list('hotel|property|hotel name|property name|accommodation|hostel|apartment'),
  eventName: list('event|show|tour|activity|experience|attraction|concert|performance|exhibition|match'),
  stayAt: list(
    'your stay at|stay at|staying at|your booking at|your reservation at|confirmed at|welcome you to|welcome to',
  ),
  tableAt: list(
    'your table at|your reservation at|reservation at|table at|booking at|dining at|expecting you at|look forward to seeing you at',
  ),
  ticketsFor: list(
    'your tickets for|your ticket for|tickets for|ticket for|tickets to|ticket to|booking for|your visit to|you are going to|admission to',
  ),
  flight: list('flight|flights|airline|airlines|boarding pass|airport|airways|e-ticket|cabin bag'),
  train: list('train|trains|rail|railway|coach class|carriage|platform|eurostar|station'),
  bus: list('bus|buses|coach|bus stop|bus station|flixbus|national express'),
  ferry: list('ferry|ferries|sailing|port|vessel|on board|ship'),
  car: list('car rental|rental car|car hire|hire car|your rental|pick-up|drop-off|rental agreement|driver'),
  lodging: list(
    'hotel|check-in|check-out|nights|night|room|rooms|guest|guests|hostel|apartment|your stay|breakfast|property|accommodation',
  ),
  table: list('restaurant|table|table for|dining|dinner|lunch|diners|covers|party of|party size|bistro|your table'),
  ticket: list(
    'ticket|tickets|admission|entry|museum|entrance|skip the line|timed entry|visit|exhibition|tower|palace',
  ),
  tour: list('tour|guided|guide|excursion|meeting point|walking tour|experience'),
  event: list('concert|show|match|performance|theatre|opera|festival|event|gig|musical|doors open|stadium'),
};
