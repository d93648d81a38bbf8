/**
 * Words that change nothing of what a clause asks for: leaving them out of account is safe. Every other word that is in no
 * pattern is one we did not understand, and the answer says so.
 */
const fillers = new Set(
  (
    'a an the and or nor also plus of in on at to for from by with as is are am be been being was were do does did have has had ve re ll s t m d i we you he she they it its us me him her them my our your his their this that these those there here so then well really very quite rather please pls thanks thank hi hello hey bye goodbye dear cheers ok okay yes yeah yep lol ' +
    'love loves loved loving like likes enjoy enjoys adore fan fans interested interest interests interesting into keen want wants would could should can may might will d wish hope need needs prefer see seeing visit visiting visits go going do doing look looking explore exploring discover experience get find know some any lot lots bit kind kinds sort sorts type types thing things stuff something anything place places spot spots sight sights attraction attractions tour tours trip trips holiday holidays vacation vacations travel travelling traveling stay plan planning day days good great nice lovely beautiful pretty cool awesome amazing wonderful fun favourite favorite especially mainly mostly particularly above all again anymore please this time ever both ' +
    'not no never none don dont doesn doesnt won isn aren without avoid avoiding skip skips skipping hate out ' +
    'el la los las lo un una unos unas y e o u ni de del al a en por para con como que se es son ser soy somos esta estan estar estamos hay ha he hemos han haber me nos te os le les mi mis nuestro nuestra nuestros nuestras su sus tu tus este esta estos estas eso esa ese esos esas esto aqui alli muy bien tambien ademas pues favor porfa gracias hola buenas adios vale si ya ' +
    'quiero queremos quieren quisiera quisieramos gusta gustan gustaria gustarian encanta encantan encantaria interesa interesan interesado interesados interesada interesadas apasiona apasionan apetece apetecen aficionado aficionados amantes amante fan fans ver veamos visitar visitemos ir vamos hacer conocer descubrir disfrutar explorar buscar buscamos preferimos prefiero necesito necesitamos poder podamos algun alguno alguna algunos algunas cosa cosas sitio sitios lugar lugares plan planes tipo tipos viaje viajes vacaciones dia dias bueno buena buenos buenas bonito bonita bonitos bonitas lindo linda precioso preciosa preciosos preciosas chulo chula genial favorito favorita favoritos favoritas sobre todo especialmente principalmente otra otro vez veces esta nada no nunca sin evitar evitando evitamos evita odio odiamos tampoco'
  ).split(' '),
);
/** Wanted, they change little; in a refusal they are what it is about: "not too many museums". */
const degrees = new Set(
  'many much lots too enough so more muchos muchas mucho mucha tantos tantas tanto tanta demasiados demasiadas demasiado'.split(
    ' ',
  ),
);

/** The words of a normalised text that nothing has accounted for. */
export const contentOf = (text: string): string[] =>
  text.split(' ').filter((word) => word !== '' && !fillers.has(word) && !degrees.has(word));

/** The same for what is refused, where degrees count. */
export const contentOfRefusal = (text: string): string[] =>
  text.split(' ').filter((word) => word !== '' && (!fillers.has(word) || degrees.has(word)));
