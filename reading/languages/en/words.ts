import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: '@no, absolutely|definitely|hell no, better|prefer|rather not, cannot stand, cant bear|stand, can|could|did|do|must|please|should|will|would not, keep clear of, less, nah, no chance|thank|way, no need (for|of), nope, not big|crazy|fan|interested|keen|mad|need (about|in|into|of|on), not chance, not into, thumbs down, zero',
  refuse:
    'arent|isnt my|our cup|thing (of tea), are|is|s out, avoid~, bin, bore~ (her|him|me|them|us), can live without, can|could|may|will wait, count me|us out, drop, except for, fed up with, give * miss, had enough|it of|with, hard pass, hate~, keep|stay|steer (me|us) away|clear from|of, loathe~, next time, no more, not for me|us, not my|our cup|thing (of tea), out please, overrated, pass on, sick|tired of, skip~, spare me|us, too far, tourist trap, waste of time',
  nomiss:
    '@no (want) (to) go|leave without, @no forget|leave|miss|skip, @no want to miss, hate|pity|sad|shame to miss, must|should not miss, mustnt|shouldnt miss, not to be missed, unmissable',
  must: 'absolutely, definitely, essential, for sure, has|have|need to be|include|see|visit, must, must do|have|see, no matter what, non negotiable, top priority, without fail',
  want: 'all about, as many * as possible, cannot|cant wait, cannot|cant|never stop (get enough of), cant get enough of, crazy|mad|nuts|passionate about, die~ to, dying to, enjoy~, fan of, fancy, give (me|us), good, heaps|loads|lot|plenty|tons of, hope~ for|to, interested in, into, keen on, like~, look~ for|forward (to), love~, more, need~, obsessed with, prefer~, si|yeah|yep|yup, want~, yes',
  seen: '@have (already|both|only) been|did|done|seen|visited (at|in|inside|there|to|up), already been|did|done|knew|know|saw|seen|visited|went (to), been there|to|up (done that), climbed, did, done, know inside|well, lived in|near, saw, seen, visited, went there|to|up',
  notSeen:
    'hadnt|hasnt|havent|never|not (been|ever|yet) been|done|eaten|got|had|seen|tried|visited (to), never|not done|saw|visited, not yet, still to see',
  only: 'all i|we need|want, and done, and nothing else|more, end of, exclusively, full stop, is all, just, none|nothing|nowhere else|other, nothing apart from, nothing besides|but|except, nothing more, only, purely, solely, strictly, that all|enough|it',
  notOnly:
    'arent|dont|isnt|no|not (do|like|make|need|want be|it) just|merely|only|simply|solely (about|like|want), not all|everything (about), not everything (be|has|have|is|must|should) (has|to) (be)',
  except:
    'all|anything|everything|everywhere bar|besides|but|except, apart|aside from, bar, but not, except (for), excepting, excluding, minus, other than, save for, with exception of',
  all: 'anything, every sight, everything, everywhere, nothing',
  but: 'although, but, however, other than that, otherwise, though, whereas, while, yet',
  and: '&, also, and, as well as, n, plus, then',
  or: 'nor, or',
  now: 'from outside, instead, just outside, now, outside only, rather see, this time, this trip, without climbing|going in|up',
  again: 'a second time, again, back to, go back, once|one more, revisit',
  indifferent:
    '@no bother|mind|scare, @no need to see, couldnt care less, doesnt|dont|not bothered|care|fussed|mind (about|either|if|which), fussed, instead of, no preference, not convinced|sure, not essential|important|necessary|priority, not so much, optional, rather than',
  allOn: 'all four on, all in|on, all three on, all|both of|same them, both in|on',
  most: '@no more than, at most, below, enough, fewer|less than, limited to, max, maximum, not above|exceed|exceeding|over, or fewer|less, plenty, tops, under, up to, within',
  least: 'at least, min, minimum (of), no|not fewer|less than, one|two more, or more',
  aDay: '/ d|day, a-day, a|and|each|every|per date|day, always, daily, every single day, on any day, p d, pd, x day',
  inAll:
    'all in|together|up, altogether, during|for|in|over entire|whole holiday|stay|thing|time|trip|week|weekend, for|in|over holiday|stay|trip|week|weekend, in all|total, overall, total, whole trip',
  each: '/ head|p|pax|person, a pop, apiece, each, head|person, p p, pax, per adult|capita|head|nose|person, pp',
  perMeal: 'a|each|every|per dinner|lunch|meal, for|on dinner|food|lunch|meal, to eat',
  perTicket: 'a|each|for|on|per admission|attraction|entrance|entry|museum|sight|ticket, entrance fee, ticket',
  thing: 'activity, attraction, item, landmark, plan, sight, stop, thing, visit',
  small: 'boutique, compact, lesser, little, mini, small, smaller, tiny',
  quiet:
    'away from crowd, calm, empty, few people|tourist, less busy|crowded, nobody, not busy|crowded|packed|touristy, no|without crowd|people|tourist, peaceful, quiet, quieter, tranquil, uncrowded',
  crowded: 'big, busy, crowded, huge, overcrowded, packed (with tourist), touristy',
  famous: 'best known, famous, iconic, main, major, must see, top, unmissable, well known',
  cheap:
    'affordable, bargain, budget, cheap, cheaper, cheapest, good value, inexpensive, low cost, not dear|expensive|pricey',
  expensive: 'expensive, posh, pricey',
  free: 'free, free admission|entrance|entry, free of charge, no entrance|entry fee, without paying',
  indoor: 'covered, indoor, inside, under cover|roof, with roof',
  outdoor: 'alfresco, open air, outdoor, outside',
  hidden: 'hidden, less|lesser|little known, not * in guidebook, off beaten path|track, unusual',
  vegetarian:
    '@no @like meat, @noeat (eat) meat, all|anything|everything bar|but|except meat, meat free, meatless, no meat, pure veg, veg, vegetarian, veggie, veggy',
  vegan: 'no animal product, plant based, plantbased, vegan',
  pescatarian:
    '@noeat (eat) meat but (do|eat) (eat) fish, @noeat (eat) meat he|i|she|we do eat fish, fish (is) fine|ok but no|not meat, fish but no|not meat, pescatarian, pesce, pescetarian',
  halal: 'halal, muslim',
  kosher: 'kosher',
  'gluten-free':
    'celiac, coeliac (disease), gf, gluten (free), gluten intolerance|intolerant, no|without gluten, wheat',
  'lactose-free': 'dairy free, lactose (free|intolerance|intolerant), no|without dairy, no|without lactose',
  'no-pork': '@noeat (eat) pork, all|anything|everything bar|but|except pork, no ham, pork free',
  'no-alcohol':
    '@no drink|drinking (any) (alcohol|beer|booze|wine), alcohol free, non drinker, no|without|zero alcohol|booze|drinking, off booze, sober, tee total, teetotal, teetotaller',
  allergy: 'allergic (to), allergy (to), anaphylactic, anaphylaxis, epipen, intolerance, intolerant (to)',
  nuts: 'almond, cashew, hazelnut, nut, pistachio, tree nut, walnut',
  peanuts: 'peanut',
  shellfish: 'crab, crustacean, lobster, mussel, oyster, prawn, seafood, shellfish, shrimp',
  fish: 'fish',
  eggs: 'egg',
  milk: 'cheese, cow milk, dairy, lactose, milk',
  soy: 'and|or|to soy, soy allergy|bean|milk|product|sauce, soya',
  sesame: 'sesame',
  wheelchair: 'mobility scooter, rollstuhl, wheel chair, wheelchair (accessibility|accessible|friendly|user)',
  pushchair: 'buggy, pram, push chair, pushchair, stroller',
  noStairs:
    '@no good with stair|step, @no|avoid~|cope|few|hate~|limited|minimal (climb|climbing|do|down|handle|manage|take|up|use|with) (loads|lots|many) (of) (long|many) stair|staircase|step, @no climb|climbing, avoid~ climb|climbing, elevator|lift essential|needed|only|required, stairs @is (not) difficult|hard|impossible|out|problem|tough, step free (access), struggle~ with stair|step',
  littleWalking:
    '@no (@like) (much|to) walk|walking, @no stand|standing (for) long|much, @no walk (for|so|that|to|too|very) (far|fast|great|long|lot|much|well) (distance|way), @no walking, @no|avoid~ (climb|do|like|manage) hill|hilly|slope|steep|uphill, @no|less|limit|limited|little|minimal|short big|long|lot|much|too (long|much|of) distance|walk|walking, altitude sickness, ankle|back|foot|hip|knee|leg|mobility injury|issue|operation|pain|problem|replacement|surgery|trouble, arthritis, artificial|bad|new|poor|replaced|sore|weak ankle|back|feet|foot|heart|hip|knee|leg, back|hip|knee|leg are|is bad|playing|sore, barely|hardly walk, broken|sprained|twisted ankle|foot|knee|leg, crutches, difficult|difficulty|hard|painful|problem|struggle~|trouble for|to|when|with walk|walking, get~|tire~ tire|tired (easily|fast|quickly|soon), hate~|loathe~ long|walk|walking (to) (walk|walking), hill are|is hard|problem, less|limited|little|minimal walk|walking, limited|poor|reduced|restricted mobility, mobility impaired, on|use|with cane|crutches|rollator|stick|walker, rest|sit lot|often, short walk, slow walker, tire~ easily|fast|quickly, walk slowly|with difficulty, walking frame|stick',
  pregnant: 'expecting (a|baby), months|weeks pregnant, mum to be, pregnancy, pregnant',
  mindWalking: '@no issue|mind|problem|worries (with), fine|happy to|with, good with, no bother',
  km: 'kilometer, kilometre, klm, km, kms',
  metre: 'm, meter, metre, mtr',
  mile: 'mile',
  walk: 'on foot, walker, walk~',
  child:
    'a|her|his|my|our son, child, children, daughter, grandchild, grandchildren, grandkid, kid, lil bro|brother|sis|sister, little brother|sister, little one, nephew, niece, sons, tot, twins, wee one, young daughter|son',
  youth: 'boy, brother, girl, lad, one, sister',
  baby: 'baby, infant, newborn',
  toddler: 'toddler',
  teen: 'adolescent, teen, teenage (boy|daughter|girl|kid|son), teenaged, teenager',
  ageUnit: 'aged, y, y o, year, year old, years young, yo, yr (old), yrs (old)',
  monthUnit: 'mo, month (old), mths',
  aged: 'age, aged',
  relaxed:
    '@no hurry|pressure|running|rush~|stress (about|around), @no overdo, calm|easy|gentle|lazy|leisurely|relaxed|slow day|holiday|pace|rhythm|trip, chill, chilled, easy (going), easygoing, gentle, leisurely, not busy|crammed|full|hectic|intense|packed, nothing hectic|strenuous|tiring, lots|plenty of breaks|rest, relax, relaxed, relaxing, slow (down|travel), take (it|things) easy|slow|slowly, take my|our time',
  packed:
    'as many place|sight|thing as possible, busy day, cover|cram|do|fit|pack|see (in) as much as possible, do everything, do|fit|see as much as i|we can, fast pace*, full day|programme|schedule, intense, make most, nonstop, packed, packed day|itinerary|pace|programme|schedule|trip, see everything, see it all',
  normal: 'average|balanced|medium|moderate|normal|usual pace, mix of busy and relaxed',
  starts:
    'be out, before breakfast, begin~, days start, get~ going|moving|out|up, go out, head out, leave hotel, out by, pick us up, ready, rise~, set off, sleep~ til, sleep~ till|until, start~, start~ day|our, up, wake~',
  ends: 'asleep, back (home) (at|by|in|to) (apartment|base|flat|hotel|room), be home, bed, bedtime, day end|over, done (by|for), finish~, go~ to bed|sleep, home at|before|by, in by, sleep by',
  lateStart:
    '@no @like (get|getting|wake|waking) (to) (get|up) early, @no early alarm|bird|morning|riser|start|wake, @no morning people|person|type, easy|gentle|late|lazy|leisurely|quiet|relaxed|slow morning|start, get~ up late, hate~ early morning|starts, hate~ get|getting early|mornings|up (early), late riser|sleeper|starter, late to rise, lie in|ins, no alarm, not early, nothing early, sleep~ in|late, start~ (day) late|later',
  earlyStart:
    'start~|up at dawn|sunrise, begin~|start~ (day) early, crack of dawn, early bird|morning|riser|start|starter, early to rise, get~|rise~|wake~ out|up early, morning people|person, up (and) about|early, with sun',
  earlyNight:
    '@no late evening|night, @no out late, @no stay~ out late|up, asleep by, back|home early, bed early, early bed|bedtime|night, early to bed, finish~ early, nothing at|late (at) (night), to hotel early',
  lateNight:
    'all night, close bars, go~ to bed late, into small hours|night, late at night, late everything|night, late into, late to bed, never in bed before, night owl, out late, stay~ out|up late, till|until dawn|early|late|small|sunrise (hours), up late, when we drop',
  breakfast: 'breakfast, brekkie, brekky',
  lunch: 'lunch, midday meal',
  dinner:
    'dine~, dinner, eat~ (out) at|in evening|night, eat~ about|around|at|by, evening meal, feed us, supper, tea at',
  late: 'late, lateish, later, latish',
  early: 'earlier, early, earlyish',
  none: '(is) at|from|in|with airbnb|hotel, @no, covered, doesnt|dont|never do|eat|have|need|want, included, no need for, not bother with, pass on, skip~, taken care of',
  picnic: 'packed lunch, picnic',
  light: 'bite, grab and go, light, on go, quick, sandwich, simple, small, snack',
  big: 'big, full, generous, hearty, huge, large, leisurely, long, main meal, proper, sit down',
  dawn: 'dawn, sunrise',
  morning: 'a m, am, before breakfast, first thing, morning',
  midday: 'lunch time, lunchtime, mid day, midday, noon, noonish',
  afternoon: 'after lunch, afternoon, matinee',
  dusk: 'dusk, golden hour, sundown, sunset',
  evening: 'early evening, eve, evening, tonight',
  night: 'after dark, late at night, late evening, night, nighttime, nite',
  whole: 'day, entire day, free day',
  freeTime:
    'break, by pool, do nothing, doing nothing, down time, empty, for|to myself|ourselves|us, free, leave~ me|us, leisure time, lie down, nap, nothing booked|on|planned|scheduled, no|without plan, off, open, our own, pool time, rest, resting, siesta, spare, to chill, unplanned, unscheduled',
  every: 'all, daily, each, every, on all day',
  alone:
    '@i (am|and|m) alone|solo, @travel alone|solo, and alone, just|only me, myself, on my own, party of one, single traveler|traveller, solo female|here|travel|traveler|traveller|trip, table for one',
  couple: 'couple, gay|lesbian|married|retired couple, just two of us, lovebirds, newlywed, partners, two lovebirds',
  spouse: 'bf, boyfriend, fiance, fiancee, gf, girlfriend, hubby, husband, partner, wife',
  friends:
    'friend, girl trip|weekend, girlfriends, group of friend|girl|guy|mate, lads, mate, pal, the boys, the girls',
  peers: 'boy, dude, gal, girl, guy, hen, lad, lady, man, men, stag, woman, women',
  parents:
    'dad, elderly parent, father, father in law, folks, in laws, mama, mom, mother, mother and father, mother in law, mum, mummy, papa, parent, parent in law',
  grandparents:
    'gramps, gran, grandad, granddad, grandfather, grandma, grandmother, grandpa, grandparent, granny, nan, nana, nanna',
  family: 'fam, family, multigenerational',
  colleagues:
    'co worker, colleague, coworker, offsite, team building|outing|trip, work colleague|friend|mate, workmate',
  with: 'accompanied by, accompany~, bring~, come~ along, joined by, join~, me and, plus, take~, with',
  along:
    '@i and, and i|me|myself, come along|too|with, comes, coming, in tow, is here too, join~ (me|us), tag~ along, with me|us',
  birthday:
    '@person * nd|rd|st|th, b day, bday, birthday, her|his|my|our * nd|rd|st|th, turn~ 18|20|21|25|30|35|40|45|50|55|60|65|70|75|80',
  anniversary:
    'anniversary, celebrate~ * year (of marriage), wedding anniversary, year married, years of marriage, years together',
  honeymoon: 'honeymoon, honeymooners, honeymooning, just married, minimoon, newlyweds',
  proposal: 'ask her|him to marry, engagement, get~ engaged, marry me, pop~ question, proposal, propose~, put ring',
  graduation: 'graduate, graduated, graduating, graduation',
  henParty:
    'bachelor (party|weekend), bachelorette (party|weekend), hen (do|night|party|trip|weekend), stag (do|night|party|trip|weekend)',
  wedding: 'get married, getting married, wedding',
  firstVisit:
    '1st|first time|timer|trip|visit, 1st|first time|trip|visit in *, @no been before|here|there|to, @no know city|town, never been|seen|set|visited (before|foot|here|there|to), new to city',
  often: 'often',
  returnVisit:
    '2nd|3rd|4th|5th|fifth|fourth|nth|second|third time|trip|visit, @have been a|few|five|four|many|several|six|ten|three|two times, again in|to, back again|for|in, been before|many|several|twice, been here|there, come~ back, know city|place|town (already|well), lived here|there, nd|rd|th time|trip|visit, return trip|visit, returning, return~ visitor, used to live, visited before|many|several|twice',
  styleQuiet:
    '@no busy|crowd|hordes|tourist|touristy (place|spot|stuff|thing|trap), autistic, avoid~ crowd|hordes|masses|people|tourist|touristy (place|spot|stuff|thing), away from crowd|hordes|hustle|masses|mob|noise|people|tourist, busiest, busy place, calm|peaceful|quiet area|corner|place|somewhere|spot|street, crowd, crowded place|spot, few|fewer|less|non|un crowded|tourist|touristy (place|spot|thing), hate~ busy|crowd|tourist|touristy, hordes, mass tourism, masses, peace and quiet, peak hours, photo on menu, rush hour, something|somewhere calm|peaceful|quiet, tourist free|trap, uncrowded place',
  styleHighlights:
    'best of, best|big|essential|famous|key|main|major|obvious|top|usual @sights, big|essential|main|top|usual hits|ones|stuff|thing, bucket list, classic, highlight, icon, iconic (@sights), landmark, must dos|see, see sights, sightseeing',
  styleLocal:
    'alternative, authentic (@sights|experience|stuff|vibe), gem, hidden corner|gem|place|spot, less|lesser|little known, like local, local (hidden) experience|favorite|favourite|gem|hangout|haunt|joint|place|secret|spot|vibe, locals only, off beaten path|track, offbeat, the real, undiscovered, where local drink|eat|go|hang|live, where locals',
  styleThrifty:
    '@no expensive|fancy|posh|pricey, @no spend~ lot|much (money), bargain, broke, budget conscious|friendly|travel|traveller|trip, budget|money is limited|short|tight, cheap, cheap as possible, cheap eat|place|stuff|thing|trip, edge of my|our budget, free or cheap, free stuff|thing (to do), inexpensive, limited|little|low|minimal|modest|shoestring|small|student|tight budget|cash|funds|money, low cost, on budget, on cheap, shoestring, skint',
  styleLuxury:
    '5|five star, budget|cost|money (are|is) (no|not) concern|issue|limit|object|problem, luxurious, luxury, splurge~, treat myself|ourselves',
  styleRomantic: 'romance, romantic',
  styleFoodie:
    '@like eat|eating|food (to) (eat), all about food, amazing|delicious|excellent|good|great eating|eats|food|restaurant, culinary, eat~ well, food (is) everything|important|main|point|priority|thing, food lover|tour|trip, foodie, gastronomic, gastronomy, gourmet, nice restaurant, nothing but food, obsessed with food',
  stylePhotos: 'camera, content creator, instagram, photo, photograph*, pic, picture, selfie, take~ photo|pics|picture',
  rain: 'getting wet, if it rains, rain, rainy, rainy day, wet',
  heat: 'heat, heat wave, heatwave, hot, sweat~',
  cold: 'chill, chilly, cold, cold weather, freeze~, freezing cold',
  sun: 'sun, sunburn, sunscreen',
  wind: 'wind, windy',
  queues: 'line, lining up, long line|queue|wait, queue~, stand~ in line|queue, waiting, wait~ in line',
  heights: 'acrophobia, acrophobic, height, high place|up, vertigo',
  afterDark: 'being out late (alone), dark, late at night alone, night, nighttime, out late alone',
  transport: 'bus, metro, public transport|transportation, subway, taxi only, tram, transit, tube, underground',
  driving: 'by car, drive~, hire car, rent car',
  scared:
    'claustrophobi*, @no bear|cope|do|enjoy|fan|good|great|handle|like|stand|tolerate (of|well|with), @scare, avoid~, bad with, dislike~, hate~, out of, petrified of, problem with, suffer~ (from|in), terrified of',
  arrive:
    '@vehicle arrives|arriving|in, arr, arrival, arrive~, ashore, check in|in at, coach drops us, come~ in, dock~, drop~ us off, fly~ in|into, get~ here|in|into|there, got in, here by|from, in :, land~, off cruise (ship), off ship, out of airport, there at|by|from, touch~ down',
  depart:
    '@vehicle back|home|out|to, all aboard, at airport|station by, back home, back on, back on|to airport|board|ship, back|be at airport|port|ship|station, bus|coach|ferry|flight|plane|train at|is, departure, depart~, flight off, flight on, fly~ at|on, fly~ back|home|off|out, go~ back, go~ home, have bus|ferry|flight|plane|train, head~ back|home|off, home on, last train, leave~, move on, on board by, onward, out :, pick~ us up, return (bus|flight|journey|train|trip), sail~, set sail, take train, take~ off, travel on',
  plane:
    'airplane, airport, barajas, cdg, easyjet, fiumicino, flight, fly~, gatwick, haneda, heathrow, jfk, land~, narita, orly, plane, ryanair, schiphol, stansted, take off',
  train:
    'amtrak, ave, night train, overnight train, sleeper train, bullet train, eurostar, gare, ice, rail, railway station, shinkansen, station, train',
  bus: 'bus, coach, flixbus, megabus',
  ferry: 'ferry',
  car: 'campervan, car, drive~, driving up, road trip',
  cruise: 'cruise (ship), cruise passenger, dock~, liner, on board, port, ship',
  lodging:
    'accommodation, airbnb, apartment, b b, based at|in|near, bnb, camping, flat, guest house, guesthouse, hostel, hotel, inn, lodging, our base|place|room, rental, riad, ryokan, sleep~ at|in|near, stayin, stay~',
  other:
    'aunt|brother|cousin|family|friend|parents|relative|sister apartment|flat|home|house|place, with an|cousin|family|friend|our|relative aunt|cousin|friend|uncle',
  near: 'around, around|round corner from, behind, beside, by, close by|to, in front of, near (to), nearby, next (door) to, not far from, off, opposite, short|walking distance from|of|to|walk',
  booked:
    'booked (already|for), booking, bought, bought|got|have ticket (for), confirmed, entry at, got entry|seats, paid (for), pre booked|paid, prebooked, reservation, reserved, table at|booked|for|reserved, ticket, tickets to, time slot, tix',
  show: 'ballet, broadway, cabaret, circus, flamenco show, musical, opera, performance, play, show, theater, theatre',
  tourThing: 'day trip, excursion, food tour, guided tour|visit|walk, tour, walking tour',
  concert: 'concert, gig, recital',
  match: 'baseball|basketball|football|hockey game, derby, football match, game, match, vs',
  hireCar: 'car hire|rental, hire|rental car, rent car',
  event:
    'ceremony, christening, class, course, escape room, event, fair, festival, funeral, lecture, lesson, marathon, massage, paintball, party, race, screening, tasting, treatment, wedding, workshop',
  work: 'appointment, business, busy, call, cant do, client, conference, convention, course, dentist, doctor, exam, in meetings, lecture, meeting, not available|free, seminar, taken, teach~, workshop, work~',
  noon: '12 noon, high noon, noon, twelve noon',
  midnight: 'midnight',
  am: 'a m, am, in morning, o clock in morning, oclock in morning',
  pm: 'at night, in afternoon|evening, p m, pm',
  oclock: 'h, hour, hrs, o clock, oclock',
  minutes: 'five, ten, quarter, twenty, twenty five, half',
  minutesPast: 'past',
  minutesTo: 'to',
  at: 'about, approx, approximately, around, at, by, ca, circa, for, near, roughly',
  after:
    '@no begin|out|start|up before, after, anything|never|nobody|not|nothing before, from, later than, no|not earlier than',
  before: 'before, by, latest, no|not after, no|not later than, til, till, until',
  nothingBefore:
    '@no * up before, @no want to * before, @no|nowhere (before|get|leave|leaving|out|planned|plans|start|up) (activities|be|out|start|up) before, no * before, no earlier than, not earlier than',
  nothingAfter: '@no (out|planned) after|later (than), back before, no * after',
  first: '1st, first',
  last: 'final, last',
  dayWord: 'afternoon, day, evening, morning, night',
  sameDay: 'after that, afterwards, same|that afternoon|day|evening|morning|night, then',
  together: '(both|together) (in|on) same day, in one|single day',
  apart:
    'not|never (both) (in|on) same day, (in|on) different|separate day|days, (in|on) another|different|other|separate day',
  nextDay: 'day after|before, following day, next day',
  yes: 'yeah, yep, yes',
  tomorrow: 'arrival day, day of arrival, day we arrive|get|land',
  lastDay: 'day of departure, day we leave, departure day, final day, getaway day, last day',
  dateBefore: 'of, on, the',
  one: '1|2|3|three|two vegans|vegetarians|veggies, @my @person, @person, another, another|other has|is|one, eldest|little|middle|oldest|youngest (one), half|most|none|one|some|three|two of my|our|the|us, he, her, him, his, one celiac|coeliac|has|is|member|person|vegan|vegetarian|veggie, other, same person, she, some, year old',
  us: 'all (of us), both (of us), each of us, everybody, everyone, i, im, me, our, us, we',
  weekdays: 'monday|mon, tuesday|tue, wednesday|wed, thursday|thu|thur, friday|fri, saturday|sat, sunday|sun',
  months:
    'january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept, october|oct, november|nov, december|dec',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  aCouple: 'couple, pair of',
  ordinals: 'first, second, third, fourth, fifth, sixth, seventh, eighth',
  stopover: 'ashore, in port, layover, stop over, stopover',
  aboard:
    'all aboard, back on board, cruise, cruise passenger, cruise ship, cruisers, in port, off ship, on board by, our ship, ship docks|leaves|sails',
  sameWay: 'again, back, both ways, home, out, return',
  twins: 'twin',
  aside:
    'born in|near, live at|by|in|near, living in|near, met at|in|on, name is, recommended, study~, work~ at|for|in',
  tooMany: 'so many, that many, too many|much',
  few: 'few, fewer, not many (of), not lot of',
  condition:
    'if it gets|is|rain|raining, if its cold|hot|nice|raining|sunny|warm, if raining|rains|rainy, in case, only if, unless',
  soft: 'as far as possible, as much as possible, d like|love, ideally, if available, if it doesnt rain, if possible, if there are (any|tickets), if there|we|you can|have|is|time, if tickets, if we can (get), if weather, if weather (is) allows|good|nice|ok, maybe, might, or so, perhaps, weather permitting, would be cool|good|great|lovely|nice, would like|love',
  hard: 'absolutely, at all costs, definitely, dont miss, essential, for sure, has|have to be, must, no matter what, non negotiable, really need, strictly',
  from: 'between, from',
  to: 'and, through, til, till, to, until',
  through: 'through, thru, til, till, to, until',
  question:
    'any advice|idea|recommendations|tips, are|do|how|is|should|what|when|where|which|who|why i|it|many|much|need|safe|tap|that|the|there|vaccinations|we|you, can|could i|we bring|buy|drink|get|leave|pay|rent|store|use, can|could|should i|we|you tell, how are|do|far|is|many, what',
  mayWe:
    'any chance (of), can|could|may|might|shall i|we|you (please) (add|do|fit|get|go|have|include|leave|make|put|see|skip|squeeze|try|visit), do we have time (for|to), how about, is|will there (be) time (for|to), is|would it (be) alright|good|ok|okay|possible (for|to if|us), what about, would you include',
  timesWord: 'time',
  shade: 'shade, shady',
  foodAlone: 'eating, food',
  degree: 'degree, ºc',
  cannotEat: 'cannot|cant|couldnt|doesnt|dont|mustnt|not eat|have|tolerate|touch (any)',
  strong: 'gets, getting, ll be, pretty, really, so, too, very, way',
  onceOnly: 'once, one go, one time',
  eur: 'eur, euro, €',
  usd: '$, buck, dollar, usd',
  gbp: 'gbp, pound, quid, £',
  jpy: 'jpy, yen, ¥',
  aed: 'aed, dirham',
  filler:
    '(few|many|several) times, a, about, above, actually, add~, adult, after, afterwards, again, along, already, also, always, am, amazing, an, another, any, anyway, are, area, around, arrange~, as, as child|kid, at, away, awesome, back, bad, be, beautiful, because, been, before, being, best, better, between, big, bit, book~, both, buy~, by, bye, call~, can, celebrate~, check~, cheers, city, climb~, college|uni friend|mate, come~, cool, cos, could, couple, d, dear, did, discover~, down, do~, drink~, during, eat~, edge, either, else, end, enough, enter~, er, especially, etc, euros, even, ever, every, everything, experience, explore~, favorite, favourite, feel~, few, find~, fine, for, from, full, fun, get~, give~, good, good luck, goodbye, got, go~, grab~, great, group, guys, had, haha, happy, has, have, having, he, hear~, hello, help~, her, here, hey, hi, him, his, holiday, home, hope~, hotel, how, i, id, idea, ideally, if, im, in, in 20*, include~, instead of, into, is, ish, it, itinerary, its, ive, jaja, just, keep~, kind, know~, last month|spring|summer|time|trip|week|winter|year, later, left, less, let, listen~, little, live~, ll, lol, look~, lot, lovely, m, make~, many, may, maybe, me, mean~, met, might, mind, mine, minute, mix, month, more, most, mostly, much, mum, my, nd, new, next, nice, obviously, of, off, ok, okay, old, on, once, option, other, our, out, over, own, pensioner, people, per, perfect, perhaps, person, pier, place, planner, plan~, please, pls, plse, plz, possible, possibly, pretty, probably, put~, quite, rather than, rd, re, ready, real, really, recently, recommend~, relax~, repeat, rest, rest of, restaurant, retired, retiro, right, s, same, say~, see~, sent, she, short, should, simply, since, sit~, so, some, someone, something, somewhere, sorry, sort, special, spend~, spot, st, stage, start, still, stroll~, stuff, such, suggest~, sure, t, take~, tbh, team, tell~, th, than, thank, that, the, their, them, then, there, these, they, thing, think~, this, those, thx, til, too far, time, tip, to, today, too, total, town, traveller, travel~, trip, try~, twice, type, up, us, use~, usually, vacation, ve, very, vessel, via, visit~, w, walk~, wall, wander~, was, watch~, way, we, week, weekend, well, were, whatever, when, where, which, who, whole, why, will, wish~, with, wonderful, work~, would, x, xx, year, year ago, you, your',
};

/** Words that phrases name together, `@name`. */
export const sets: Readonly<Record<string, string>> = {
  no: 'arent cannot cant couldnt didnt doesnt dont isnt neither never no nobody none nor not nothing unable without wont wouldnt',
  have: 'had has have ive ve',
  i: 'i im we',
  is: 'are is re s was',
  my: 'a her his my one our the',
  like: 'enjoy enjoys like likes liking love loves want wants',
  travel: 'come coming go going travel traveling travelling travels visiting',
  vehicle: 'ave bus coach cruise eurostar ferry flight plane shinkansen train',
  scare: 'afraid bothers fear frightened nervous phobia scared terrified worried worries',
  noeat: 'cant doesnt dont never no not without',
  person:
    'aunt baby bf boy boyfriend brother child colleague cousin dad daughter father fiance fiancee fil friend gf girl girlfriend gran grandad granddaughter grandma grandmother grandpa grandson granny hubby husband kid mate mil missus mom mother mum nan nephew niece partner sister son teenager toddler uncle wife',
  sights:
    'attraction attractions highlights landmark landmarks monument monuments place places sight sights site sites spot spots things',
  food: 'cooking cuisine dinner dish dishes eateries eatery eats food joint kitchen lunch meal meals place restaurant restaurants specialities specialties tasting tavern',
};

/** Words that may stand inside of any phrase. */
export const passedOver =
  'a actually all an any completely especially just particularly pretty quite really so some super that the too totally very';
