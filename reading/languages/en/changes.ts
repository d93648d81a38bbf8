import type { ChangeWords } from '../../change-words.ts';

/** How one asks for a plan that is there to become different. Matched without case and accents. */
export const changeWords: ChangeWords = {
  asks: {
    'less-walking':
      'less walking|walk(?:ing)? less|(?:too|so) much walking|not (?:to )?walk (?:so|that|as) (?:much|far)|fewer steps|shorter (?:walks|ways|distances)|closer together',
    cheaper:
      '(?:much |a bit |a little )?(?:cheaper|less expensive|less dear)(?! (?:dinner|lunch|hotel|ticket|flight|room|breakfast)s?)|spend(?:ing)? less|save (?:some )?money|(?:lower|reduce|cut) (?:the )?(?:costs?|prices?|budget|spending)|(?:is )?too (?:expensive|dear|pricey)|not (?:so|as|that) expensive',
    'start-later':
      '(?:start|begin|leave|set off|get going|get up)(?: the day)? (?:a bit |a little |much )?later|(?:a )?later starts?|sleep in|lie in|not (?:so|that|as) early',
    'start-earlier':
      '(?:start|begin|leave|set off|get going|get up)(?: the day)? (?:a bit |a little |much )?earlier|(?:an )?earlier starts?',
    'end-earlier':
      '(?:finish|end|stop|be back|get back|go back|back|return|be home|home)(?: the day)?(?: (?:at|to|in) (?:the |our )?(?:hotel|room|flat|apartment|bed))? (?:a bit |a little |much )?(?:earlier|sooner)|(?:an )?earlier (?:nights?|evenings?|end|finish)',
    'end-later':
      '(?:finish|end|stop|stay out|be back|back|return)(?: the day)? (?:a bit |a little |much )?later|(?:a )?later (?:nights?|evenings?|end|finish)',
    'dine-earlier':
      '(?:dinner|dine|dining|eat dinner|have dinner) (?:a bit |a little |much )?(?:sooner|earlier)|(?:an )?earlier dinners?',
    'lunch-earlier':
      '(?:lunch|eat lunch|have lunch) (?:a bit |a little |much )?(?:sooner|earlier)|(?:an )?earlier lunch(?:es)?',
    fuller:
      '(?:much |a bit |a little )?(?:fuller|busier|more packed)|more (?:things|stops|sights|visits|to (?:do|see))|(?:one|two|a few|some) (?:things?|stops?|sights?|visits?) more|too (?:empty|slow|quiet)',
    slower:
      '(?:much |a bit |a little )?(?:slower|more relaxed|more relaxing|calmer|easier|lighter|gentler|more leisurely|less (?:packed|full|busy|hectic|rushed|crammed|stressful|intense))(?! (?:place|spot|area|restaurant|bar|cafe|lunch|dinner|meal|food|street|beach|museum)s?)|(?:(?:one|two|a few|some) )?(?:things?|stops?|sights?|visits?) (?:less|fewer)|(?:fewer|less) (?:things?|stops?|sights?|visits?|to (?:do|see))|more (?:breathing space|breathing room|rest)|not (?:so|as|that) (?:full|packed|busy|hectic|many (?:things|stops|sights|visits))|not (?:so|as|that) much(?! [a-z])|(?:is |s )?(?:far |much |a bit )?too (?:full|packed|busy|hectic|rushed|tiring|many (?:things|stops|sights|visits))|(?:is |s )?(?:far |a bit )?too much(?= *(?:[.,;:!?]|$|for (?:one|a) day|in one day|on (?:one|the) day))|(?:so |very |too )?(?:tired|exhausted|knackered)|slow (?:it |things )?down|take it eas(?:y|ier)',
  },
  exchanges: [
    '\\b(?:swap|replace|exchange|switch|change|substitute)\\s+(?<gone>[^.;!?\\n]+?)\\s+(?:for|with|by|to)\\s+(?<comes>[^.,;!?\\n]+?)(?=[.,;!?\\n]|$| and (?:then|add|put|include|have|eat|see|visit|go|take|instead) | then )',
    '(?<comes>[^.,;!?\\n]+?)\\s+(?:instead of|rather than)\\s+(?<gone>[^.,;!?\\n]+)',
    '\\b(?:instead of|rather than)\\s+(?<gone>[^.,;!?\\n]+),\\s*(?<comes>[^.,;!?\\n]+)',
    '\\b(?:remove|drop|delete|leave out|take out|take away|cut out|cut|get rid of|lose|cancel)\\s+(?<gone>[^.,;!?\\n]+?)(?=[.,;!?\\n]|$| and (?:then|add|put|include|have|eat|see|visit|go|take|instead) | then )',
  ],
  mostThings:
    '(?:only|just|no more than|at most|a maximum of|max) (?<count>one|two|three|four|five|[1-9]) (?:things?|stops?|sights?|visits?|places?)',
  counts: ['one', 'two', 'three', 'four', 'five'],
  refuse: ['skip', 'no'],
  adds: 'add|put in|put|include|squeeze in|fit in|insert',
  fewer: 'fewer|less|not (?:so|as|that) many|too many',
  more: 'more|another|one more|extra|additional',
  today: 'today|tonight|this (?:morning|afternoon|evening)',
  tomorrow: 'tomorrow',
};
