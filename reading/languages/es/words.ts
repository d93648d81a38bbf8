import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: '@no, cero, mejor|preferimos|prefiero no, menos, nada de, ni de broma|coña|lejos, ni en sueños, ni hablar|loco|muerto|soñarlo, ni un, no gracias, no hace falta, no necesitamos|necesito, no querer~|quiere|quieren|quiero, pasamos|paso de',
  refuse:
    '@no @me apetecer~|atraer~|convence|convencen|gustar~|interesar~|llama|llaman|va|van, @no entusiasmar~, @no soportar~, aburr*, cansado de, da|dan asco|grima|miedo|panico|pereza, dejadlo|dejalo|dejar~ (para) fuera|otra|otro, dejar~ (para) otra|otro dia|ocasion|vez|viaje, descartar~, detestar~, esta|pilla|queda lejos, evitar~, fuera, harto de, huir~|huyendo|huyo (de), lejos de, me|nos agobia|agobian|cansa|cansan|horroriza, ni acercar~, ni en pintura, ni falta (que) hace, ni olerlo, ni pisar~, ni verlo, no iria|iriamos|ir~, odiar~, para otro dia|vez|viaje, preferimos|prefiero no, prescindir~, puede|pueden esperar, quitar~, saltar~, sobra, sobran',
  nomiss:
    'lastima|odiar~|pena perder~, no (querer~|quiero) ir|irme|irnos|marcharnos|volver sin, no debe|podia|puede|pueden faltar, no faltar~, no me|nos podemos|puedo perder~, no me|nos|os perder~|pierdas|pierdo, no olvidar~, no os|te olvideis|olvides, no perder~, no podemos|puedo perder~, no quedar~ sin, no querer~|quiero perder~, que no faltar|falte|falten, sin falta',
  must: 'a toda costa, fijo, hay que (hacer|ir|probar|ver), imprescindible, obligatorio, prioridad, seguro, si o si, tener~|tiene|tienen que estar|ser|ver',
  want: '@me gustar~, aficionado (a), amante, apasionar~, apetecer~|apetezca, bastante, buen, bueno, buscar~, chiflar~, disfrutar~, encantar~, entusiasmar~, fan, flipar~, ganas de, gustar~, interesar~, loco por, mas de, me|nos va|van, molar~, mucho, no me canso de, no veo hora, ojala, pedir~, pirrar~, preferir~|prefiere|prefieren|prefiero, privar~, querer~|quiere|quieren|quiero, volver~|vuelve|vuelven loco',
  seen: '(la|las|lo|los) conocer~|conozco|vi|vimos, @he estado|hecho|ido|recorrido|subido|visitado|visto, conocido de sobra, estuve (en), estuvimos (en), fui, fuimos, mas que visto, me|nos la conocemos|conozco, muy visto, repetido, tener~|tengo (que) visto, visitado, visitamos, visto, ya conocer~|conozco|estuve|estuvimos|fui|fuimos|subir~|tenemos|tengo|ver~|vi|vio|visitar~ (visto), ya @he (estado|hecho|ido|recorrido|subido|visitado|visto), ya fui~|ir~, ya vista|vistos',
  notSeen:
    '@no @he estado|visto, aun no, aun|todavia no conocer~|conozco, aun|todavia no @he estado|ido|visitado|visto, falta|faltan por ver, no @he estado|ido|subido|visitado|visto (aun|nunca|todavia) (a|al|en), no conocemos|conozco, nunca @he estado|ido|subido|visitado|visto (a|al|en), todavia no',
  only: 'exclusivamente, nada mas (que), nada que no fuera|sea|sean, nada|nadie excepto|menos|salvo|sino, ninguno mas|otro, no mas, solamente, solo, unicamente, unico, un|una sola|solo|unica, y basta|punto|ya (esta), y fuera, y se acabo',
  notOnly:
    'no (es|queremos|quiero|sea|sean|todo|va|vamos|van|ver) solamente|solo|todo|unicamente, no todo (es|han|sea|sean|son|tiene|va|van) (a|de|que) (sea|sean|ser)',
  except:
    'a excepcion de, aparte de, con excepcion de, excepto, exceptuando, excluyendo, fuera de, menos, que no sea*, quitando, salvo, sin contar',
  all: 'cualquier cosa, cualquiera, lo que sea, nada, ningun, ninguno, todo',
  but: 'aunque, en cambio, eso si, mas bien, mientras que, pero, por lo demas, sino',
  and: 'ademas, asi como, con, despues, e, luego, mas, tambien, tb, tmb, y',
  or: 'ni, o, u',
  now: 'ahora, desde|por fuera, esta vez, este viaje, sin entrar|subir',
  again: 'de nuevo, otra vez, repetir~, repitir~, una vez mas, volveria, volver~|vuelvo a',
  indifferent:
    '@me da|dan igualito|lo mismo, @me da|dan|dar~ igual, @me es igual, @no @me asustar~|molestar~|preocupar~, @no @me importar~ (mucho), @no tener~ preferencia, antes que, como querais|quieras, en lugar|vez de|del, indiferente, no es que no, no estoy|tengo claro|seguro, no se si, opcional',
  allOn: 'ambos, las dos el, los dos el, los tres el, todo el, todo mismo, todo en',
  most: 'basta, como maximo|mucho, con * (ya) sobra|vale, con * me conformo, con * basta, con * tenemos|tengo|tiene (de) bastante|sobra|suficiente, con * vamos|voy bien|servido|sobrado, con * ya, es|ser~ bastante|suficiente, hasta, mas de, maximo (de), menos de, me|nos basta, no mas|pasar|pase|pasemos|pasen|subir de, o menos, suficiente, tope, y ya',
  least: 'al menos, minimo (de), o mas, por lo menos',
  aDay: '/ d|dia, a diario, a|al|cada|por|x|y dia, diariamente, diario, por jornada, siempre, todos dias',
  inAll:
    'durante|en|para todo (el), en total, entre todos dias, en|para viaje, en|para toda estancia|semana, todo viaje, todo incluido',
  each: '/ cabeza|pax|persona, cada|por|x adulto|barba|cabeza|persona|una|uno, por p',
  perMeal: 'cada|en|la|por|una|y almuerzo|cena|comida|menu, cenar~|comer~ por, el menu, en comer, para cenar|comer',
  perTicket: 'cada|de|en|la|por entrada|museo|visita, entrada',
  thing: 'actividad, cosa, lugar, monumento, parada, sitio',
  small: 'chico, chiquito, coqueto, diminuto, modesto, pequeño, recogido',
  quiet:
    'apartado, menos concurrido|masificado|turistico, nada turistico, no * masificado|turistico, poca|sin (mucha) gente, poco concurrido|masificado|turistico, silencioso, sin aglomeracion|agobio|cola|turista, solitario, tranquilo, vacio',
  crowded: 'abarrotado, con|mucha gente, grande, lleno (de) (gente|turista), masificado, turistico',
  famous:
    'celebre, conocido, de siempre, destacado, emblematico, famoso, iconico, imprescindible, mitico, principal, renombrado',
  cheap:
    'a buen precio, asequible, barato, bien de precio, buen precio, economico, no caro, que no sea caro, que no sean caros, tirado de precio',
  expensive: 'carisimo, caro, de lujo, pijo, prohibitivo',
  free: 'de balde, entrada gratuita|libre, gratis, gratuito, sin pagar',
  indoor: 'a cubierto, bajo techo, cubierto, en interiores, interior, techado',
  outdoor: 'a intemperie, al aire libre, al fresco, exterior',
  hidden: 'curioso, desconocido, diferente, escondido, menos|poco conocido, original, raro, secreto',
  vegetarian:
    '@no (de) carne, @no @me gustar~ carne, @no comer~ (nada) (de) carne, de todo excepto|menos|salvo carne, vege, vegeta, vegetarianismo, vegetariano',
  vegan: 'comida vegana, vegano',
  pescatarian:
    'carne no pero pescado si, comer~ pescado pero no carne, pescatariano, pescetariano, pesco vegetariano, pesquetariano, piscivegetariano',
  halal: 'musulman',
  kosher: 'casher, kasher',
  'gluten-free': 'celiaco, celiaquia, intolerancia|intolerante al gluten, ni gluten, sin gluten, trigo',
  'lactose-free': 'intolerancia|intolerante lactosa, lacteo, lactosa, ni|sin lacteo|lactosa, no tomar~ lacteo|lactosa',
  'no-pork': '@no (de) cerdo, @no comer~ (nada) (de) cerdo, cerdo, cerdo no, jamon no, sin jamon',
  'no-alcohol': '0 alcohol, @no (beber~|tomar~) (nada) (de) alcohol, abstemio, alcohol, alcohol nada|no, no beber~',
  allergy: 'alergia, alergico, anafilaxia, intolerancia, intolerante',
  nuts: 'almendra, anacardo, avellana, fruto seco, nuez, pistacho',
  peanuts: 'cacahuate, cacahuete, mani',
  shellfish: 'crustaceo, gamba, langostino, marisco, mejillon',
  fish: 'pescado',
  eggs: 'huevo',
  milk: 'lacteo, leche, leche de vaca, proteina de leche, queso',
  soy: 'soja',
  sesame: 'ajonjoli, sesamo',
  wheelchair:
    'accesibilidad, accesible (en silla), scooter de movilidad, silla de rueda, silla electrica, silla ruedas, va|viaja|voy en silla (de rueda)',
  pushchair:
    'carreola, carricoche, carrito, carro de bebe, carro del niño, carro gemelar, coche de bebe, cochecito, silla de bebe|paseo, sillita',
  noStairs:
    '@no|con|evitar~|las|mucho|poco (hay|haya|poder~|puede|pueden|puedo) (con|subir~) (muchas) escalera|escalon, ascensor imprescindible|obligatorio, con|necesitar~ ascensor, escalera, escalon',
  littleWalking:
    '(le|les|me|nos) costar~|cuesta (mucho) andar~|caminar~|moverse, @me cansar~ (enseguida|facilmente|mucho|pronto|rapido), @no (de) (grandes|largas|mucho) andada|caminata|cuesta|palizas|pateada|pateo, @no (puede|pueden|puedo) (con|de|hacer) caminata|paseo largo, @no (hay|haya|podamos|podemos|puede|pueden|puedo|querer~|quiero) (que) (mucho|poder~) andar~|caminar~ (demasiado|lejos|mucho|tanto), @no @me gustar~ andar~|caminar~, @no aguantar~ (mucho) andando|andar|caminando|caminar|de|pie|rato, @no estar mucho|rato de pie, andar~|caminar~ despacio|lento|mal|menos|poco, andar~|caminar~ lo justo|minimo, artritis, artrosis, baston, cadera, con|lleva|usa|va con andador|baston|muleta, cuesta justas, cuesta no, dolor|mal|problema de cadera|espalda|huesos|movilidad|pie|pierna|rodilla, mal de altura, movilidad limitada|reducida, muleta, odiar~ andar~|caminar~, operado de cadera|rodilla, paseos cortos, pie|pierna|tobillo escayolado|rota|roto, poco andar~|caminar~|caminata, poco cuesta, poco trote, rodilla, se cansa|cansan|canse (bastante|en|enseguida|facil|facilmente|mucho|pronto|rapido nada|seguida)',
  pregnant: 'embarazado, embarazo, encinta, esperar~ bebe, esta|estoy de * meses',
  mindWalking: '@me da igual, @no @me importar~, no hay problema',
  km: 'kilometro, quilometro',
  metre: 'metro',
  mile: 'milla',
  walk: 'a pie, andar~, caminar~, caminata, pasear~, pateo',
  child:
    'chamaco, chaval, chiquitin, crio, el|los|mi|nuestro pequeño, enano, gemelo, hijo, mellizo, nena, nieto, niño, peque, sobrino',
  youth: 'chico, hermano',
  baby: 'bb, bebe, recien nacido',
  toddler: 'niño pequeño de dos años',
  teen: 'adolescente, quinceañero',
  ageUnit: 'añito, año',
  monthUnit: 'mes',
  aged: 'de, edad',
  relaxed:
    '@no (de) agobiar~|ajetreo|apretar~|carreras|correr~|estres|estresante|estresar~|locuras|palizas|prisas, calma, cero|nada|ninguna|sin prisa, con calma|tranquilidad, descansar~ mucho, despacio, dia lento, querer~|quiero descansar, relajado, suave, ritmo lento|pausado|relajado|slow|suave|tranquilo, tranqui, tranquilamente, tranquilo, venimos descansar',
  packed:
    'a full, a tope, abarcar|aprovechar|conocer|hacer|ver|visitar lo mas|maximo|maximo (posible|que podamos|que se pueda|que pueda), apretado, aprovechar~ al maximo, cuanta|cuanto mas * mejor, de sol sol, dia completo|lleno, dias cargados|intensos, exprimir~, intenso, maraton, no @me cansar~ nunca, no parar~, ritmo intenso|rapido, sin parar, todo lo posible, ver todo, verlo todo',
  normal: 'ritmo equilibrado|medio|moderado|normal, sin prisa pero sin pausa',
  starts:
    'arrancar~, comenzar~|comienza, despertar~, dormir~ hasta, empezar~|empiece|empiecen|empieza, en pie, levantar~, madrugar~, salir~, salir~ del hotel',
  ends: 'a casa las, a dormir, a cama, acabar~, acostar~, cama, cerrar dia, de vuelta (al|en) (hotel), en apartamento|casa|hotel, estar|llegar|regresar~|volver~|vuelta (de) (al|en) airbnb|apartamento|casa|hostal|hostel|hotel|piso, irnos dormir, recoger~, retirar~, terminar~',
  lateStart:
    '@no (de|gusta|me|nos|querer~|quiero) (gusta) despertador|madrugar~|madrugon, @no (empezar~|levantar~) pronto|temprano, @no @me gustar~ madrugar~, @no madrugador, despertador, dormilon, dormir~ hasta las|tarde, empezar~ (dia) tarde, levantar~ tarde, madrugar~ lo justo, madrugar~ poco, mañana lenta|perezosa|relajado|sin|tranquilo (prisa), odiar~ madrugar~',
  earlyStart:
    '@me gustar~ madrugar~, a|desde primera hora, empezar~ pronto|temprano, levantar~ pronto|temprano, madrugador, madrugar~, muy de mañana, primera hora, salir~ pronto|temprano, temprano',
  earlyNight:
    '@no regresar~|volver~ tarde, @no trasnochar~, a dormir pronto|temprano, a cama pronto|temprano, acabar~|terminar~ pronto|temprano, acostar~ pronto|temprano, dormir~ pronto|temprano, no querer~|quiero regresar~|volver~ tarde, pronto cama|dormir, regresar~|volver~ pronto|temprano',
  lateNight:
    'acabar~ tarde, acostar~ tarde, hasta amanecer|madrugada|tarde, hasta altas|tantas, salir~ hasta tarde, toda noche, trasnochador, trasnochar~, volver~ tarde',
  breakfast: 'desayunar~',
  lunch: 'almorzar~|almuerza|almuerzan, almuerzo, comemos, comer, comida, medio dia, mediodia',
  dinner: 'cenar~',
  late: 'tarde, tardecito, tardio',
  early: 'pronto, tempranisimo, temprano',
  none: '(lo) tenemos incluido, @no, en apartamento, en hotel, esta incluido, incluido, saltar~',
  picnic: 'bocadillo en parque, bocata en parque, de picnic, pic nic',
  light:
    'algo ligero|rapido, bocado, cena|cenar|comer rapido|sencillo, de pie, frugal, ligero, picar~, picoteo, poca cosa, sobre marcha',
  big: 'abundante, bueno, completo, contundente, copioso, de mantel, fuerte, grande, larga, sobremesa, tranquilo',
  dawn: 'al alba, amanecer, salida del sol',
  morning: 'a media mañana, a primera hora, a|de|en|por mañana, de buena mañana, matinal, mañana, tempranito',
  midday: 'a hora de comer, a mediodia, hora de comer, medio dia, mediodia',
  afternoon:
    'a media tarde, alguna|cada|esa|la|media|otra|toda|una tarde, a|de|en|por tarde, despues de almorzar|comer|comida, tarde, tarde libre, tras comer|la comida|el almuerzo, tras siesta',
  dusk: 'al caer la|sol tarde, anochecer, atardecer, ocaso, puesta de sol',
  evening: 'a ultima hora (de la tarde), tarde noche',
  night: 'a|de|en|por noche, esta noche, noche, nocturno',
  whole: 'dia, dia completo|entero, dia libre, jornada',
  freeTime:
    'a mi|nuestro|su aire, de descanso|relax, descansar~, dormir siesta, echar~ siesta, en piscina, libre, no hacer nada, para descansar|dormir|mi|nosotros|relajarnos, piscina del hotel, sin actividades|nada|organizar|plan|planear|programar, sin hacer nada, tiempo libre, vacio',
  every: 'a diario, cada, todas, todas las, todos los, todos dias',
  alone:
    'a solas conmigo, ando|completamente|estare|estoy|ir|vengo|viajando|viajar|viajo|voy|yo @solo, conmigo misma|mismo, en solitario, por mi cuenta, sin compañia, sola, una persona sola, viaje en solitario',
  couple:
    'dos enamorados, en pareja, los dos solos, matrimonio, pareja de|gay|joven|jubilada|mayor, parejita, recien casados, solos dos, somos pareja, una pareja, viaje de pareja',
  spouse: 'chava, chico, churri, esposo, marido, media naranja, mujer, novio, pareja, prometido, señora',
  friends: 'amics, amigo, colega, compis, cuate, grupo de amigas|amigos|chicas|chicos, la pandilla',
  peers: 'chavales, chico, despedida, hombres, muchacho, mujeres, tio',
  parents: 'madre, padre, suegro, viejos',
  grandparents: 'abue, abuelo, bisabuelo, nona, yayo',
  family: 'familia, familiar',
  colleagues:
    'colega de trabajo, compañero (de curro|oficina|trabajo), compis de curro|trabajo, equipo de trabajo, jefe, socio',
  with: 'acompañar~, con, junto a, llevar~, traer~|traigo',
  along:
    'con nosotros, conmigo, nos acompaña|acompañan, se apunta|apuntan, tambien viene|vienen, vamos, venimos, viajamos, viaja|viajan con, viene, vienen, y yo',
  birthday: 'cumple de, cumpleaños, cumplir~, hacemos años',
  anniversary: '* años de casado|matrimonio, aniversario, años casado|juntos, años de casado, bodas de oro|plata',
  honeymoon: 'luna de miel, lunamielero, recien casado, viaje de novios',
  proposal:
    'anillo, compromiso, pedida (de mano), pedirle que, pedir~|pido|proponer~ la|matrimonio, voy pedirle matrimonio',
  graduation: 'acabar carrera, fin de carrera|curso, graduacion, graduar~, licenciatura, viaje de fin de curso',
  henParty: 'despedida (de) (soltero)',
  wedding: 'boda, casorio, me caso, nos casamos',
  firstVisit:
    '1|1a|primera vez|visita, 1|1a|primera vez|visita en *, es primera, no @he estado|ido|venido nunca, no conocemos|conozco ciudad|nada, nuevos en, nunca @he estado|ido|venido|visitado, primer viaje',
  often: 'a menudo',
  returnVisit:
    '2a|3a|4a|cuarta|enesima|quinta|segunda|tercera vez|visita, @he estado dos|mil|muchas|otras|tres|un|varias|ya, @he venido muchas|varias|ya, conocer~|conozco ciudad, de nuevo en, estuve|estuvimos hace, la conocemos bien, otra vez en, regresar~|volver~|vuelvo a, repetir~, vivi|viviamos alli|aqui|en|un, ya @he estado|ido|venido (alli|antes|aqui|dos|muchas|varias|veces), ya es segunda|tercera, ya estuve|estuvimos',
  styleQuiet:
    '@lugar tranquilo, @lugar turistico, @no (cosas|de|lugares|mucha|sitios) aglomeracion|gente|gentio|guiris|masa|masificacion|masificado|multitud|turista|turisteo|turistico, aglomeracion, agobian las, alergico al ruido, autista, con|tiene tea, evitar~|fuera|huir~|huyendo|lejos (de) (lugares|sitios) aglomeracion|bullicio|gente|gentio|jaleo|masas|muchedumbre|multitud|ruido|turismo|turistas|turistico, gentio, guiris, hora punta, masas, masificacion, menos concurrido|masificado|turistico, multitud, odiar~ aglomeracion|gente|multitud|turista, paz, poca gente, poco (sitios) turistico, trampa para turista, tranquilidad',
  styleHighlights:
    'clasico, iconico, imperdible, imprescindible, lo basico|emblematico|esencial|gordo|principal|tipico|turistico, lo de siempre, lo mas conocido|destacado|famoso|importante|top, lo que hay que ver, los principales, lugares mas emblematicos|famosos|importantes, monumento principal, sitios mas emblematicos|famosos|importantes',
  styleLocal:
    'alternativo, autentico, bar|lugar|restaurante|sitio de locales|lugareños, como local, donde come|comen|salen|va|van (de|la|los) (alli|aqui|gente|locales), fuera de circuito|ruta|tipico|turistico, joya|lugar|rincon|sitio|tesoro autentico|escondido|local|menos|oculto|poco|secreto, joyita, menos|poco conocido|turistico, rincon, sitio de barrio',
  styleThrifty:
    '@no caro, @no querer~ gastar~, @no|sin blanca|duro|gastar~, ahorrar~, bajo|escaso|poco presupuesto, barato, con poco, cosa|plan|sitio barato|gratis|gratuito, de estudiante, economico, gastar~ lo|menos|poco, gratis o barato, justo de dinero|pasta, lo mas barato|economico, lo que sea gratis, mochilero, poco dinero|pasta|plata, presupuesto ajustado|apretado|bajo|de|justo|limitado|pequeño|reducido, sin dinero, somos estudiantes, todo (lo que sea) gratis',
  styleLuxury:
    '5|cinco estrella, darnos capricho|gustazo|homenaje, el dinero no es problema, lujo, lujoso, no * problema de dinero, presupuesto sin limite, sin limite, sin mirar dinero|gasto|precio, vip',
  styleRomantic: 'romanticismo, romantico',
  styleFoodie:
    '@me encantar~|gustar~|pirrar~ comer|gastronomia (bien), buen|bueno comer|comida|gastronomia|mesa|restaurante, comer~ bien|rico, comer~ de maravilla, comilon, gastronomia, gastronomico, restaurante bueno, venimos comer',
  stylePhotos: 'camara, foto, fotogenico, fotografiar~, fotografico, fotografo',
  rain: 'llover, llueve, lluvia, lluvioso, mojar~',
  heat: 'calor, ola de calor, sudar~',
  cold: 'frio, friolero, helados|helarme|helarnos',
  sun: 'pleno sol, quemar~, sol, sol directo|fuerte, solazo',
  wind: 'viento',
  queues: 'cola, esperar~ (cola), fila, larga cola',
  heights: 'alturas, miedo altura|alturas, sitios altos',
  afterDark:
    'a oscuras, andar~|caminar~|estar|salir~ (por) de noche, calle de noche, de noche, oscuro, por noche, salir por noche',
  transport: 'autobus, transporte, transporte publico, tranvia',
  driving: 'alquilar~ coche, coger~|llevar~ coche, conducir~|conduzco, manejar~',
  scared:
    '@me|lo|los llevar~ fatal|mal, @no, @no @me gustar~, @no aguantar~, @no soportar~, agobiar~, claustrofobi*, da|dan cosa|miedo|panico|pavor, evitar~, fatal, fobia, huir~|huyendo de|del, llevar~ fatal|mal, mal, miedo a|al|de, nada de, odiar~, panico, paso de, preferimos|prefiero no, sensible a, sufrir~, tener~|tengo (miedo)',
  arrive:
    'aterrizaje, aterrizar~, atracar~, atraque, bajar~ de|del avion|barco|crucero|tren, avion|bus|tren|vuelo de ida, check in, desembarcar~, estar alli, ida, llegar~',
  depart:
    'a bordo, al|cogemos|cojo|pillo avion|bus|ferry|tren|vuelo (de) las, avion|bus|ferry|tren|vuelo a|de casa|regreso|vuelta, coger~|cojo|tomar~ autobus|ave|avion|bus|ferry|tren|vuelo, continuamos, despegar~, embarcar~, en aeropuerto, en estacion, estar en aeropuerto|barco|estacion|puerto, irnos, me marcho|voy|vuelvo, nos vamos, nos volvemos, regresar~, salgo|salir~ (el), seguimos, seguir~ viaje, tener~|tengo avion|bus|ferry|tren|vuelo, ultimo tren, volar~|vuela|vuelan, volver~|vuelve|vuelvo (al barco), vuelta, zarpar~',
  plane: 'aeropuerto, aterrizar~, avion, despegar~, el prat, volar~|vuela, vueling, vuelo',
  train: 'alvia, avlo, estacion, iryo, ouigo, renfe, tren, tren nocturno',
  bus: 'alsa, autobus, autocar, camion, guagua',
  ferry: 'transbordador',
  car: 'auto, autocaravana, carretera, coche, furgo',
  cruise: 'a bordo, atracar~, barco, crucero, desembarcar~, escala, puerto, zarpar~',
  lodging:
    'albergue, alojamiento, alojar~, alquilado, apartamento, casa, dormir~|duermen|duermo, estamos|estare|estaremos|estoy en, habitacion, hospedaje, hospedar~, hostal, me alojo, me hospedo|quedo, nos alojamos, nos hospedamos|quedamos, nuestro hotel, parador, pension, piso, quedamos en',
  other: 'casa de amigo|familia|la|mi|mis|un|unos (amigo|familia|hermano|primo|tia|tio)',
  near: 'a (10|5|cinco|diez|pocos) minutos de|del, a orillas de|del, al lado (de|del), alrededor de|del, cerca (de|del), cerquita de|del, de camino a, detras de|del, enfrente de|del, frente a|al, junto a|al, pegado a|al, zona (de|del)',
  booked:
    '@he comprado|reservado|sacado, @tengo cita|entrada|mesa|reserva|tickets (para), @tengo el|la|un|una, boleto, cogido, comprado, con entrada|reserva, con hora, confirmado, contratado, entrada (para), mesa a|en|para|reservada, pagado, pillado, reserva, reservado, sacado, tener~ cita|entrada|mesa, @tengo hora|reservado, ya @tengo, ya pagado',
  show: 'circo, espectaculo, funcion, obra, tablao, teatro',
  tourThing: 'free tour, ruta, visita guiada',
  concert: 'concierto',
  match: 'derbi, partido, partido de futbol',
  hireCar: 'alquilar~ coche, alquiler de coche, coche alquilado, coche de alquiler',
  event:
    'bautizo, boda, carrera, cata, ceremonia, cita, clase, comunion, curso, dentista, evento, feria, fiesta, maraton, masaje, medico, pase, ponencia, procesion, proyeccion, taller',
  work: 'clase, comida familiar, compromiso, conferencia, congreso, currar~, curso, entrevista, examen, feria, fuera del plan, medico, no * disponible, no disponible, no podemos|puedo, ocupado, reunion, teletrabajar~, trabajar~, videollamada',
  noon: 'las 12 del mediodia, las doce del mediodia',
  midnight: 'las doce de noche, medianoche',
  am: 'de madrugada, de mañana',
  pm: 'de noche, de tarde, del mediodia, por noche, por tarde',
  oclock: 'en punto, hora, hs',
  minutes: 'cinco, diez, cuarto, veinte, veinticinco, media',
  minutesPast: 'y',
  minutesTo: 'menos',
  at: 'a, al, alrededor de las, aprox, hacia las, la, las, sobre, tipo',
  after:
    'a partir de (la|las), desde (las), despues de (las), mas tarde de las, nada antes de las, no antes de (la|las), nunca antes de (la|las), pasadas las',
  before:
    'a mas tardar (a) (las), antes de (la|las), como tarde (a) (las), hasta (las), no despues de (la|las), no mas tarde de (la|las), para (las)',
  nothingBefore: '@no antes de (la|las), @no * antes de (la|las), no @me levantar~ antes de (la|las)',
  nothingAfter: '@no despues de (la|las), @no * despues de (la|las), no mas tarde de (la|las)',
  first: 'primer, primero',
  last: 'ultimo',
  dayWord: 'dia, mañana, noche, tarde',
  sameDay: 'despues, esa mañana|misma|noche|tarde (noche|tarde), ese (mismo) dia, luego',
  together: '(en|por) mismo dia, en solo dia',
  apart:
    'no|nunca (en) mismo dia, (en) dias distintos|diferentes|separados, (en) distintos|diferentes dias, (en) otro dia (distinto), otro distinto, dia aparte|diferente|distinto',
  nextDay: 'al otro dia, dia antes|despues|siguiente, vispera',
  yes: 'claro, fijo, si',
  tomorrow: 'dia de llegada|llegamos, dia que aterrizamos|llegamos|llego',
  lastDay: 'dia de marcha|regreso|salida|vuelta, dia que me|nos vamos|volvemos|voy, ultimo dia',
  dateBefore: 'del, dia, el',
  one: '2|3|dos|tres|un celiacos|personas|veganos|vegetarianos, @mi @person, alguno, alguno|dos|parte|tres|una|uno|varios de|del cada|ellas|ellos|grupo|las|los|nosotras|nosotros, dos|tres son, el come|es|lleva|no|tiene|va, el mayor|mediano|pequeño, ella, la mayor|mediana|pequeña, le, mi|nuestra pareja, otro, un amigo|celiaco|vegano|vegetariano, una persona, una|uno es|no|son|tiene',
  us: 'ambos, bebemos, bebo, comemos, estoy, las cuatro|dos|tres, los cuatro|dos|tres, nos, nosotros, somos, soy, tenemos, tengo, toda familia, todos, yo',
  weekdays: 'lunes|lun, martes|mar, miercoles|mie|mier, jueves|jue, viernes|vie, sabado|sab, domingo|dom',
  months:
    'enero|ene, febrero, marzo, abril|abr, mayo, junio, julio, agosto|ago, septiembre|setiembre, octubre, noviembre, diciembre|dic',
  numbers: 'un|una|uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  aCouple: 'par',
  ordinals: 'primer|primero, segundo, tercer|tercero, cuarto, quinto, sexto, septimo, octavo',
  stopover: 'en puerto, escala',
  aboard:
    'a bordo, atracar~, barco atraca|sale|zarpa, crucerista, crucero, del barco, desembarcar~, escala de crucero, zarpar~',
  sameWay: 'regresar~, veces, volver~|vuelvo, vuelta',
  twins: 'gemelo, mellizo',
  aside:
    'comprar~ una, estudiar~, hablamos, me llamo, nacer~ en, nombre es, nos conocimos, trabajar~ de|en, vengo|venimos de, vivir~ al|cerca|en',
  tooMany: 'demasiado, tantas, tantos',
  few: 'no|sin (queremos|quiero) demasiado|mucho|tanto, poco',
  condition:
    'a no ser que, en caso de, si hace buen|mal tiempo, si hace bueno|calor|frio|sol, si llovi*|llueve, si no hay, solo si',
  soft: '@me apeteceria|encantaria|gustaria|molaria, a lo mejor, a ser posible, estaria bien|genial, igual, lo mas posible, lo maximo posible, opcional, quiza, si cabe|caben, seria bonito|estupendo|genial|ideal, si da|sobra tiempo, si cuadra|encaja, si es posible, si hace, si hay (algo|entradas|hueco|partido|sitio), si hay tiempo, si no hace|llueve, si podemos|puedo, si puede ser, si se puede, siempre que se pueda|sea posible, tal vez',
  hard: 'a toda costa, estricto, fijo, fundamental, hay|tiene|tienen que, imprescindible, no puede faltar, prioridad, si o si, sin falta',
  from: 'de, desde, entre',
  to: 'a, hasta, y',
  through: 'a, al, hasta',
  question:
    'como|cual|cuanto|donde|que cuesta|es|esta|hay|podemos|puedo|se|son|tiempo, cuanto, es seguro, hace falta, hay algun|sitio, hay que, merece pena, podemos|podria|puedo dejar|entrar|ir|llevar|pagar, recomendais, sabeis|sabes si, se puede, teneis',
  mayWe:
    '(nos) da|dara tiempo (a), es|sera|seria posible, habria|hay tiempo (de|para), podeis|podemos|podria|podriamos|puedes|puedo (añadir|cenar|comer|dejar|hacer|incluir|ir|meter|poner|probar|ver|visitar), que tal, seria buena idea',
  timesWord: 'veces|vez',
  shade: 'sombra',
  foodAlone: 'comer, comida, gastronomia',
  degree: 'grado',
  cannotEat: 'ni probar, no debe|debo|podemos|puede|pueden|puedo (comer|probar|tomar|ver) (nada) (de)',
  strong: 'con, demasiado, este, hace, hara, muchisimo, mucho, tanto',
  onceOnly: 'una sola vez, una vez',
  eur: 'leuro, pavo',
  usd: 'dolar',
  gbp: 'libra',
  jpy: '',
  aed: '',
  filler:
    'cierra, cierran, respetar~, @no hace falta, ademas, adios, adulto, al, algo, alguien, algun, alguno, alli, alrededores, ambiente, ambos, andar~, antes, aqui, asi, aun, ay, año, bastante, beber~, bien, bonito, buen, bueno, buscar~, cada, casi, caso, celebrar~, cerca, chulo, ciudad, coger~, comemos, comer, comida, como, como dios manda, comprar~, con, con cole, conocer~, con|tiene tea, cosa, creer~, cual, cuando, cuenta, da, dan, dar~, de, de pequeño, dejar~, del, demas, demasiado, descubrir~, desde, despues, dia, disfrutar~, donde, dos|mil|muchas|pocas|tres|varias veces, doy, durante, e, eh, el, el año|mes|verano|viaje pasado, el otro año, ella, ellos, en, en 20*, en lugar|vez de|del, en otro viaje, entrar, entre, era, es, escuchar~, ese, eso, especial, especialmente, estar~, explorar~, favor, favorito, fin, finde, fue, genial, gente, gracias, gran, grande, ha, haber, hace * año, hace años|poco|tiempo, hacer~|hago|haz, han, hasta, hay, hecho, hemos, hola, hora, hoy, ida, igual, incluir~|incluye, incluso, ir~, jajaja, jeje, jubilado, la, la otra|ultima vez, la vez anterior|pasada, lado, las, le, les, lindo, llevar~, lo, los, luego, lugar, mas, mayor, mejor, menos, merienda, meter~, mi, mientras, mil, mis, mismo, mitad, momento, mucho, muy, nada, necesitar~, ni, normal, nos, nosotros, nuestro, o, oir~, ojala, organizar~, os, otro, p, para, parecer~, parte, pasar~, pasear~, peor, perder~, perfecto, poco, poder~|puede|pueden|puedo, pon|poner~, por, porfa*, porfi, porque, pq, precioso, preferir~|prefiero, probar~|prueba, propio, proponer~, pueblo, puente con|en, puente de|del diciembre|mayo|octubre|pilar, pues, puro, q, que, quedar~, querer~|quiero, quien, quiza, rato, recomendar~, resto, rico, saber, saludo, se, sea, segun, semana, seria, ser~, si, siempre, simplemente, sin, sitio, sobre, sobretodo, solo, somos, son, soy, su, subir~, sus, tal, tambien, tan, tanto, tardes, te, tema, tener~|tengo|tiene|tienen, tipo, tirar~, todavia, todo, tomar~, tras, tu, tus, uf, un, una vez, uno, ustedes, va, vacaciones, vale, vamos, van, vaya, vayamos, vemos, venga, veo, verdad, ver~, vez, viajar~, viendo, visitar~, vos, vosotros, voy, vuelta, xq, y, ya, yo, zona',
};

/** Words that phrases name together, `@name`. */
export const sets: Readonly<Record<string, string>> = {
  no: 'jamas nada nadie ni ningun ninguna ninguno no nunca sin tampoco',
  me: 'le les me nos os te',
  he: 'ha habia habiamos han has he hemos',
  mi: 'el mi mis nuestra nuestro su una',
  lugar: 'barrio barrios calle calles cosas lugar lugares restaurantes rincon rincones sitio sitios zona zonas',
  solo: 'sola solita solito solo',
  tengo: 'tenemos tengo tenia teniamos tiene tienen',
  person:
    'abuela abuelo amiga amigo bebe chica chico colega companera companero cuñada cuñado esposa esposo hermana hermano hija hijo madre mama marido mujer nieta nieto nina nino novia novio padre papa peque pequena pequeno prima primo sobrina sobrino suegra suegro tia tio',
  comida:
    'almuerzo cena cenar cenas cocina comer comida comidas especialidades gastronomia menu menus plato platos restaurante restaurantes sitio sitios taberna',
};

/** Words that may stand inside of any phrase. */
export const passedOver =
  'algun alguna bastante del demasiada demasiadas demasiado demasiados el la las lo los mas muy super tan tanta tantas tanto tantos un una unas unos';
