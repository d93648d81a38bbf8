import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: '@no, no way|thanks|thank|chance, hell|absolutely|definitely|certainly no, not chance, cannot stand, cant stand|bear, rather|prefer|better|please not, less, fewer, no need (for|of), not need|interested|keen|fan|fans|big|mad|crazy (in|on|of|about|into), not into, nah, nope, zero, must|should|do|does|did|would|will|can|could|please not, keep clear of, thumbs down',
  refuse:
    'no more, avoid~, hate~, loathe~, skip~, fed up with, steer|stay|keep (us|me) clear|away of|from, except for, spare us|me, bore~ (me|us|him|her|them), drop, pass on, give * a miss, not our|my thing|cup (of tea), isnt|arent our|my thing|cup (of tea), can live without, overrated, tourist trap, can|could|may|will wait, hard pass, not for me|us, count me|us out, bin, is|are|s out, out please, leave for next|another time|trip, give it|that|this|them a miss, do nothing for me|us, next time, had it|enough with|of, sick|tired of, waste of time, too far',
  nomiss:
    '@no miss|skip|forget|leave, @no want to miss, not to be missed, unmissable, @no (want) (to) leave|go without, hate|shame|pity|sad to miss',
  must: 'must, must see|do|have|haves|sees, have|has|need|needs to see|be|include|visit, top priority, essential, non negotiable, definitely, no matter what, for sure, absolutely',
  want: 'want~, love~, like~, enjoy~, into, keen on, interested in, fan of, look~ for|forward (to), die~ to, dying to, crazy|mad|nuts|passionate about, obsessed with, hope~ for|to, prefer~, yes, yeah|yep|yup|si, yes to, plenty|lots|lot|loads|heaps|tons of, all about, fancy, need~, good, as many * as possible, give (us|me), more, cant|cannot|never stop (get enough of), cant get enough of, cant|cannot wait',
  seen: '@have (all|both|already|just|only) seen|visited|done|been|did (to|at|up|in|there|inside), already seen|been|visited|done|did|know|knew|saw|went (to), been to|there|up (done that), seen it|them (all|both), is|are done, seen all|both, done all|both, saw, did, seen, visited, done it|them|that, went to|up|there, @have been (already) (to|there), climbed, know well|inside, lived near|in, done',
  notSeen:
    'never|not|havent|hasnt|hadnt (been|yet|ever|actually) seen|been|visited|done|got|had|tried|eaten (to), not|never seen|visited|done|saw, still to see, not yet, not yet seen',
  only: 'only, solely, exclusively, nothing but|except|besides, nothing|nowhere|none else|other, and nothing else|more, nothing other than, thats|that it|all|enough, end of, full stop, purely, strictly, nothing more, all we|i need|want, just, and done, is all, nothing apart from, nothing more than',
  notOnly:
    'not|isnt|arent|dont|no (want|like|need|do|make it|be) only|just|merely|simply|solely (about|want|like), not all|everything (about), not everything (has|have|must|be|is|should) (to|has) (be)',
  except:
    'anything|everything|all|everywhere but|except|bar|besides, except (for), excepting, apart|aside from, other than, bar, save for, but not, with exception of, excluding, minus',
  all: 'everything, anything, every sight, everywhere, nothing',
  but: 'but, however, though, although, yet, other than that, otherwise, whereas, while',
  and: 'and, n, plus, also, as well as, then',
  or: 'or, nor',
  now: 'this time, now, instead, this trip, rather see, from (the) outside, outside only, just the outside, without going|climbing up|in',
  again: 'again, once|one more (time), a second time, back to, revisit, go back',
  indifferent:
    'not so much, rather than, instead of, @no mind|bother|bothers|scare|scares, dont|doesnt|not care|bothered|mind|fussed (about|either|which|if), no preference, couldnt care less, @no need to see, optional, not essential|necessary|important|priority, fussed, not fussed|bothered, not sure|convinced',
  allOn: 'all on|in, all|both same|of them, both on|in, all three on, all four on',
  most: 'plenty, enough, at most, max, maximum, @no more than, not above|over|exceed|exceeding, up to, tops, or less|fewer, under, less|fewer than, below, limited to, within',
  least: 'at least, min, minimum (of), no|not less|fewer than, or more, one|two more',
  aDay: 'daily, on any day, x day, p d, per|each|every|a|and day|date, / day|d, pd, a-day',
  inAll:
    'in total|all, altogether, total, for|in|over|during whole|entire trip|stay|thing|holiday|week|weekend|time, for|in|over trip|stay|holiday|week|weekend, overall, all in|up|together, whole trip',
  each: 'per person|head|capita|adult|nose, each, pp, person|head, for each (of us), apiece, p p, / person|head|p|pax, pax, a pop',
  perMeal: 'per|each|a|every|on meal|dinner|lunch, for|on meal|dinner|lunch|food|meals, to eat',
  perTicket: 'per|each|a|for|on ticket|tickets|entry|entrance|admission|museum|sight|attraction, ticket, entrance fee',
  thing: 'thing, activity, stop, visit, sight, attraction, plan, item, landmark, thing to do|see',
  small: 'small, little, tiny, smaller, lesser, compact, boutique, mini',
  quiet:
    'quiet, calm, peaceful, uncrowded, empty, not crowded|packed|busy|touristy, quieter, without|no crowd|people|tourist, away from crowd, tranquil, less crowded|busy, few people|tourist, nobody',
  crowded: 'crowded, busy, packed (with tourist), touristy, overcrowded, huge, big',
  famous: 'famous, iconic, well known, main, most famous, top, best known, must see, unmissable, major',
  cheap:
    'cheap, inexpensive, budget, affordable, low cost, cheapest, cheaper, good value, not expensive|pricey|dear, bargain',
  expensive: 'expensive, pricey, posh',
  free: 'free, free of charge, for free, free entry|entrance|admission, no entry|entrance fee, that|which are free, without paying',
  indoor: 'indoor, covered, under roof|cover, inside, with roof',
  outdoor: 'outdoor, open air, outside, in open air, alfresco',
  hidden: 'hidden, lesser|little|less known, off the beaten track|path, unusual, not * in the guidebook',
  vegetarian:
    'pure veg, vegetarian, veggie, veggy, @noeat (eat) meat, no meat (please), meat free, meatless, veg, everything|anything|all except|but|bar meat, @no @like meat',
  vegan: 'vegan, plant based, no animal product, plantbased',
  pescatarian:
    'pescatarian, pescetarian, pesce, eat fish but no|not meat, fish but no|not meat, @noeat (eat) meat but (do|does|eat) (eat) fish, @noeat (eat) meat she|he|i|we do|does eat fish, fish (is) ok|fine but no|not meat',
  halal: 'halal, muslim',
  kosher: 'kosher',
  'gluten-free':
    'gluten (free), coeliac (disease), celiac, no|without gluten, gluten intolerant|intolerance, gf, wheat',
  'lactose-free': 'lactose (free|intolerant|intolerance), no|without lactose, dairy free, no|without dairy',
  'no-pork': '@noeat (eat) (any) pork, pork free, no ham, everything|anything|all except|but|bar pork',
  'no-alcohol':
    'no|without|zero alcohol|booze|drinking, alcohol free, @no drink|drinking (any) (alcohol|wine|beer|booze), teetotal, teetotaller, sober, non drinker, tee total, off the booze',
  allergy: 'allergic (to), allergy (to), intolerant (to), intolerance, anaphylactic, anaphylaxis, epipen',
  nuts: 'nut, tree nut, hazelnut, almond, walnut, pistachio, cashew',
  peanuts: 'peanut',
  shellfish: 'seafood, shellfish, prawn, shrimp, crustacean, mussel, crab, lobster, oyster',
  fish: 'fish',
  eggs: 'egg',
  milk: 'milk, cow milk, dairy, lactose, cheese',
  soy: 'soya, soy sauce|milk|bean|product|allergy, to|and|or soy',
  sesame: 'sesame',
  wheelchair: 'wheelchair (user|accessible|accessibility|friendly), wheel chair, mobility scooter, rollstuhl',
  pushchair: 'pushchair, pram, stroller, buggy, push chair',
  noStairs:
    '@no|avoid~|hate~|few|minimal|limited|cope (with|up|down|take|do|climb|climbing|manage|use) (many|lots|loads) (of) (many) stair|step|staircase, @no climb|manage|do|handle|take|use stair|step, step free (access), stairs @is (not) (a) problem|difficult|hard|tough|tricky|killer|out|impossible|nightmare, elevator|lift needed|essential|only|required, struggle~ with stair|step, no|avoid~ climbing|climb, @no good with step|stair',
  littleWalking:
    'slow walker, hate~|loathe~ walking|walk|long (to) (walk|walking), @no walk (very|too|that|so|for|to) (far|much|long|lot|well|fast|great) (distance|distances|way), hardly|barely walk, struggle~|hard|difficult|painful|trouble|difficulty|problem|problems to|with|when|for walk|walking, @no|little|minimal|less|limited|limit|short much|lot|long|big|too (of|long|much) walk|walking|distance|distances, @no walking, little|minimal|less|limited walk|walking, short walk, as little walking as possible, @no @like (to|much) walk|walking, bad|dodgy|sore|new|weak|dicky|poor|creaky|gammy|replaced|artificial knee|back|hip|leg|foot|feet|ankle|heart, knee|hip|back|leg|foot|ankle|mobility problem|trouble|surgery|replacement|operation|issue|pain|injury, knee|hip|back|leg is|are bad|sore|playing, walking stick|frame, with|on|uses|use stick|cane|crutches|walker|rollator, limited|reduced|restricted|poor mobility, mobility impaired, broken|sprained|twisted leg|foot|ankle|toe|knee, arthritis, get~|tire~ tired|tire (easily|quickly|fast|soon), tire~ easily|quickly|fast, crutches, @no|nothing|avoid~|without (too|do|manage|climb|like) hill|hills|hilly|steep|uphill|slope, @no stand|standing (for) long|much, hill is|are hard|difficult|tough|problem|killer, walk slowly|with difficulty|stick|cane, sit|rest a lot|often',
  pregnant: 'pregnant, pregnancy, expecting (baby|a), months|weeks pregnant, mum to be',
  mindWalking: '@no mind|problem|problems|issue|issues|worries (with), happy|fine to|with, no bother, good with',
  km: 'km, kilometre, kilometer, kms, klm',
  metre: 'm, metre, meter, mtr',
  mile: 'mile',
  walk: 'walk~, on foot, walker',
  child:
    'child, kid, children, little one, grandchild, grandchildren, grandkid, nephew, niece, twins, my|our|a|his|her son, sons, daughter, little brother|sister, lil brother|sis|bro|sister, tot, young son|daughter, wee one',
  youth: 'boy, girl, lad, brother, sister, one',
  baby: 'baby, infant, newborn',
  toddler: 'toddler',
  teen: 'teen, teenager, teenage (boy|girl|son|daughter|kid), adolescent, teenaged',
  ageUnit: 'year old, years old|young, yr (old), yrs (old), y o, year, yo, y, aged',
  monthUnit: 'month (old), mo, mths',
  aged: 'aged, age',
  relaxed:
    'relaxed, relax, slow (pace|travel|down), easy (pace|going), easygoing, leisurely, @no rush~|hurry|stress|pressure|running (around|about), gentle (pace|day), plenty of rest|breaks, take (it|things) easy|slow|slowly, take our|my time, chilled, calm|easy|slow|gentle|leisurely|relaxed|lazy pace|day|days|trip|holiday|rhythm, not busy|packed|full|hectic|intense|crammed, relaxing, @no overdo, nothing hectic|strenuous|tiring, chill',
  packed:
    'packed day|days|schedule|itinerary|programme|trip|pace, see everything, see it all, do everything, intense, nonstop, full day|days|programme|schedule, fast pace*, busy day|days, as many thing|sight|place as possible, make the most, see|do|fit|cover|pack|cram (in) as much as possible, packed, see|do|fit as much as we|i can',
  normal:
    'normal|usual|medium|moderate|average|standard|balanced|steady pace, middling, neither fast nor slow, not slow not fast, mix of busy and relaxed',
  starts:
    'out by, sleep~ until|till, start~, begin~, get~ up|going|moving|out, wake~ (up), up, start~ our|day, days start, leave the hotel, be out, set off, go out, head out, before breakfast, ready, pick us up, rise~, sleep~ til',
  ends: 'back (home) (at|in|by|to) (hotel|room|apartment|flat|base), back by|before, finish~, be home, home by|at|before, in|to bed (by), bed, go~ to bed|sleep, done (by|for), day|days end|ends|over, bedtime, asleep, in by, sleep by',
  lateStart:
    'get~ up late, sleep~ late|in, late riser|start|starter|sleeper|starts|morning|mornings, slow|late|lazy|quiet|relaxed|easy|leisurely|gentle morning|mornings|start|starts, lie in|ins, start~ (day) late|later, @no morning people|person|type, @no early start|starts|morning|mornings|alarm|rising|risers|riser|bird|birds|wake, nothing early, not early, @no @like (get|getting|wake|waking) (to) (get|up) early, no alarm, hate~ get|getting early|mornings|up (early), hate~ early morning|mornings|starts, late to rise',
  earlyStart:
    'early riser|bird|start|starts|morning|starter|birds|risers|mornings, start~|begin~ (day) early, up (and) early|about, get~|wake~|rise~ up|out early, at dawn|sunrise, crack of dawn, early out of bed, morning person|people, early to rise, with the sun',
  earlyNight:
    'early night|bed|bedtime|nights, early to bed, back|home early, @no late night|nights|evening|evenings, bed early, go~ to bed early, @no stay~ out late|up, @no out late, nothing late|at (at) (night), asleep by, finish~ early, to hotel early',
  lateNight:
    'up late, late night|nights|everything, stay~ out|up late, out late, until|till late|dawn|sunrise|early|small (hours), night owl|owls, into the small hours|night, all night, party till, late at night, late into, late to bed, go~ to bed late, when we drop, never in bed before, close the bars',
  breakfast: 'breakfast, brekkie, brekky',
  lunch: 'lunch, midday meal',
  dinner: 'dinner, supper, evening meal, eat~ at|around|about, dine~, eat~ (out) at|in night|evening, tea at, feed us',
  late: 'late, later, latish, lateish',
  early: 'early, earlier, earlyish',
  none: '@no, skip~, dont|doesnt|never eat|have|do|need|want, no need for, not bother with, included, is included, (is) at|in|with|from hotel|airbnb, taken care of, already covered, pass on, covered',
  picnic: 'picnic, packed lunch',
  light: 'light, quick, small, simple, just a bite, snack, on the go, grab and go, bite, sandwich',
  big: 'big, long, proper, main meal, hearty, large, sit down, full, generous, leisurely, huge',
  morning:
    'sunrise, dawn, first thing, at sunrise, early morning, morning, am, a m, forenoon, in the morning, before breakfast',
  midday: 'midday, lunchtime, around noon, lunch time, mid day, noonish, noon',
  afternoon: 'afternoon, after lunch',
  evening: 'evening, eve, tonight, early evening, dusk, sunset, sundown, golden hour',
  night: 'night, late evening, after dark, at night, late at night, by night, nighttime',
  whole: 'day, whole day, full day, entire day, day off, rest day, day of rest, free day, off day, down day, all day',
  freeTime:
    'free, off, to|for ourselves|myself|us, our own (time), free time, time off, unplanned, nothing planned|on|scheduled|booked, to|for rest, empty, without|no plan, nap, resting, down time, spare, siesta, to chill, do nothing, pool time, by the pool, unscheduled, leisure time, open, clear, rest, break, lie down',
  every: 'every, each, all, daily, on all day',
  alone:
    'by myself, on my own, @travel solo|alone, solo trip|traveller|traveler|female|travel|here, @i (m|am|and) solo|alone, just|only me, single traveller|traveler, myself, party of one, table for one, and alone',
  couple:
    'couple, two lovebirds, newlywed, gay|lesbian|married|retired couple, partners, lovebirds, just the two of us',
  spouse: 'wife, husband, girlfriend, boyfriend, partner, fiancee, fiance, gf, bf, hubby',
  friends:
    'friend, mate, pal, girls trip|weekend, girl trip, lads, girlfriends, group of friend|mate|girl|guy, the girls, the boys',
  peers: 'girl, guy, boy, lad, woman, gal, man, women, men, dude, lady, hen, stag',
  parents:
    'parent, mum, mom, dad, mother, father, folks, parent in law, mother in law, father in law, in laws, mummy, mama, papa, mother and father, dads, mums, moms, elderly parent',
  grandparents:
    'grandparent, grandma, grandpa, grandmother, grandfather, granny, grandad, granddad, nan, nana, gran, nanna, gramps',
  family: 'family, fam, multigenerational',
  colleagues:
    'colleague, coworker, co worker, workmate, team building|outing|trip, offsite, work colleague|friend|mate',
  with: 'with, bring~, accompany~, take~, joined by, plus, me and, join~, accompanied by, come~ along',
  along:
    'and i|me|myself, and i|me are, with me|us, join~ (us|me), tag~ along, @i and, in tow, is here too, comes, coming, come along|with|too',
  birthday:
    '@person * th|st|nd|rd, my|her|his|our * th|st|nd|rd, birthday, bday, b day, turn~ 18|20|21|25|30|35|40|45|50|55|60|65|70|75|80',
  anniversary: 'anniversary, years|year married, years of marriage, wedding anniversary, years together',
  honeymoon: 'honeymoon, just married, honeymooners, honeymooning, minimoon, newlyweds',
  proposal:
    'propose~, proposal, pop~ the question, ask her|him to marry, engagement, get~ engaged, marry me, put a ring',
  graduation: 'graduation, graduated, graduate, graduating',
  henParty:
    'hen (party|do|weekend|night|trip), stag (party|do|weekend|night|trip), bachelorette (party|weekend), bachelor (party|weekend)',
  wedding: 'wedding, getting married, get married',
  firstVisit:
    'first|1st time|visit|trip|timer|timers (here|to|in), never been|visited|seen|set (here|to|there|before|foot), @no been here|before|there|to (before), new to the city, @no know city|town (at)',
  returnVisit:
    'nd|rd|th time|visit|trip, second|third|fourth|fifth|sixth|seventh|tenth|2nd|3rd|4th|5th|6th|10th|nth time|visit|trip, been here|there (before|twice|many|several|already|times|lots), been before|twice|many|several (times), return visit|trip, know (the) city|town|place (well|already), back again|for|in, come~ back, again in|to, returning, lived here|there, used to live (here|there), @have been many|several|three|two|four|five|six|ten|a|few times, return~ visitor, visited before|several|many|twice (times)',
  styleQuiet:
    'away from crowd|tourist|people|hordes|masses|hustle|noise|mob, avoid~ crowd|tourist|people|hordes|masses|touristy (place|thing|stuff|spot), @no crowd|tourist|touristy|hordes|masses|mass|busy (trap|stuff|thing|place|spot|tourism), hate~ crowd|tourist|touristy|busy, crowd, tourist trap|free, hordes, mass tourism, masses, less|non|un|few|fewer touristy|tourist|crowded (place|spot|thing), peace and quiet, quiet|calm|peaceful|tranquil place|spot|corner|somewhere|area|street, somewhere|something quiet|peaceful|calm, uncrowded place, busy place, crowded place|spot, busiest (hours|time|times|spots), peak hours|times, rush hour',
  styleHighlights:
    'see the sights, highlight, must see|sees|dos, icon, iconic (@sights), classic, main|big|famous|top|usual|major|essential|key|best|obvious @sights, main|big|top|usual|essential ones|stuff|thing|hits, sightseeing, landmark, best of (city), bucket list',
  styleLocal:
    'like local|locals, authentic (@sights|experience|stuff|vibe), hidden gem|corner|spot|place, gem, off the beaten track|path, where local|locals (actually|really) go|eat|hang|drink|live, lesser|less|little known, undiscovered, local (hidden) place|spot|haunt|gem|hangout|secret|vibe|experience|joint|favourite|favorite, alternative, the real, offbeat, local joints|hangouts, locals only, where the locals (go|eat)',
  styleThrifty:
    'on cheap, cheap, @no expensive|pricey|fancy|posh, low cost, tight|low|small|limited|student|shoestring|modest|minimal|little budget|money|funds|cash, cheap as possible, on budget, budget trip|friendly|conscious|traveller|travel, shoestring, broke, free stuff|thing (to do), free or cheap, cheap stuff|thing|eat|eats|place|trip, skint, inexpensive, money|budget is tight|limited|short, @no spend~ much|lot (money), edge of my|our budget, bargain',
  styleLuxury:
    'luxury, luxurious, five|5 star, money (is) no object|issue|problem, splurge~, treat ourselves|myself, budget|money|cost (is|are) (not|no) (a|an) issue|problem|object|concern|limit',
  styleRomantic: 'romantic, romance',
  styleFoodie:
    'foodie, food (is) important|everything|priority|point|main|thing, @like food|eating|eat (to) (eat), gastronomic (trip), all about food, eat~ well, culinary, gastronomy, good|great|amazing|excellent|delicious food|eating|eats|restaurant, nice restaurant, nothing but food, gourmet, food lover|trip|tour, obsessed with food',
  stylePhotos: 'photo, photograph*, take~ picture|photo|pics, picture, instagram, camera, pic, selfie, content creator',
  rain: 'rain, rainy day, if it rains, wet, getting wet, rainy',
  heat: 'heat, hot, sweat~, heat wave, heatwave',
  cold: 'cold, freezing, being cold, cold weather, chilly, freeze~, freezing cold, chill',
  sun: 'sun, sunburn, in the sun, sunscreen',
  wind: 'wind, windy',
  queues:
    'queue~, line, wait~ in line, long line|lines|queue|wait|waits, stand~ in line|queue, waiting, lining up, line up',
  heights: 'height, vertigo, high place|places|up, acrophobia, acrophobic',
  afterDark:
    'after dark, out at night, at night, in the dark, dark, walk~ at night, go~ out at night, be out at night, being out late (alone), out late alone, late at night alone, night, nighttime',
  transport: 'tram, taxi only, public transport|transportation, metro, subway, underground, bus, tube, transit',
  driving: 'drive~, rent a car, hire car, by car',
  scared:
    '@scare, @no cope|handle|stand|bear|good|like|fan|great|enjoy|do|tolerate (with|of|well), hate~, avoid~, dislike~, suffer~ (from|in), problem with, terrified of, bad with, without, no, petrified of, out of',
  arrive:
    'off the ship, drop~ us off, coach drops us, arrive~, arrival, land~, get~ in|here|there|into, @vehicle in|arrives|arriving, ashore, touch~ down, come~ in, check in|in at, there by|at|from, here by|from, dock~, fly~ in|into, in :, arr, got in',
  depart:
    'all aboard, pick~ us up, go~ back, depart~, departure, leave~, fly~ home|back|out|off, flight home|back|out|off, go~ home, back home, @vehicle home|back|to|out, return (flight|train|trip|bus|journey), take~ off, back|be at airport|station|port|ship, at airport|station by, back on|to board|ship|airport, back on, sail~, set sail, plane|train|bus|ferry|flight|coach at|is, fly~ at|on, flight on, check out, have flight|train|plane|bus, our train|flight|plane|bus is, on board by, take train, out :, checkout, last train, home on, travel on, move on, onward, head~ home|back|off',
  plane:
    'jfk, heathrow, gatwick, stansted, barajas, orly, cdg, fiumicino, schiphol, haneda, flight, plane, airplane, fly~, land~, airport, easyjet, ryanair, take off, narita',
  train: 'train, eurostar, rail, railway station, shinkansen, ave, ice, amtrak, station, bullet train, gare',
  bus: 'bus, coach, flixbus, megabus',
  ferry: 'ferry',
  car: 'car, drive~, driving up, road trip, campervan',
  cruise: 'cruise (ship), ship, dock~, on board, cruise passenger, port, liner',
  lodging:
    'hotel, hostel, apartment, airbnb, flat, stay~, stayin, sleep~ in|at|near, lodging, accommodation, based in|near|at, our room|base|place, guesthouse, guest house, b b, bnb, rental, riad, camping, inn, ryokan',
  other:
    'friend|friends|family|relative|cousin|aunt|sister|brother|parents place|house|flat|home|apartment, with friend|family|relative|cousin|an|our aunt|uncle|cousin|friend',
  near: 'near (to), close to|by, next (door) to, by, beside, around, opposite, not far from, walking|short distance from|of|to|walk, right by, behind, round|around the corner from, in front of, off, nearby',
  booked:
    'paid (for), paid for already, got the tix, tix, booked (for|already), reserved, reservation, booking, have|got|bought ticket|tickets (for), ticket for, tickets for|to|at, table for|at|booked|reserved, prebooked, time slot, ticket at, entry at, confirmed, got seats|entry, ticket, pre booked|paid, bought',
  show: 'show, play, theatre, theater, musical, opera, ballet, performance, flamenco show, cabaret, broadway, circus',
  tourThing: 'tour, guided tour|visit|walk, walking tour, food tour, excursion, day trip',
  concert: 'concert, gig, recital',
  match: 'vs, match, game, football match, derby, basketball|baseball|football|hockey game',
  hireCar: 'rental|hire car, car rental|hire, rent a car',
  event:
    'class, screening, festival, course, wedding, event, workshop, lesson, fair, marathon, ceremony, party, funeral, christening, paintball, escape room, lecture, tasting, race, massage, treatment',
  work: 'work~, meeting, conference, call, seminar, busy, course, exam, workshop, not available|free, client, cant do, lecture, business, in meetings, convention, dentist, doctor, teach~, taken, appointment',
  noon: 'noon, twelve noon, 12 noon, high noon',
  midnight: 'midnight',
  am: 'am, a m, in the morning, o clock in the morning, oclock in the morning',
  pm: 'pm, p m, in the afternoon|evening, at night',
  oclock: 'o clock, oclock, h, hrs, hour',
  minutes: 'five, ten, quarter, twenty, twenty five, half',
  minutesPast: 'past',
  minutesTo: 'to',
  at: 'at, around, about, by, for, ca, circa, approx, approximately, near, roughly, near to',
  after:
    'after, not|nothing|never|nobody|anything before, no|not earlier than, later than, @no start|up|out|begin before, from',
  before: 'before, by, until, till, no|not later than, latest, no|not after, til',
  nothingBefore:
    '@no|nobody|nowhere|none (before|up|start|out|gets|get|leave|leaving|plans|planned) (up|be|out|start|activities) before, no earlier than, not earlier than, no * before, @no want to * before, @no * up before',
  nothingAfter: '@no|nobody (planned|out) after|later (than), no * after, back before',
  first: 'first, 1st',
  last: 'last, final',
  dayWord: 'day, evening, morning, afternoon, night',
  sameDay: 'that|same night|evening|day|afternoon|morning, after that, then, afterwards',
  yes: 'yes, yeah, yep',
  tomorrow: 'on arrival day, arrival day, day of arrival, day we arrive|land|get',
  lastDay: 'departure day, day of departure, day we leave, last day, final day, getaway day',
  dateBefore: 'the, on, of',
  one: '@my @person, one|two|three|half|some|none|most of us|the|our|my, she, he, one person|vegan|vegetarian|friend|kid|child|celiac|coeliac|member|veggie|is|has, her, him, the other (one), little|youngest|eldest|oldest|middle (one), two|2|three|3|1 vegetarians|vegans|veggies, another|other is|has|one, same person, @person, year old, some, his, other, another',
  us: 'we, us, both (of us), all (of us), everyone, everybody, i, me, im, our, the lot of us, each of us',
  weekdays:
    'monday|mon|mondays, tuesday|tue|tues|tuesdays, wednesday|wed|weds, thursday|thu|thur|thurs, friday|fri|fridays, saturday|sat|saturdays, sunday|sun|sundays',
  months:
    'january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept, october|oct, november|nov, december|dec',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  aCouple: 'couple of, pair of, couple',
  ordinals: 'first|1st, second|2nd, third|3rd, fourth|4th, fifth|5th, sixth|6th, seventh|7th, eighth|8th',
  stopover: 'layover, stopover, stop over, in port, ashore',
  aboard:
    'cruise passenger, on a cruise, cruise ship, off the ship, all aboard, back on board, on board by, from a cruise, ship docks|leaves|sails, cruise, in port, cruisers, our ship',
  sameWay: 'back, again, return, home, both ways, out',
  twins: 'twin, twins',
  aside:
    'live in|near|at|by, living in|near, name is, study~, met in|at|on, work~ in|at|for, born in|near, recommended',
  tooMany: 'too many|much, that many, so many',
  condition:
    'only if, unless, if it rain|rains|raining|is|gets, if raining|rainy|rains, in case, if its hot|warm|sunny|raining|cold|nice',
  soft: 'if weather, if possible, maybe, perhaps, would be nice|lovely|great|cool|good, if we|you|there can|time|is|have, would like|love, d like|love, ideally, might, or so, as much as possible, as far as possible, if available, if there are (any|tickets), if we can (get), weather permitting, if weather (is) ok|good|nice|allows, if it doesnt rain, if tickets',
  hard: 'must, really need, no matter what, at all costs, non negotiable, essential, definitely, absolutely, has|have to be, dont miss, for sure, strictly',
  from: 'from, between',
  to: 'to, until, till, and, through, til',
  through: 'to, through, until, till, thru, til',
  question:
    'is|are|does|do|should|what|how|where|which|who|when|why there|we|i|you|it|that|the|vaccinations|much|many|need|tap|safe, can|could|should we|i|you tell, can|could i|we use|drink|pay|buy|get|rent|bring|store|leave, any tips|advice|idea|recommendations, what|whats, how do|is|are|much|many|far',
  mayWe:
    'is|would it (be) possible|ok|okay|alright|good (to|for us|if), can|could|may|shall|might we|i|you (please) (see|do|go|visit|have|fit|include|add|try|put|squeeze|get|make|leave|skip), is|will there (be) time (for|to), any chance (of), would it work to, how about, what about, do we have time (for|to), would you include',
  timesWord: 'time',
  shade: 'shade, shady',
  foodAlone: 'food, eating',
  degree: 'degree, ºc',
  cannotEat: 'cant|cannot|couldnt|mustnt|not|doesnt|dont eat|have|touch|tolerate (any)',
  mealWord: '@food',
  strong: 'too, so, really, very, way, pretty, gets, ll be, getting',
  onceOnly: 'once, one time, just once, one go',
  eur: 'euro, eur, €',
  usd: 'dollar, usd, $, buck',
  gbp: 'pound, gbp, £, quid',
  jpy: 'yen, jpy, ¥',
  thb: 'baht, thb',
  aed: 'aed, dirham',
  mxn: 'mxn, peso',
  czk: 'czk, koruna, crown',
  try: 'lira, try, tl',
  filler:
    'rest of, fine, last time|year|summer|trip|month|winter|spring|week, years|year ago, in 20*, twice, (many|several|few) times, as a kid|child, on our last trip, once, recently, instead of, rather than, a, an, the, of, in, on, at, to, for, from, by, with, as, is, are, am, be, been, being, was, were, did, have, has, had, having, ve, re, ll, s, t, m, d, i, im, ive, id, we, you, he, she, they, it, its, them, that, those, this, these, us, me, him, her, my, our, your, his, their, there, here, so, then, well, really, very, quite, please, pls, plz, plse, thank, thx, cheers, hi, hello, hey, bye, goodbye, dear, ok, okay, lol, haha, jaja, xx, x, would, could, should, can, may, might, will, wish~, hope~, get~, got, find~, some, somewhere, bit, kind, sort, type, stuff, something, someone, place, spot, area, trip, holiday, vacation, travel~, plan~, great, nice, lovely, beautiful, pretty, cool, awesome, amazing, wonderful, fun, favourite, favorite, especially, mostly, above, time, ever, go~, do~, see~, visit~, try~, think~, know~, just, out, when, if, who, which, because, since, cos, too, much, many, most, let, make~, sure, keep~, city, town, people, person, old, new, about, into, over, up, down, off, wall, how, why, where, mine, come~, take~, give~, put~, look~, check~, between, during, week, weekend, minute, year, month, today, after, before, next, way, right, left, always, mind, sorry, etc, such, other, another, any, else, still, even, own, same, per, via, than, spend~, buy~, use~, eat~, drink~, happy, best, better, real, full, whole, group, rest, obviously, actually, also, whatever, around, possible, possibly, probably, maybe, perhaps, ideally, bad, perfect, short, away, along, both, either, every, everything, anyway, suggest~, recommend~, arrange~, include~, add~, celebrate~, guys, team, planner, traveller, hotel, euros, enough, idea, option, experience, special, good, big, little, lot, mum, ready, start, end, total, thing, tip, explore~, discover~, stroll~, walk~, relax~, watch~, listen~, hear~, sit~, grab~, book~, live~, work~, feel~, say~, tell~, mean~, call~, help~, afterwards, later, again, back, home, couple, few, mix, less, more, ish, tbh, til, restaurant, met, edge, retiro, sent, stage, vessel, repeat, climb~, enter~, itinerary, wander~, simply, usually',
};

/** Words that phrases name together, `@name`. */
export const sets: Readonly<Record<string, string>> = {
  no: 'no not dont doesnt didnt never cant cannot couldnt wont without isnt arent nothing wouldnt nor neither none nobody unable',
  have: 'have has ve had ive',
  i: 'i we im',
  is: 'is are s re was',
  my: 'my our his her the a one',
  like: 'like likes love loves want wants enjoy enjoys liking',
  travel: 'travel travelling traveling travels go going come coming visiting',
  vehicle: 'train bus coach flight plane ferry ave eurostar shinkansen cruise',
  scare: 'scared afraid terrified fear worried worries bothers phobia frightened nervous',
  noeat: 'dont doesnt not no never without cant',
  person:
    'wife husband girlfriend boyfriend partner son daughter mother father mum mom dad friend sister brother kid child grandma grandmother grandpa nephew niece hubby fiance fiancee boy girl mate colleague granny cousin aunt uncle grandson granddaughter baby toddler teenager gf bf mil fil gran nan grandad bf missus',
  sights:
    'sight sights attraction attractions place places landmark landmarks spot spots monument monuments things highlights site sites',
  food: 'food restaurant restaurants cuisine cooking place dish dishes meal meals kitchen dinner lunch tavern tasting eats joint specialities specialties eatery eateries',
};

/** Words that may stand inside of any phrase. */
export const passedOver =
  'a an the really very too so quite that any some all actually particularly especially just super pretty totally completely';
