import type { Lexicon } from '../../intent/lexicon.ts';

/** Words that are common in English and hardly occur in the other languages. */
export const tellingWords = 'the and of with for is at to from your you are it by on this that not its they which what';

export const lexicon: Lexicon = {
  fillers:
    'a an the and or nor also plus of in on at to for from by with as is are am be been being was were do does did have has had ve re ll s t m d i we you he she they it its us me him her them my our your his their this that these those there here so then well really very quite rather please pls thanks thank hi hello hey bye goodbye dear cheers ok okay yes yeah yep lol love loves loved loving like likes enjoy enjoys adore fan fans interested interest interests interesting into keen want wants would could should can may might will d wish hope need needs prefer see seeing visit visiting visits go going do doing look looking explore exploring discover experience get find know some any lot lots bit kind kinds sort sorts type types thing things stuff something anything place places spot spots sight sights attraction attractions tour tours trip trips holiday holidays vacation vacations travel travelling traveling stay plan planning day days good great nice lovely beautiful pretty cool awesome amazing wonderful fun favourite favorite especially mainly mostly particularly above all again anymore please this time ever both not no never none don dont doesn doesnt won isn aren without avoid avoiding skip skips skipping hate out',
  degrees: 'many much lots too enough so more',
  liking: /loves?|likes?|enjoy|adore|fans?|interested|passion\w*|crazy about|into|keen on/,
  bounds: {
    totals: /everything|anything|nothing|all|none|any/,
    save: /but|except\w*|save|besides|apart from|aside from|other than/,
    exchanged: /instead|than|replace|swap/,
    exception: /except\w*|apart from|aside from|other than/,
    whereabouts:
      /near|nearby|close to|next to|around|not far from|walking distance|hotel|hostel|apartment|airbnb|flat|room|staying|stay(?: in| at| near)|sleep(?:ing)?|lodging|accommodation|airport|station|flight|train/,
    counted:
      /only|just|merely|solely|single|once|twice|couple|few|fewer|less|least|most|max|maximum|min|minimum|half|maybe|perhaps|possibly|optional\w*|unless|if|when|depending|every|each|per|one|two|three|four|five|six|seven|eight|nine|ten|\d+|a day/,
    afterthought: /but|though|although|only|just|not|no|if|unless|except\w*|and not/,
    notYet: /no|not|yet/,
  },
  polarity: {
    known:
      /(?:have|has|had|ve) (?:all |both |already |just )*(?:seen|been|visited|done)|already (?:seen|been|visited|done|did|know|knew|saw|went)|already$|(?:seen|done) (?:it |them )?before|been to|know already/,
    knownAt: /to|in/,
    refusal:
      /no|not|never|without|avoid|avoiding|hate|hates|dislike|can t stand|cant stand|tired of|sick of|fed up with|bored (?:of|by|with)|skip|skips|skipping|leave out|leaving out|don t|dont|doesn t|doesnt/,
    refusedBefore: /bores?(?: us| me| him| her| them)?|(?:is|are|so|too|very) boring|not|no|none/,
    turn: /but|only|just|with/,
    and: /and|so/,
    wanting: /want|would|d like|like|love|wish/,
    exception: /except(?: for)?|excepting|apart from|other than|aside from/,
    negatives: /don t|dont|do not(?: want to)?|not|never|haven t|havent|hasn t/,
    between: /to|yet/,
    missed: /miss|forget|skip|leave out|seen|been|visited|without/,
  },
  pace: {
    relaxed: /relax\w*|slow\w*(?! food)|calm\w*|easy ?going|leisure\w*|laid back|unhurried/,
    unhurried:
      /no (?:rush|hurry|stress)|without (?:rush\w*|hurry\w*|stress)|not (?:too )?(?:busy|packed|much(?! walking))/,
    packed: /packed|intens\w*|as much as possible|busy|see everything|full days/,
    beside: /pace|rhythm|take|weekend/,
  },
  needs: {
    'late-start':
      /(?:slow|late|lazy|quiet|relaxed|easy) mornings?|sleep(?:ing)? in|late starts?|start(?:ing)? (?:the days? )?late|(?:no|not|nothing|without) (?:\w+ ){0,2}early|(?:not|no) (?:a )?morning (?:people|person)/,
    'early-start': /early (?:risers?|birds?|starts?|mornings?)|start(?:ing)? (?:the days? )?early/,
    'early-night': /early nights?|early to bed|early dinners?|back early|no late nights?|not (?:stay\w* )?out late/,
    gentle:
      /wheelchairs?|(?:reduced|limited) mobility|elderly|grandparents?|grandmothers?|grandfathers?|grandma|grandpa|seniors?|bad (?:knees?|back|hip)|crutches|pregnan\w*|(?:no|not|without|avoid|few) (?:\w+ ){0,2}(?:stairs|steps|hills)|(?:no|not|little|less|without) (?:\w+ ){0,3}walking|(?:cannot|can ?not|can t|cant|unable to|not able to|hard to|difficult to|trouble|problems?|struggles? (?:to|with)) (?:\w+ ){0,2}(?:walk|walking)(?: (?:very |too |that |so )?(?:far|much|long|a lot))?/,
    toddler:
      /toddlers?|bab(?:y|ies)|infants?|strollers?|pushchairs?|prams?|little ones?|(?:one|two|three|1|2|3) years? old/,
    quiet:
      /crowds?|crowded|off the beaten|hidden gems?|lesser known|(?:less|not|non|no|nothing) (?:\w+ )?tourist\w*|tourist traps?|like a local|authentic/,
    highlights: /first (?:time|visit)|highlights?|must sees?|icons?|iconic|classics?|famous/,
    thrifty: /cheap(?:ly)?|inexpensive|low cost|(?:low|tight|small) budget|(?:save|saving) money|backpack\w*/,
  },
  diets: {
    vegetarian: /vegetarians?|veggies?|(?:no|not|dont|don t|without) (?:\w+ )?meat/,
    vegan: /vegans?|plant based/,
    'gluten-free': /gluten|co?eliacs?/,
    halal: /halal/,
    kosher: /kosher/,
    'lactose-free': /lactose|dairy free/,
    allergy: /allerg\w*|intoleran\w*/,
  },
  belongings:
    /one of (?:us|them)|comes along|come along|food|cuisine|meals?|menus?|options?|restaurants?|dishes|free|free food|friendly|path|track|accessible|wife|husband|partner|daughter|son|mother|father|mum|dad|eat|eats|old|days?/,
  links: /of|in|on|at|from|by|for/,
  articles: /the/,
};
