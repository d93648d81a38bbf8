/**
 * Confirmations as airlines, railways, hotels and restaurants write them, made up here: no company, person or code is real. The trip is
 * five days in Rome, 14 to 18 March 2027, unless a text says another place.
 */
export interface Confirmation {
  readonly name: string;
  readonly text: string;
  /** `kind start end from > to code`, as `summaryOf` writes it. */
  readonly told: readonly string[];
}

export const flights: readonly Confirmation[] = [
  {
    name: 'an airline, codes in brackets',
    text: `Booking confirmed!
Booking reference: K7PLQ2
Passenger: Marta Ruiz

Outbound flight IB 3166
Sun, 14 March 2027
Departure 08:10 Madrid (MAD) Terminal 4
Arrival 10:35 Rome Fiumicino (FCO) Terminal 3

Return flight IB 3167
Thu, 18 March 2027
Departure 19:45 Rome Fiumicino (FCO)
Arrival 22:20 Madrid (MAD)

Total price: EUR 214.60`,
    told: [
      'flight 2027-03-14 08:10 Europe/Madrid - 2027-03-14 10:35 Europe/Rome MAD > FCO K7PLQ2 in',
      'flight 2027-03-18 19:45 Europe/Rome - 2027-03-18 22:20 Europe/Madrid FCO > MAD K7PLQ2 out',
    ],
  },
  {
    name: 'una aerolínea, ida y vuelta',
    text: `¡Gracias por tu compra!
Código de reserva: XJ4T9M
Fecha de compra: 2 de enero de 2027

IDA - domingo, 14 de marzo de 2027
Vuelo VY6104
Salida: 07:25 Barcelona (BCN) T1
Llegada: 09:15 Roma (FCO)
VUELTA - jueves, 18 de marzo de 2027
Vuelo VY6105
Salida: 20:05 Roma (FCO)
Llegada: 21:55 Barcelona (BCN)
Importe total: 138,40 €`,
    told: [
      'flight 2027-03-14 07:25 Europe/Madrid - 2027-03-14 09:15 Europe/Rome BCN > FCO XJ4T9M in',
      'flight 2027-03-18 20:05 Europe/Rome - 2027-03-18 21:55 Europe/Madrid FCO > BCN XJ4T9M out',
    ],
  },
  {
    name: 'a line a leg, as travel agents write',
    text: `RECORD LOCATOR: 8HG2KD
1 AZ 059 14MAR MADFCO 1040 1310
FLIGHT AZ 059 14 MAR 2027 MADFCO 10:40 13:10`,
    told: ['flight 2027-03-14 10:40 Europe/Madrid - 2027-03-14 13:10 Europe/Rome MAD > FCO 8HG2KD in'],
  },
  {
    name: 'a low-cost airline, route first and times below',
    text: `Your flight to Rome is confirmed
Reservation number: P3XW7Q
London Stansted (STN) - Rome Ciampino (CIA)
FR 3002
Sunday 14 Mar 2027
Depart 06:30
Arrive 10:05
Rome Ciampino (CIA) - London Stansted (STN)
FR 3003
Thursday 18 Mar 2027
Depart 22:15
Arrive 23:50
Total paid £96.98`,
    told: [
      'flight 2027-03-14 06:30 Europe/London - 2027-03-14 10:05 Europe/Rome STN > CIA P3XW7Q in',
      'flight 2027-03-18 22:15 Europe/Rome - 2027-03-18 23:50 Europe/London CIA > STN P3XW7Q out',
    ],
  },
  {
    name: 'boarding and gate times beside the departure',
    text: `Boarding pass
Flight U2 8345
LGW → FCO
14 Mar 2027
Gate closes 06:15
Boarding 05:50
Departs 06:45 Arrives 10:20
Seat 14C
Booking ref: K9DZ3RT`,
    told: ['flight 2027-03-14 06:45 Europe/London - 2027-03-14 10:20 Europe/Rome LGW > FCO K9DZ3RT in'],
  },
  {
    name: 'a night flight that arrives the day after',
    text: `E-ticket receipt
Confirmation number: QW8R2T
Issued: 5 February 2027
Flight DL 246  Sat, Mar 13, 2027
Atlanta (ATL) 5:40 PM
Rome (FCO) 9:25 AM +1
Total: $812.33`,
    told: ['flight 2027-03-13 17:40 America/New_York - 2027-03-14 09:25 Europe/Rome ATL > FCO QW8R2T in'],
  },
  {
    name: 'a connection',
    text: `Booking reference 6YT2PL
Flight LH1113 · 14 March 2027
Madrid (MAD) 06:10 – Frankfurt (FRA) 08:45
Flight LH232 · 14 March 2027
Frankfurt (FRA) 09:50 – Rome (FCO) 11:40`,
    told: [
      'flight 2027-03-14 06:10 Europe/Madrid - 2027-03-14 08:45 Europe/Berlin MAD > FRA 6YT2PL in?',
      'flight 2027-03-14 09:50 Europe/Berlin - 2027-03-14 11:40 Europe/Rome FRA > FCO 6YT2PL in',
    ],
  },
  {
    name: 'fechas con cifras y sin código de aeropuerto en la salida',
    text: `Confirmación de su reserva
Localizador: RT5K2N
Vuelo: UX 1047
Fecha de salida: 14/03/2027
Origen: Madrid (MAD)
Hora de salida: 15:25
Destino: Roma Fiumicino (FCO)
Hora de llegada: 17:50
Pasajero: LUIS GARCIA`,
    told: ['flight 2027-03-14 15:25 Europe/Madrid - 2027-03-14 17:50 Europe/Rome MAD > FCO RT5K2N in'],
  },
  {
    name: 'no year',
    text: `You're all set. Confirmation code ZK81MB
BA 548 Sun 14 Mar LHR 07:20 FCO 10:55`,
    told: ['flight 2027-03-14 07:20 Europe/London - 2027-03-14 10:55 Europe/Rome LHR > FCO ZK81MB in'],
  },
  {
    name: 'durations and baggage among the times',
    text: `Tu vuelo está confirmado. Localizador AB12CD
Madrid MAD → Roma FCO
14 mar 2027, 12:05 - 14:30 (2h 25min)
Vuelo IB 3230 operado por Iberia
Equipaje de mano: 1 pieza de 10 kg
Cierre de facturación: 11:05`,
    told: ['flight 2027-03-14 12:05 Europe/Madrid - 2027-03-14 14:30 Europe/Rome MAD > FCO AB12CD in'],
  },
  {
    name: 'a flight across the date line',
    text: `Reservation code H2K9LP
Flight NH 8  Monday 15 March 2027
Departure: Tokyo Narita (NRT) 17:00
Arrival: San Francisco (SFO) 10:15`,
    told: ['flight 2027-03-15 17:00 Asia/Tokyo - 2027-03-15 10:15 America/Los_Angeles NRT > SFO H2K9LP -?'],
  },
  {
    name: 'labels above their values',
    text: `FLIGHT
TP 836
DATE
14 Mar 2027
DEPARTURE
Lisbon (LIS)
07:05
ARRIVAL
Rome (FCO)
11:00
PNR
LK2M8Q`,
    told: ['flight 2027-03-14 07:05 Europe/Lisbon - 2027-03-14 11:00 Europe/Rome LIS > FCO LK2M8Q in'],
  },
];

export const trains: readonly Confirmation[] = [
  {
    name: 'un billete de tren',
    text: `Billete de tren
Localizador: 7XK29M
Tren AVE 03151
Fecha: 14/03/2027
Salida: Madrid-Puerta de Atocha 07:30 h
Llegada: Barcelona-Sants 10:00 h
Coche 4 Plaza 7B
Importe: 65,20 €`,
    told: [
      'train 2027-03-14 07:30 Europe/Madrid - 2027-03-14 10:00 Europe/Madrid Madrid-Puerta de Atocha > Barcelona-Sants 7XK29M in?',
    ],
  },
  {
    name: 'an Italian high-speed train in English',
    text: `Your train ticket is ready
Booking code: HT4Q9Z
Train Frecciarossa 9512
16 March 2027
Roma Termini 09:10 → Firenze Santa Maria Novella 10:46
Carriage 5, seat 12A`,
    told: [
      'train 2027-03-16 09:10 Europe/Rome - 2027-03-16 10:46 Europe/Rome Roma Termini > Firenze Santa Maria Novella HT4Q9Z out',
    ],
  },
  {
    name: 'a train under the sea, two zones',
    text: `Eurostar booking confirmation
Booking reference: QRSTUV
Eurostar 9018 on Tue 16 March 2027
London St Pancras International  10:24
Paris Gare du Nord  13:50
Coach 7 Seat 61`,
    told: [
      'train 2027-03-16 10:24 Europe/London - 2027-03-16 13:50 Europe/Paris London St Pancras International > Paris Gare du Nord QRSTUV -?',
    ],
  },
  {
    name: 'ida y vuelta en tren',
    text: `Confirmación de compra. Código de reserva WQ82LM
Tren AVLO 06071
Domingo 14 de marzo de 2027
Madrid-Puerta de Atocha 06:20 - Zaragoza-Delicias 07:40
Tren AVLO 06192
Jueves 18 de marzo de 2027
Zaragoza-Delicias 20:10 - Madrid-Puerta de Atocha 21:30
Total pagado: 38,00 €`,
    told: [
      'train 2027-03-14 06:20 Europe/Madrid - 2027-03-14 07:40 Europe/Madrid Madrid-Puerta de Atocha > Zaragoza-Delicias WQ82LM in?',
      'train 2027-03-18 20:10 Europe/Madrid - 2027-03-18 21:30 Europe/Madrid Zaragoza-Delicias > Madrid-Puerta de Atocha WQ82LM out?',
    ],
  },
  {
    name: 'a German train',
    text: `Your rail journey
Order number: 812345678901
ICE 1005, 15.03.2027
Berlin Hbf dep 08:05
München Hbf arr 12:02`,
    told: [
      'train 2027-03-15 08:05 Europe/Berlin - 2027-03-15 12:02 Europe/Berlin Berlin Hbf > München Hbf 812345678901 -?',
    ],
  },
  {
    name: 'a Japanese train',
    text: `Train reservation confirmed
Reservation number: 20417
Nozomi 21
March 15, 2027
From: Tokyo Station 10:30
To: Kyoto Station 12:42
Seat: Car 9, 4-E`,
    told: ['train 2027-03-15 10:30 Asia/Tokyo - 2027-03-15 12:42 Asia/Tokyo Tokyo > Kyoto 20417 -?'],
  },
];

export const otherJourneys: readonly Confirmation[] = [
  {
    name: 'un autobús',
    text: `Tu billete de autobús
Localizador: B7T2K9
Origen: Madrid
Destino: Granada
Fecha: 15/03/2027
Salida: 09:00
Llegada: 13:45
Dársena 12
Precio: 21,50 €`,
    told: ['bus 2027-03-15 09:00 Europe/Madrid - 2027-03-15 13:45 Europe/Madrid Madrid > Granada B7T2K9 -?'],
  },
  {
    name: 'a coach',
    text: `Your bus booking is confirmed
Booking number: 3047118822
From: Rome
To: Naples
Date: Tuesday 16 March 2027
Departure: 08:30
Arrival: 11:00
Please be at the bus stop early.`,
    told: ['bus 2027-03-16 08:30 Europe/Rome - 2027-03-16 11:00 Europe/Rome Rome > Naples 3047118822 -?'],
  },
  {
    name: 'a ferry',
    text: `Ferry booking
Booking reference: FR88231
Port of departure: see below
From: Naples
To: Capri
Sailing on 17 March 2027
Departs 09:10, arrives 10:00
Vessel: Isola Verde`,
    told: ['ferry 2027-03-17 09:10 Europe/Rome - 2027-03-17 10:00 Europe/Rome Naples > Capri FR88231 -?'],
  },
  {
    name: 'un ferri de noche',
    text: `Reserva de ferry confirmada
Código de reserva: NAV5521
Origen: Barcelona
Destino: Palma
Salida: 14 de marzo de 2027 a las 22:30
Llegada: 15 de marzo de 2027 a las 06:00
Camarote interior`,
    told: ['ferry 2027-03-14 22:30 Europe/Madrid - 2027-03-15 06:00 Europe/Madrid Barcelona > Palma NAV5521 -?'],
  },
  {
    name: 'a rental car',
    text: `Your car rental is confirmed
Confirmation number: 55821937US4
Pick-up: Sunday 14 March 2027, 11:30
Rome Fiumicino Airport (FCO)
Drop-off: Thursday 18 March 2027, 18:00
Rome Fiumicino Airport (FCO)
Driver: Jane Roe
Total price: 187.00 EUR`,
    told: [
      'car 2027-03-14 11:30 Europe/Rome - 2027-03-18 18:00 Europe/Rome Rome Fiumicino (FCO) > Rome Fiumicino (FCO) 55821937US4',
    ],
  },
  {
    name: 'un coche de alquiler',
    text: `Alquiler de coche: reserva confirmada
Número de reserva: ES-4471920
Recogida: 15/03/2027 10:00
Oficina: Estación Termini
Devolución: 17/03/2027 10:00
Titular: Pedro Soto`,
    told: ['car 2027-03-15 10:00 Europe/Rome - 2027-03-17 10:00 Europe/Rome Estación Termini > * ES-4471920'],
  },
];

export const beds: readonly Confirmation[] = [
  {
    name: 'a portal of hotels',
    text: `Thanks! Your booking is confirmed at Hotel Santa Chiara
Confirmation number: 3984.112.558
Check-in   Sunday 14 March 2027 (from 15:00)
Check-out  Thursday 18 March 2027 (until 11:00)
Address: Via Santa Chiara 21, 00186 Rome
Guest name: Marta Ruiz
Total price € 612
Free cancellation until 10 March 2027`,
    told: ['lodging 2027-03-14 15:00 Europe/Rome - 2027-03-18 11:00 Europe/Rome Hotel Santa Chiara 3984.112.558'],
  },
  {
    name: 'un hotel',
    text: `Estimada Marta:
Tu reserva en el Hotel Campo de' Fiori está confirmada.
Nº de reserva: HTL99213
Entrada: 14/03/2027 a partir de las 14:00
Salida: 18/03/2027 antes de las 12:00
Habitación doble, 4 noches
Dirección: Via del Biscione 6, Roma
Importe total: 548,00 €`,
    told: ["lodging 2027-03-14 14:00 Europe/Rome - 2027-03-18 12:00 Europe/Rome Hotel Campo de' Fiori HTL99213"],
  },
  {
    name: 'an apartment between people',
    text: `Reservation confirmed
You're going to Rome!
Property: Sunny loft near the Pantheon
Check-in
Sun, Mar 14, 2027
3:00 PM
Checkout
Thu, Mar 18, 2027
10:00 AM
Confirmation code
HMABCX2KQ9
Guests: 2
Address: Via dei Coronari 100, Rome`,
    told: [
      'lodging 2027-03-14 15:00 Europe/Rome - 2027-03-18 10:00 Europe/Rome Sunny loft near the Pantheon HMABCX2KQ9',
    ],
  },
  {
    name: 'only nights',
    text: `Hostel booking
Hostel: The Yellow Door
Reservation number: 118822
Arrival date: 2027-03-14
Nights: 3 nights
Dormitory bed, breakfast included`,
    told: ['lodging 2027-03-14 - 2027-03-17 The Yellow Door 118822'],
  },
  {
    name: 'a table of dates',
    text: `Your stay at The Lanes Hotel, Rome
Booking number 7788123
Check-in | Check-out
14 Mar 2027 | 16 Mar 2027
2 nights, 1 room, 2 guests`,
    told: ['lodging 2027-03-14 - 2027-03-16 The Lanes Hotel, Rome 7788123'],
  },
  {
    name: 'un apartamento',
    text: `Reserva confirmada
Alojamiento: Apartamento Trastevere Luz
Llegada: domingo 14 de marzo de 2027, 16:00
Salida: jueves 18 de marzo de 2027, 10:00
Código de confirmación: HM2KP8ZX
Huéspedes: 3
Dirección: Vicolo del Cinque 9, Roma`,
    told: ['lodging 2027-03-14 16:00 Europe/Rome - 2027-03-18 10:00 Europe/Rome Apartamento Trastevere Luz HM2KP8ZX'],
  },
  {
    name: 'un parador con el horario de recepción',
    text: `Confirmación de reserva
Parador de la Colina
Localizador: PAR22013
Fecha de entrada: 14 de marzo de 2027
Fecha de salida: 15 de marzo de 2027
Horario de recepción: 24 horas
Desayuno de 07:30 a 10:30
1 habitación, 1 noche`,
    told: ['lodging 2027-03-14 - 2027-03-15 Parador de la Colina PAR22013'],
  },
  {
    name: 'one line for both',
    text: `Hotel Aurora - reservation AU5531
Check-in: 14 Mar 2027 from 14:00 Check-out: 17 Mar 2027 by 10:30
Room: Deluxe double`,
    told: ['lodging 2027-03-14 14:00 Europe/Rome - 2027-03-17 10:30 Europe/Rome Hotel Aurora AU5531'],
  },
];

export const tables: readonly Confirmation[] = [
  {
    name: 'a table',
    text: `Your table at Roscioli is booked
Monday 15 March 2027 at 8:30 PM
Table for 2
Confirmation: RSC4471
Via dei Giubbonari 21, Rome`,
    told: ['restaurant 2027-03-15 20:30 Europe/Rome Roscioli RSC4471'],
  },
  {
    name: 'una mesa',
    text: `¡Reserva confirmada!
Restaurante: Casa Lucía
Fecha: martes, 16 de marzo de 2027
Hora: 21:30
Comensales: 4
Localizador: CL20931
Dirección: Calle de la Luna 8`,
    told: ['restaurant 2027-03-16 21:30 Europe/Rome Casa Lucía CL20931'],
  },
  {
    name: 'a table with words around it',
    text: `Hi Sam, we look forward to seeing you at Trattoria Da Enzo on Wed 17 March at 19.45. Table for 3, name on booking Sam. If you are more than 15 minutes late the restaurant may give the table away. Reference T55K1.`,
    told: ['restaurant 2027-03-17 19:45 Europe/Rome Trattoria Da Enzo T55K1'],
  },
  {
    name: 'una mesa para comer, con la hora en palabras',
    text: `Hola, Ana:
Tu mesa en El Rincón de Pepe para el 15 de marzo a las 14:15 h está confirmada. Mesa para 6 comensales en terraza.
Código: 88F1Q`,
    told: ['restaurant 2027-03-15 14:15 Europe/Rome El Rincón de Pepe 88F1Q'],
  },
  {
    name: 'a tasting menu',
    text: `Reservation confirmed
Restaurant: Aroma
Date: March 16, 2027
Time: 7:00 PM
Party size: 2
Dining room, tasting menu
Confirmation #: 9912388`,
    told: ['restaurant 2027-03-16 19:00 Europe/Rome Aroma 9912388'],
  },
];

export const occasions: readonly Confirmation[] = [
  {
    name: 'tickets for a museum',
    text: `Your tickets for Vatican Museums
Date: 16 March 2027
Entry time: 09:30
2 x adult ticket
Order number: VM-8812-77
Total: 40.00 EUR`,
    told: ['ticket 2027-03-16 09:30 Europe/Rome «Vatican Museums» VM-8812-77'],
  },
  {
    name: 'entradas para un monumento',
    text: `Tus entradas para el Coliseo
Fecha de la visita: 15/03/2027
Hora de entrada: 11:00
2 entradas generales
Localizador: COL2231K
Acceso por la puerta Valadier`,
    told: ['ticket 2027-03-15 11:00 Europe/Rome «el Coliseo» COL2231K'],
  },
  {
    name: 'a walking tour',
    text: `Booking confirmed: guided walking tour
Tour: Hidden Rome on foot
Date: Wednesday, March 17, 2027
Start time: 10:00
Meeting point: Piazza Navona, Fountain of Neptune
Booking reference: TR5512
Your guide holds a green umbrella`,
    told: ['tour 2027-03-17 10:00 Europe/Rome «Hidden Rome on foot» Piazza Navona, Fountain of Neptune TR5512'],
  },
  {
    name: 'una visita guiada',
    text: `Reserva confirmada
Actividad: Visita guiada por el Trastevere
Fecha: 16 de marzo de 2027
Hora: 17:00
Punto de encuentro: Piazza Trilussa
Guía en español
Número de reserva: VG7781`,
    told: ['tour 2027-03-16 17:00 Europe/Rome «Visita guiada por el Trastevere» Piazza Trilussa VG7781'],
  },
  {
    name: 'a concert',
    text: `You are going to The Blue Tides
Concert ticket
Venue: Auditorium Parco della Musica
Date: 17 March 2027
Doors open: 19:00
Start: 20:30
Seat: Row 8, 14
Order number: 44120098`,
    told: ['event 2027-03-17 20:30 Europe/Rome «The Blue Tides» Auditorium Parco della Musica 44120098'],
  },
  {
    name: 'un partido',
    text: `Entradas para Roma - Sporting
Partido de fútbol
Estadio: Stadio Olimpico
Fecha: domingo 14/03/2027
Apertura de puertas: 16:00
Hora: 18:00
Localidades: Sector 12, fila 5
Pedido: FUT99812`,
    told: ['event 2027-03-14 18:00 Europe/Rome «Roma - Sporting» Stadio Olimpico FUT99812'],
  },
  {
    name: 'a timed visit with an end',
    text: `Timed entry ticket
Attraction: Borghese Gallery
When: 18 March 2027, 09:00 - 11:00
Ticket number: BG-20931
Please arrive 15 minutes early.`,
    told: ['ticket 2027-03-18 09:00 Europe/Rome - 2027-03-18 11:00 Europe/Rome «Borghese Gallery» BG-20931'],
  },
  {
    name: 'una obra de teatro',
    text: `Tus entradas
Espectáculo: La casa de al lado
Teatro: Teatro Argentina
Fecha: 15 de marzo de 2027
Hora: 20:00
Butacas: fila 3, 5 y 6
Código de compra: TEA5531`,
    told: ['event 2027-03-15 20:00 Europe/Rome «La casa de al lado» Teatro Argentina TEA5531'],
  },
];

/** What people also paste, and is no confirmation. */
export const noConfirmations: readonly string[] = [
  '',
  'Hola, ¿qué tal? Nos vemos pronto.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'https://example.org/some/link?with=parameters',
  'Shopping list: milk, bread, two lemons',
];

export const confirmations = [...flights, ...trains, ...otherJourneys, ...beds, ...tables, ...occasions];
