import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: 'no way, no thanks, no thank you, hell no, not a chance, no, not, don t, dont, do not, doesn t, doesnt, didn t, without, never, nor, neither, isn t, aren t, can t stand, cant stand, rather not, d rather not, prefer not, less, fewer, no need for, not interested in, not into, not a fan of, not fan of, not fans of, not keen on, couldn t care less about, don t care for|about, nah, nope, zero, absolutely no, nothing to do with, nothing with',
  refuse:
    'had it with, had enough of, done with, no more, avoid*, hate, hated, dislike, skip, skipping, leave out, leaving out, sick of, tired of, fed up with, bored of|by|with, steer clear of, keep away from, keep us away from, stay away from, allergic to (the idea of), rule out, except for the, spare us, bore* (me|us|him|her|them), over it',
  nomiss:
    'never miss, don t|dont|do not|can t|cant|cannot|not|never|wouldn t miss|skip|forget, not to be missed, unmissable, wouldn t want to miss',
  must: 'must, must see, must do, must have, have to see, has to be, at all cost, top priority, need to see, essential, non negotiable, definitely, no matter what',
  want: 'want, wants, love, loves, loved, like, likes, would like|love, d like|love, enjoy, into, keen on, interested in, fan, fans, fan of, fans of, looking for, looking forward to, dying to, dream of, crazy about, mad about, obsessed with, adore, hoping for|to, prefer, yes, yes please, plenty of, lots of, lot of, all about, fancy, up for, need, good',
  seen: 'have|has|ve|had (all|both|already|just) seen|visited|done|been (to|at|up|in|there|inside), already seen|been|visited|done|did|know|knew|saw|went|have, been to, been there (done that), seen it (all), know it already, saw, did, seen, visited, done it, been up, went to|up|there, already been (to|there)',
  notSeen: 'never|not|haven t|havent|hasn t|hasnt (yet|ever|actually) seen|been|visited|done (to)',
  only: 'only, just, solely, exclusively, nothing but, nothing else (but), and nothing else, nothing other than, thats it, thats all',
  except:
    'anything but, everything but, all but, everything except, anything except, except (for), excepting, apart from, other than, aside from, bar the, save for, but not',
  all: 'everything, anything, all, every sight, any',
  but: 'but, however, though, although, yet, other than that, otherwise, rather',
  and: 'and, n, plus, also, as well as, with',
  or: 'or, nor',
  again: 'again, once more, one more time, back to the',
  most: 'is plenty, is enough, plenty, at most, max, maximum, no more than, not more than, up to, at the most, tops, or less, or fewer, a max of, under, less than, limit, limited to',
  least: 'at least, min, minimum, no less than, or more, a minimum of',
  aDay: 'a day, per day, each day, every day, daily, day, a day each, per day each',
  inAll:
    'in total, in all, altogether, total, for the whole trip|stay|thing, in the whole trip|stay, for the trip|stay, all in, overall, all together, the whole trip',
  each: 'per person, each, pp, a head, per head, a person, person, for each of us, p p',
  perMeal: 'a|per meal, for a meal, per dinner|lunch, for dinner|lunch, a meal each, each meal, on a meal',
  perTicket: 'a|per ticket, for tickets, per entry|entrance|visit, for a ticket, a museum',
  thing: 'thing, activity, stop, visit, sight, attraction, thing to do, plan, thing to see, item, thing planned',
  small: 'small, little, tiny, smaller, lesser',
  quiet:
    'quiet, calm, peaceful, uncrowded, empty, not (too|so|very) crowded, not packed, quieter, without crowd, with no crowd, away from the crowd, tranquil, not touristy',
  crowded:
    'crowded, busy, packed, packed with tourist, crowded with tourist, full of tourist|people, touristy, overcrowded, overrun, massive, big touristy, tourist, huge, big',
  famous: 'famous, iconic, well known, big name, main, most famous, top',
  cheap:
    'cheap, inexpensive, budget, affordable, low cost, cheapest, reasonably priced, good value, not expensive, not too expensive',
  expensive: 'expensive, pricey, overpriced, costly, posh',
  free: 'free, free of charge, for free, free entry, no entry fee, that are free, which are free',
  indoor: 'indoor, covered, under a roof, inside',
  outdoor: 'outdoor, open air, outside, in the open air',
  hidden:
    'hidden, secret, lesser known, little known, off the beaten track|path, unusual, less known, undiscovered, unknown, offbeat',
  vegetarian:
    'pure veg, doesn t eat meat, vegetarian, veggie, veggy, veggies, don t eat meat, no meat, meat free, doesn t eat meat, meatless, not eat meat',
  vegan: 'vegan, plant based, no animal product',
  pescatarian:
    'doesn t eat meat she does eat fish, fish but no meat, pescatarian, pescetarian, eat fish but no meat, fish but no meat, fish but not meat',
  halal: 'halal',
  kosher: 'kosher',
  'gluten-free':
    'gluten free, coeliac, celiac, no gluten, gluten intolerant, gluten intolerance, without gluten, gf, gluten',
  'lactose-free': 'lactose (free|intolerant|intolerance), no lactose, dairy free, no dairy, lactose',
  'no-pork': 'no pork, don t eat pork, without pork, doesn t eat pork, not eat pork, pork free',
  'no-alcohol':
    'no alcohol, alcohol free, don t|dont|doesn t drink (alcohol), without alcohol, teetotal, sober, non drinker, not drink (alcohol), no booze, no drinking, not drinking',
  allergy: 'allergic to, allergy to, allergic, allergy, intolerant to, intolerance to, intolerance',
  nuts: 'nut, tree nut, hazelnut, almond, walnut, pistachio',
  peanuts: 'peanut',
  shellfish: 'seafood, shellfish, prawn, shrimp, crustacean, mussel',
  fish: 'fish',
  eggs: 'egg',
  milk: 'milk, cow milk, dairy',
  soy: 'soy, soya',
  sesame: 'sesame',
  wheelchair: 'wheelchair, wheelchair user|accessible|accessibility, wheel chair, rollstuhl, mobility scooter',
  pushchair: 'pushchair, pram, stroller, buggy',
  noStairs:
    'no stair|step|staircase, without stair|step, avoid stair|step, can t|cant|cannot (do|climb|manage) (many|the|any) stair|step, step free, not climb stair, stairs are a problem|difficult|hard, few stair, stair',
  littleWalking:
    'slow walkers, hates walking, hate walking, nothing steep, can hardly walk, cannot|can t|cant|can not|couldn t|not able to|unable to|struggle to|struggles to|hard to|difficult to|don t want to|doesn t like to|not walk (very|too|that|so) (far|much|long|a lot|well|fast), can t walk, not (too|so|very|that) much walking, no long walk, little walking, without (much|too much) walking, as little walking as possible, bad|dodgy|sore|new|weak knee|back|hip|leg|foot, knee problem|trouble|surgery, hip replacement|operation|surgery, knee is bad, walking stick, with a stick|cane, use a stick|cane, walk slowly, walk with difficulty, slow walker, limited|reduced mobility, mobility issue|problem, hate walking|to walk, no walking, not a lot of walking, not much walking, crutches, broken leg|foot|ankle|toe, sprained ankle, arthritis, get tired easily|quickly, tire easily|quickly, no hill, trouble|difficulty walking, hardly walk, no big walk, short walk, minimal walking, less walking, not walk, sticks',
  pregnant: 'pregnant, pregnancy, expecting, months pregnant, weeks pregnant',
  mindWalking:
    'don t|dont|do not|doesn t|wouldn t|won t mind, no problem with, happy to, fine with, not a problem, no problem, fine',
  km: 'km, kilometre, kilometer, k, kms',
  metre: 'm, metre, meter, mtr',
  mile: 'mile',
  walk: 'walk, walking, on foot, walk around',
  child:
    'child, kid, son, daughter, boy, children, kiddo, youngster, little one, bairn, grandchild, grandkid, grandson, granddaughter, nephew, niece, kiddie, twins, twin, our girl, my girl, girls are',
  baby: 'baby, infant, newborn, babies',
  toddler: 'toddler',
  teen: 'teen, teenager, teenage (boy|girl|son|daughter|kid), adolescent',
  ageUnit: 'year old, years old, yr old, yrs old, y o, year, yr, years, yrs, yrs, aged',
  monthUnit: 'month old, months old, months, month',
  aged: 'aged, age, ages',
  relaxed:
    'relaxed, relax, slow, slowly, easy, easy going, leisurely, laid back, unhurried, no rush, gentle day, gentle, nice and slow, plenty of rest, not rush*, without rush*, no hurry, take it easy, take our time, gentle pace, chill, chilled, calm pace, easy pace, slow pace, slow travel, not too busy|packed|much|full|hectic, no stress, no rushing, no running around, keep it easy, not a marathon, don t want to rush*, don t rush, don t like to rush, relaxing, lazy, light schedule, not crammed, no packed schedule, nothing hectic, nothing too packed|busy|hectic',
  packed:
    'packed (day|schedule|itinerary), full on, as much as possible, see everything, see it all, intense, intensive, pack it in, cram, fit in as much as, non stop, jam packed, full day, action packed, fill every hour, fast pace*, lots of energy, busy day, every minute, as many thing as possible, dawn till dusk',
  normal: 'normal pace, usual pace, medium pace, moderate pace, not too slow not too fast, average pace',
  starts:
    'start, starting, begin, get up, getting up, gets up, wake up, up, start the day, start our day, days start, leave the hotel, out of bed, be out, out the door, set off, go out, day starts, kick off, we start, get going, breakfast at',
  ends: 'back (at|in) (the) (hotel|room|apartment|flat), back by, end the day, finish, ending, be home, home by, in bed, bed, to bed, in bed by, go to bed, done by, day ends, days end, end, bedtime, finish the day, asleep, going to bed, back before, back no later than, done for the day, turn in',
  lateStart:
    'get up late, getting up late, sleep late, late riser, up late in the morning, slow|late|lazy|quiet|relaxed|easy morning, sleep in, sleeping in, lie in, lie ins, late start|starter|riser|sleeper, start late, start the day late, not (a|an) morning (people|person|type), no early start|morning|alarm|rising, nothing (too) early, not (too) early, don t like (getting up|waking up|to get up) early, not early bird|riser, no alarm (clock), long breakfast, we sleep late, hate getting up early, hate early mornings, hate mornings, never up before, not up early, late sleeper',
  earlyStart:
    'early riser|bird|start|morning|starter, start early, start the day early, up early, get up early, getting up early, begin early, at dawn, at sunrise, crack of dawn, early out of bed, wake up early, morning person|people',
  earlyNight:
    'early night, early to bed, back early, no late night, bed early, in bed early, go to bed early, going to bed early, not (stay) out late, not late at night, asleep by, home early, no late evening, not late evening, nothing late at night, to bed early, back to hotel early, early bed, early bedtime',
  lateNight:
    'finish when we drop, never in bed before dawn, up late, late everything, late night, stay out late, stay up late, out late, until late, till late, night owl, into the small hours, till the early hours, until the early hours, all night, party till, up late, late at night is fine, until dawn, till dawn, late into the night',
  breakfast: 'breakfast, brekkie',
  lunch: 'lunch, midday meal',
  dinner: 'dinner, supper, evening meal, eat out at night, dine, dining',
  late: 'late, later, latish',
  early: 'early, earlier, earlyish',
  none: 'no, skip, without, don t have|eat|need|do|want, not have|eat|need, never eat|have, not bother with, skipping, included, is included, at the hotel, in the hotel',
  picnic: 'picnic',
  light: 'light, quick, small, simple, just a bite, snack, on the go, grab and go',
  big: 'big, long, proper, main meal, hearty, large, sit down, full',
  morning: 'sunrise, dawn, first thing, at sunrise, early morning, morning, am, a m, forenoon',
  midday: 'midday, lunchtime, around noon, lunch time, mid day',
  afternoon: 'afternoon, siesta time',
  evening: 'evening, eve, tonight, early evening, dusk, sunset',
  night: 'night, late evening, after dark, at night, late at night',
  whole: 'day, whole day, full day, entire day, day off, rest day, day of rest, free day, off day, down day',
  freeTime:
    'free, off, to ourselves, for ourselves, to myself, for myself, our own time, free time, time off, unplanned, nothing planned, no plan, to rest, for a rest, to relax, empty, blank, without plan, with no plan, own time, alone time, time to ourselves, for napping, nap, for a nap, rest, resting, open, down time, downtime, nothing in the, nothing on, off day, spare, nap time, siesta, to chill, do nothing, pool time, by the pool',
  every: 'every, each, all, daily, on all day',
  budget: 'budget, spend, spending, afford, cost, pay, money, expense',
  alone:
    'alone, by myself, on my own, travel solo, travelling solo, traveling solo, going solo, solo trip, solo female, i m solo, im solo, solo here, just me, only me, single traveller|traveler, myself, solo traveller|traveler',
  couple:
    'couple, my wife|husband|girlfriend|boyfriend|partner|fiancee|fiance|gf|bf|other half|better half, wife and i|me, husband and i|me, girlfriend and i|me, boyfriend and i|me, partner and i|me, we re a couple, as a couple, husband, wife, girlfriend, boyfriend, partner, two lovebirds, newlywed, gay couple, lesbian couple',
  friends:
    'friend, mate, buddy, pal, girl trip, girls trip, lads, lad, girlfriends, the boys, the girls, besties, guys trip, group of friend, stag, hen',
  parents:
    'my|our parent, with my|our mum|mom|dad|mother|father|parent|folks, parent in law, mother in law, father in law, in laws, my mum|mom|dad|mother|father, my mum and dad, elderly parent|mother|father, mum, mom, dad, mother, father, parents',
  grandparents:
    'grandparent, grandma, grandpa, grandmother, grandfather, granny, grandad, granddad, nan, nana, my gran, gran',
  family: 'family, fam, family of',
  colleagues: 'colleague, coworker, co worker, work trip, business trip, team, office trip, company trip, workmate',
  birthday: 'birthday, bday, turn 30|40|50|60, b day, turning',
  anniversary: 'anniversary, years married, years of marriage, wedding anniversary, years together',
  honeymoon: 'honeymoon, just married, honeymooners, honeymooning',
  proposal: 'propose, proposal, proposing, pop the question, ask her|him to marry, engagement, get engaged, marry me',
  graduation: 'graduation, graduated, graduating',
  henParty: 'hen (party|do|weekend|night), stag (party|do|weekend|night), bachelorette (party), bachelor party, hens',
  wedding: 'wedding, getting married, get married',
  firstVisit:
    'first time, first visit, first trip (here|to), first timer, never been (here|to|there|before), never visited, haven t been (here|before|to), not been before, 1st time, first timers, haven t been, never been',
  returnVisit:
    'second time, third time, second visit, third visit, fourth time, been here (before|twice|many|several|already), been before, been there before, return visit, we know the city (well), i know the city (well), our 2nd|3rd time, 2nd time, 3rd time, back again, coming back, again in, back in, 5th time, fifth time, come back, returning, repeat visitor, not our|my first time, not first visit, not our|my first visit, been many times, know the city, lived here, used to live',
  styleQuiet:
    'away from (the) crowd|tourist|people, avoid (the) crowd|tourist|people, no crowd, hate crowd, crowd, tourist trap, no tourist (trap), not (too) touristy, without tourist, without crowd, tourist free, hordes, mass tourism, masses, nothing touristy, no touristy (stuff|thing|place), avoid touristy place, less touristy, few tourist, fewer tourist, non touristy, hate tourist, peace and quiet, quiet place, quiet spot, somewhere quiet, calm place',
  styleHighlights:
    'see the sights, highlight, must see, must sees, icon, iconic (sight|place|spot), classic, the classics, main sight|attraction|sightseeing, famous sight|place|attraction|landmark, landmark, top sight|attraction, best of the city, best of, tourist stuff, all the touristy, touristy thing, the typical thing, sightseeing, the essential, big sight, the big ones, usual sight, bucket list, top 10, all the top, major sight|attraction, most famous place, most important (sight|thing|place)',
  styleLocal:
    'like a local, like local, authentic (place|experience|spot|stuff), hidden gem, off the beaten track|path, where (the) local go|eat|hang, lesser known, secret spot|place|corner, real life, not in guidebook, non guidebook, undiscovered, local place|spot|haunt|gem|hangout, less known, alternative, authentic, real city, true city, with local, meet local, the real, hidden corner, hidden place|spot, local secret, local vibe, unusual place|thing|spot, local experience',
  styleThrifty:
    'edge of my|our budget, keep it cheap, cheap, low cost, tight budget, low budget, small budget, save money, saving money, backpack*, as cheap as possible, on a budget, budget trip, shoestring, broke, student budget, not much money, free stuff|thing, free thing to do, little money, budget friendly, on the cheap, free or cheap, cheap or free, cheap stuff|thing|eat|place, skint, inexpensive, money is tight, cheap trip, don t want to spend (much|a lot), not spend much, thing for free, budget conscious, limited budget, poor student',
  styleLuxury:
    'luxury, luxurious, five star, 5 star, money no object, money is no object|issue|problem, splurge, high end, vip, best of the best, pamper*, no expense spared, upscale, treat ourselves, exclusive',
  styleRomantic: 'romantic, romance, romantically',
  styleFoodie:
    'foodie, food lover, love food|eating|to eat, food trip, gastronomic trip, all about food, food is important|the point|everything, eat well, eating well, culinary, gastronomy, good food, great food, big eater, live to eat, here for the food, come for the food, good restaurant, nice restaurant, good eating, foodies, eat our way, food obsessed',
  stylePhotos:
    'photo, photograph*, photographer, take picture, taking picture, picture, instagram, photography lover, shooting, camera, pics, pic, selfie',
  rain: 'rain, rainy day, if it rains, wet, rains',
  heat: 'heat, hot, too hot, the heat, hot weather, sweating, boiling, high temperature, hot sun, in the hot, can t stand the heat, midday heat, heat wave',
  cold: 'cold, freezing, being cold, cold weather, the cold',
  sun: 'sun, direct sun, midday sun, sunburn, burn easily, strong sun, too much sun, in the sun',
  wind: 'wind',
  queues:
    'queue, queuing, queueing, line, waiting in line, long line, standing in line, wait in line, long queue, waiting, lining up, standing in queue, long wait',
  heights: 'height, vertigo, afraid of height, scared of height, fear of height, high place',
  afterDark:
    'after dark, out at night, at night, in the dark, dark, walk at night, go out at night, be out at night, walking at night, being out late alone',
  transport:
    'tram, taxi only, trams, public transport, metro, subway, underground, bus, tube, public transportation, the tube, transit',
  driving: 'driving, drive, rent a car, hire car, by car',
  scared:
    'worries me, worries us, drives me mad, drives us mad, cope with, can t cope, afraid of, scared of, fear of, terrified of, can t handle, hate, can t stand, avoid, dislike, don t like, sensitive to, don t do well in|with, suffer from|in, not good with, no fan of, problem with, can t cope with, phobia, cant stand, can t bear, no',
  arrive:
    'off the ship, in port, drops us off, coach drops us, gets here, arrive, arriving, arrival, arrives, land, landing, lands, get in, gets in, get here, get there, touch down, touching down, we re in at, come in, coming in, check in at, we ll be there, reach, flight in, inbound, dock, docks, docking, get to the city|town, pull in, roll in, get into, flight arrives|lands|gets in, flying in, fly in, in at, be in town, disembark, there from, here from, in town from, there by, here by, check in, incoming',
  depart:
    'all aboard, picks us up, goes back, going back, depart, departing, departure, departs, leave, leaving, leaves, fly home|back|out|off, flying home|back|out, flight home|back|out|leaves|departs, head home|back, heading home|back, go home, going home, back home, train home|back, bus home|back, return flight|train|trip, take off, takes off, outbound, back at the airport, be at the airport, at the airport by, back on board, back on the ship, back to the ship|airport, ship leaves|sails, sail, sails, set sail, our flight is at, flight at, plane at, train at, bus at, ferry at, plane leaves, all aboard, fly at, fly on, flight on, check out, be back at the ship|port, must be gone, back at the station|port|ship, be at the station, to catch, catch, catching, out at, drive home|back, driving home|back, have a flight, have a train, our train is, flight is, train is, gone by, on board by, take the train',
  plane:
    'jfk, lax, lhr, heathrow, gatwick, stansted, luton, barajas, orly, cdg, charles de gaulle, fiumicino, ciampino, schiphol, narita, haneda, malpensa, newark, la guardia, suvarnabhumi, flight, plane, airplane, fly, flying, flies, land, landing, lands, airport, easyjet, ryanair, touch down, take off, takes off, red eye, airline',
  train:
    'train, eurostar, rail, railway station, tgv, shinkansen, ave, ice, night train, train station, amtrak, station',
  bus: 'bus, coach, flixbus',
  ferry: 'ferry',
  car: 'driving up, car, driving, drive',
  cruise: 'cruise, ship, cruise ship, dock, docks, docking, on board, cruise passenger, port',
  lodging:
    'hotel, hostel, apartment, airbnb, flat, staying, stay at|in|near|by|on, we stay, i stay, sleep in|at|near, sleeping in|at|near, lodging, accommodation, based in|near|at, our room, guesthouse, guest house, b b, bnb, rented, rental, riad, pension, ryokan, based around, room in, bed in, our place is, our base is, crashing at',
  other: 'friends place|house|flat, with friend|family|relative|cousin|an aunt',
  near: 'near, close to, next to, by, beside, around, opposite, not far from, nearby, near to, walking distance from|of|to, right by, behind, steps from, round the corner from, in the area of, around the corner from, across from, in front of',
  booked:
    'already paid (for), got the tix, tix, tickets, we have a, we ve got a, i have a, booked, reserved, reservation, booking, have ticket|tickets, got ticket|tickets, ticket for, tickets for, table for|at|booked, bought ticket|tickets, pre booked, prebooked, have a table, already have, timed entry, time slot, slot, have entry, prepaid, table reserved, tix for, got tix, with ticket, ticket at, entry at, confirmed, we have a reservation, tickets to, tickets at, timed ticket, have seats, seats for',
  show: 'show, play, theatre, theater, musical, opera, ballet, performance, flamenco show, cabaret',
  tourThing: 'tour, guided tour, guided visit, walking tour, food tour, excursion',
  concert: 'concert, gig, recital',
  match: 'vs, match, game, football match, derby, basketball game',
  hireCar: 'rental car, hire car, car rental, car hire',
  event:
    'class, screening, festival, course, wedding, event, conference, congress, meeting, party, appointment, ceremony, fair, marathon, exam, interview, dentist',
  work: 'work, working, meeting, conference, congress, call, business meeting, seminar, appointment, office, busy, course, training, zoom, interview, in class, exam, workshop, have to work, not available, unavailable, not free, occupied, video call, client, presentation, trade fair, visiting family, can t do',
  noon: 'noon, twelve noon, 12 noon, high noon',
  midnight: 'midnight',
  am: 'am, a m, in the morning, o clock in the morning',
  pm: 'pm, p m, in the afternoon, in the evening, at night',
  oclock: 'o clock, oclock, h, hrs, hours, hour',
  half: 'half past, half',
  quarterPast: 'quarter past, a quarter past',
  quarterTo: 'quarter to, a quarter to',
  at: 'at, around, about, by, for, ca, circa, approx, approximately, near, roughly',
  after:
    'after, not before, nothing before, no earlier than, from, never before, not earlier than, past, nobody gets up before, later than, don t start before, doesn t get up before, nobody up before, no one up before, before',
  before: 'before, by, until, till, no later than, not later than, latest',
  first: 'first, 1st',
  last: 'last, final',
  dayWord: 'day',
  tomorrow: 'on arrival day, arrival day, day of arrival',
  lastDay: 'departure day, day of departure, the day we leave',
  one: 'my wife, my husband, my girlfriend, my boyfriend, my partner, my son, my daughter, my mother, my father, my mum, my mom, my dad, one of us, two of us, she, he, my friend, one person, one is, one vegan, one vegetarian, some of us, her, him, one friend, my sister, my brother, daughter, son, wife, husband, girlfriend, boyfriend, partner, mum, mom, mother, father, dad, kid, child, one kid, grandma, grandmother, grandpa, one celiac, one coeliac, our daughter, our son, one of the kid, the kid, the little one, mother in law, father in law, one, half of us, three of us, one member, friend, the other, boy, girl, youngest, eldest, oldest, sister, brother',
  weekdays:
    'monday|mon, tuesday|tue|tues, wednesday|wed|weds, thursday|thu|thur|thurs, friday|fri, saturday|sat, sunday|sun',
  months:
    'january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept, october|oct, november|nov, december|dec',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  aCouple: 'a couple of, couple of, a pair of',
  ordinals: 'first|1st, second|2nd, third|3rd, fourth|4th, fifth|5th, sixth|6th, seventh|7th, eighth|8th',
  aboard:
    'cruise passenger, on a cruise, cruise ship, off the ship, all aboard, back on board, on board by, from a cruise, the ship docks, ship docks, ship leaves, ship sails, cruise, in port, cruisers, our ship',
  twins: 'twin, twins',
  tooMany: 'too many, that many, so many',
  condition: 'only if, unless, if it, if theres, if the weather, in case, if possible',
  from: 'from, between',
  to: 'to, until, till, and',
  question: 'is there, are there, do we need, can we, do you, does that, is it, are vaccinations',
  filler:
    'before, last time|year|summer|trip|month, years ago, in 20*, twice, (many|several) times, as a kid|child, on our last trip, then, once, recently, last, instead of, rather than, it, them, that, that one, those, this one, these, eat, eating, meal, edge, vessel, stage, sent, live, trumpet, player, a, an, the, of, in, on, at, to, for, from, by, with, as, is, are, am, be, been, being, was, were, do, does, did, have, has, had, having, ve, re, ll, s, t, m, d, i, we, you, he, she, they, us, me, him, her, my, our, your, his, their, there, here, so, then, well, really, very, quite, please, pls, plz, thanks, thank, thx, hi, hello, hey, bye, goodbye, dear, cheer, ok, okay, yeah, yep, lol, would, could, should, can, may, might, will, wish, hope, get, getting, got, find, some, somewhere, lot, bit, kind, sort, type, stuff, something, place, spot, trip, holiday, vacation, travel, travelling, traveling, plan, planning, great, nice, lovely, beautiful, pretty, cool, awesome, amazing, wonderful, fun, favourite, favorite, especially, mainly, mostly, particularly, above, anymore, this, time, ever, both, go, going, do, doing, see, seeing, visit, visiting, try, trying, think, know, just, out, while, when, if, who, which, what, because, since, too, much, many, more, most, let, make, sure, keep, also, maybe, perhaps, city, town, people, person, old, new, about, into, over, up, down, off, how, why, where, us, our, ours, mine, everyone, someone, oh, wow, excited, first of all, come, coming, take, taking, give, put, want, looking, look, check, around, between, during, day, week, weekend, hour, minute, year, month, today, after, before, next, way, lot, right, left, always, usually, never mind, sorry, etc, such, other, another, any, all, else, still, even, sometimes, own, same, per, via, than, like, spend, buy, using, use, eat, drink, happy, good, best, better, don, didn, doesn, isn, aren, won, wouldn, couldn, shouldn, wasn, weren, hasn, haven, ain, big, long, short, home, back, early, late, need, feel, bring, meet, total, love, enjoy, real, full, whole, group, we re, i m, you know',
};
