import type { ThemeWords } from '../../intent/theme.ts';

export const themeWords: ThemeWords = {
  museums: {
    label: 'Museums',
    asked: /museums?|(?:art )?galler(?:y|ies)/,
    narrower: /art museums?|exhibitions?/,
  },
  art: {
    label: 'Art',
    asked: /arts?/,
    narrower: /(?:modern|contemporary|fine|ancient) arts?|paintings?|sculptures?/,
  },
  history: {
    label: 'History',
    asked: /history|historical|historic/,
    narrower: /(?:ancient )?ruins|archaeolog\w*/,
  },
  architecture: {
    label: 'Architecture',
    asked: /architect\w*|buildings|baroque architecture/,
  },
  churches: {
    label: 'Churches',
    asked: /church(?:es)?|cathedrals?|basilicas?|monaster(?:y|ies)/,
  },
  temples: {
    label: 'Temples',
    asked: /temples?|temples (?:and|or) shrines/,
    narrower: /shrines?|mosques?|pagodas?/,
  },
  castles: {
    label: 'Castles and palaces',
    asked: /castles (?:and|or) palaces/,
    narrower: /castles?|palaces?|fort(?:s|ress|resses)?/,
  },
  gardens: {
    label: 'Parks and gardens',
    asked: /parks?|gardens?|green spaces?/,
  },
  nature: {
    label: 'Nature',
    asked: /nature/,
    narrower: /landscapes?|forests?|mountains?|waterfalls?|lakes?|rivers?|wildlife/,
  },
  hiking: {
    label: 'Hiking and adventure',
    asked: /adventures?/,
    narrower: /hik(?:e|es|ing)|trek\w*|trails?|climb\w*|kayak\w*|surf\w*/,
  },
  animals: {
    label: 'Animals',
    asked: /animals?/,
    narrower: /zoos?|aquariums?|elephants?|penguins?/,
  },
  viewpoints: {
    label: 'Views',
    asked: /sunset views?|view(?:s|points?)?|panoram\w*|rooftops?|sunsets?|photograph\w*|photos|instagram\w*/,
  },
  romantic: {
    label: 'A romantic trip',
    asked: /romantic\w*|romance|honeymoon|anniversary/,
  },
  beach: {
    label: 'Beach',
    asked: /beach(?:es)?/,
    narrower: /swim|swimming|sunbath\w*/,
  },
  boats: {
    label: 'On the water',
    asked: /boats?|cruises?|sail(?:ing)?|ferr(?:y|ies)/,
  },
  markets: {
    label: 'Markets',
    asked: /(?:local |food )?markets?/,
    narrower: /(?:flea|christmas|night|flower) markets?|bazaars?|souks?/,
  },
  shopping: {
    label: 'Shopping',
    asked: /shopping|shops/,
    narrower: /malls?|shopping (?:malls?|cent(?:er|re)s?)|outlets?|boutiques?|shop/,
  },
  nightlife: {
    label: 'Nightlife',
    asked: /nightlife|go(?:ing)? out at night/,
    narrower: /bars?|pubs?|clubs?|clubbing|cocktails?/,
  },
  food: {
    label: 'Food',
    asked: /(?:good |local )?food/,
    narrower: /slow food|foodies?|cuisine|culinary|good restaurants?|eat well|local dishes/,
  },
  tapas: {
    label: 'Tapas',
    asked: /tapas/,
  },
  'street-food': {
    label: 'Street food',
    asked: /street food|food stalls?/,
  },
  seafood: {
    label: 'Fish and seafood',
    asked: /sea ?food|fish/,
  },
  wine: {
    label: 'Wine',
    asked: /wines?|winer(?:y|ies)|vineyards?/,
  },
  coffee: {
    label: 'Cafés and cakes',
    asked: /coffees?|cafes?|pastr(?:y|ies)|cakes?|sweets|chocolate|desserts?/,
  },
  music: {
    label: 'Music and shows',
    asked: /live music|music|concerts?|shows?|theat(?:re|er)s?|operas?|musicals?|live bands?/,
  },
  wellness: {
    label: 'Spa and wellness',
    asked: /wellness/,
    narrower: /spas?|thermal|onsens?|hammams?|yoga|massages?|hot springs/,
  },
  football: {
    label: 'Football',
    asked: /football|soccer|stadiums?/,
  },
  sports: {
    label: 'Sport',
    asked: /sports?/,
    narrower: /cycling|bikes?|running/,
  },
  family: {
    label: 'Things for children',
    asked: /kids?|child(?:ren)?|family friendly|for the family/,
    narrower: /playgrounds?|theme parks?|amusement parks?/,
  },
  neighbourhoods: {
    label: 'Walks through the quarters',
    asked:
      /neighbou?rhoods?|(?:wandering|wander|stroll|strolling) (?:in |around |through |the )*(?:neighbou?rhoods?|quarters?|streets)/,
    narrower: /wandering old towns?|wander\w*|strolls?|strolling|old towns?/,
  },
  'street-art': {
    label: 'Street art',
    asked: /street art|graffitis?|murals?/,
  },
  science: {
    label: 'Science and technology',
    asked: /science|technolog\w*|space|astronom\w*|planetari\w*/,
  },
  free: {
    label: 'Free of charge',
    asked: /free (?:things|sights|attractions|entry|entrance|activities)|for free|free(?= museums)/,
  },
  indoors: {
    label: 'Under a roof',
    asked: /indoors?|under a roof/,
  },
  outdoors: {
    label: 'In the open air',
    asked: /outdoors?|open air|fresh air/,
  },
  'day-trips': {
    label: 'Day trips',
    asked: /day trips?|excursions?|out of town|outside the city/,
  },
};
