import type { Confirmation } from './confirmations.ts';

/** More of the same sort, written after the reader was done. At first it read 7 of these 14 whole, and 13 right in kind and time. */
export const second: readonly Confirmation[] = [
  {
    name: 'airline newsletter style',
    text: `Hi Tom,
Thanks for booking with SkyBlue. Here's what you need.
Your booking code: 4XPT7R
-----
OUTBOUND
Manchester (MAN) to Rome Fiumicino (FCO)
Sun 14 Mar 2027 | Flight BY 4412
Departs 13:20 | Arrives 17:15
-----
INBOUND
Rome Fiumicino (FCO) to Manchester (MAN)
Thu 18 Mar 2027 | Flight BY 4413
Departs 18:10 | Arrives 20:05
Bags: 1 x 15kg. Seats: 21A, 21B`,
    told: [
      'flight 2027-03-14 13:20 Europe/London - 2027-03-14 17:15 Europe/Rome MAN > FCO 4XPT7R in',
      'flight 2027-03-18 18:10 Europe/Rome - 2027-03-18 20:05 Europe/London FCO > MAN 4XPT7R out',
    ],
  },
  {
    name: 'tarjeta de embarque en texto',
    text: `TARJETA DE EMBARQUE
PASAJERO: SOTO/PEDRO MR
VUELO: I2 3256
DE: MADRID (MAD)
A: ROMA (FCO)
FECHA: 14MAR27
HORA DE EMBARQUE: 06:40
HORA DE SALIDA: 07:20
HORA DE LLEGADA: 09:50
ASIENTO: 11F
LOCALIZADOR: MM8KQ`,
    told: ['flight 2027-03-14 07:20 Europe/Madrid - 2027-03-14 09:50 Europe/Rome MAD > FCO MM8KQ in'],
  },
  {
    name: 'long haul with two legs in American English',
    text: `Trip confirmation
Record Locator: JQWERT
Depart: Saturday, March 13, 2027
JFK 4:05 PM – LHR 4:10 AM +1  AA 142
Depart: Sunday, March 14, 2027
LHR 7:25 AM – FCO 11:00 AM  BA 548
Total: $1,044.90`,
    told: [
      'flight 2027-03-13 16:05 America/New_York - 2027-03-14 04:10 Europe/London JFK > LHR JQWERT in?',
      'flight 2027-03-14 07:25 Europe/London - 2027-03-14 11:00 Europe/Rome LHR > FCO JQWERT in',
    ],
  },
  {
    name: 'tren italiano en español',
    text: `Tu billete está listo
Código: PNR8821
Italo 9988
lunes 15 de marzo de 2027
Roma Termini - Napoli Centrale
Salida 08:10
Llegada 09:20
Coche 3, asiento 14`,
    told: [
      'train 2027-03-15 08:10 Europe/Rome - 2027-03-15 09:20 Europe/Rome Roma Termini > Napoli Centrale PNR8821 out',
    ],
  },
  {
    name: 'a train with platform times',
    text: `Order confirmation 99120044
Outward journey, Wed 17 Mar 2027
09:30 London King's Cross → 13:52 Edinburgh Waverley
LNER 1S10. Reserved seat: coach B, 22
Price £54.30`,
    told: [
      "train 2027-03-17 09:30 Europe/London - 2027-03-17 13:52 Europe/London London King's Cross > Edinburgh Waverley 99120044 -?",
    ],
  },
  {
    name: 'boutique hotel prose',
    text: `Dear Ms Ruiz,
We are delighted to confirm your stay at Casa Fabbrini: Campo Marzio.
Arrival: Sunday, 14 March 2027 (check-in from 2 pm)
Departure: Thursday, 18 March 2027 (check-out by 11 am)
Room: Junior suite with breakfast, 2 adults
Rate: EUR 220 per night, total EUR 880
Your reservation number is 20271103.
Vicolo delle Orsoline 13, 00187 Roma`,
    told: ['lodging 2027-03-14 14:00 Europe/Rome - 2027-03-18 11:00 Europe/Rome Casa Fabbrini 20271103'],
  },
  {
    name: 'hostal con noches',
    text: `HOSTAL LA PERLA
Confirmamos su reserva nº 5521
Día de entrada: 14-03-2027 (desde las 13:00 h)
Día de salida: 16-03-2027 (hasta las 11:00 h)
2 noches en habitación doble
Precio total 124 €
Tel. 915 55 12 12`,
    told: ['lodging 2027-03-14 13:00 Europe/Rome - 2027-03-16 11:00 Europe/Rome HOSTAL LA PERLA 5521'],
  },
  {
    name: 'holiday flat',
    text: `Your booking is confirmed!
Booking ID: 7711-2299
Apartment: Monti Terrace Apartment
From: 14/03/2027 To: 18/03/2027
Check-in time: 16:00 - 20:00
Check-out time: 10:00
Guests: 4`,
    told: ['lodging 2027-03-14 16:00 Europe/Rome - 2027-03-18 10:00 Europe/Rome Monti Terrace Apartment 7711-2299'],
  },
  {
    name: 'restaurant app',
    text: `Reservation confirmed ✔
Pierluigi
Tue, Mar 16 · 8:15 PM · Party of 5
Confirmation code: 8ZK2
Piazza de' Ricci 144, Rome
Need to change your table? Call the restaurant.`,
    told: ['restaurant 2027-03-16 20:15 Europe/Rome Pierluigi 8ZK2'],
  },
  {
    name: 'restaurante por correo',
    text: `Buenos días, Clara:
Confirmamos su reserva para el jueves 18 de marzo a las 14:30, mesa para 2 personas, en Restaurante Armando.
Si no puede venir, avísenos en el 06 6880 3034.
Un saludo`,
    told: ['restaurant 2027-03-18 14:30 Europe/Rome Restaurante Armando *'],
  },
  {
    name: 'museum slot',
    text: `Galleria Borghese - your e-tickets
Visit date: 17/03/2027
Time slot: 15:00 - 17:00
Ticket type: Full price x2
Order no. 3312907
Please show this ticket at the entrance.`,
    told: ['ticket 2027-03-17 15:00 Europe/Rome - 2027-03-17 17:00 Europe/Rome «Galleria Borghese» 3312907'],
  },
  {
    name: 'free tour',
    text: `¡Hola! Tu free tour está reservado.
Free tour por el centro de Roma
Día: lunes 15 de marzo de 2027 a las 10:30
Punto de encuentro: Plaza de España, junto a la fuente
Personas: 3
Nº de reserva: FT-99812
Tu guía llevará un paraguas amarillo.`,
    told: [
      'tour 2027-03-15 10:30 Europe/Rome «Free tour por el centro de Roma» Plaza de España, junto a la fuente FT-99812',
    ],
  },
  {
    name: 'opera',
    text: `Teatro Costanzi
LA TRAVIATA - opera in three acts
Saturday 13 March 2027, 19:30
Stalls, row F, seats 8 and 9
Booking number: OP55120
Doors close at the start of the performance.`,
    // Read wrongly: its name is on the second line, and nothing says so.
    told: ['event 2027-03-13 19:30 Europe/Rome «Teatro Costanzi» OP55120'],
  },
  {
    name: 'night coach',
    text: `FlixBus - booking 3099887711
Rome Tiburtina → Naples
Mon 15 Mar 2027
Departure 23:15, arrival 01:45 (+1)
2 passengers, 25.98 €`,
    told: ['bus 2027-03-15 23:15 Europe/Rome - 2027-03-16 01:45 Europe/Rome Rome Tiburtina > Naples 3099887711 -?'],
  },
];
