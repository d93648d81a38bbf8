import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: '@no, ni de broma|coña|lejos, ni hablar|loco|muerto|soñarlo, ni en sueños, no gracias, nada de, no querer~|quiero|quieren|quiere, cero, ni un, paso|pasamos de, menos, mejor|prefiero|preferimos no, no hace falta, no necesito|necesitamos',
  refuse:
    'evitar~, odiar~, detestar~, saltar~, sobra, sobran, prescindir~, harto de, aburr*, fuera, @no soportar~, dejar~ fuera, quitar~, descartar~, @no @me gustar~|interesar~|va|van|apetecer~|atraer~|llama|llaman|convence|convencen, huir~|huyendo|huimos|huyo (de), no ir~|iria|iriamos, ni acercar~, @no entusiasmar~, prefiero|preferimos no, quita, da|dan grima|pereza|asco|miedo|panico, otro dia, ni falta (que) hace, no hace falta, ni acercarme|acercarnos|acercarse, ni verlo, puede|pueden esperar, ni olerlo, ni de lejos|regalado|en pintura, ni pisar~, dejar~|dejadlo|dejalo|dejenla|dejenlo (para) otra|otro|fuera, para otro|otra viaje|dia|vez, ni en pintura, lejos de, me|nos horroriza|cansa|cansan|agobia|agobian, cansado de, queda|esta|pilla lejos',
  nomiss:
    'no perder~, no nos|me|os perder~|pierdo|pierdas, no pueden|puede|podia|debe faltar, que no falte|falten|faltar, no querer~|quiero|queremos perder~, sin falta, no faltar~, no olvidar~, no te|os olvides|olvideis, no quedar~ sin, no irnos|irme sin, no me|nos puedo|podemos perder~, no puedo|podemos|quiero|queremos perder~, no (querer~|quiero|queremos) irnos|irme|ir|marcharnos|volver sin, odiar~|pena|lastima perder~',
  must: 'imprescindible, si o si, obligatorio, a toda costa, fijo, tener~|tiene|tienen que estar|ver|ser, seguro, prioridad, hay que (ver|ir|hacer|probar)',
  want: 'querer~|quiero|quieren|quiere, @me gustar~, gustar~, encantar~, interesar~, apasionar~, apetecer~|apetezca, molar~|mola|molan, mucho, bastante, fan de, fan, amante, aficionado (a), loco por, buscar~, preferir~|prefiero|prefieren|prefiere, flipar~, nos|me va|van, disfrutar~, ganas de, pirrar~, chiflar~, bueno, buen, mas de, entusiasmar~, volver~|vuelve|vuelven loco, privar~, pedir~, ojala, no me canso de, no veo la hora',
  seen: 'ya fui~|ir~, mas que visto, muy visto, ya @he (visto|estado|visitado|subido|ido|hecho|recorrido), ya (lo|la|los|las) conocer~|conozco|ver~|vi|vio|estuve|estuvimos|fui|fuimos|subir~|visitar~|tengo|tenemos (visto), @he visto|estado|visitado|subido|ido|hecho|recorrido, (lo|la|los|las) vimos|vi|conozco|conocemos|conocer~, estuvimos (en), estuve (en), fuimos, fui, visto, visitado, tener~|tengo|tenemos (lo|muy|mas|que) visto, visitamos, repetido, conocido de sobra, me|nos lo|la conozco|conocemos, ya vista|vistas|vistos',
  notSeen:
    'no @he visto|estado|visitado|subido|ido (nunca|aun|todavia) (en|a|al), nunca @he visto|estado|visitado|subido|ido (en|a|al), no conozco|conocemos (aun|todavia), aun|todavia no @he visto|estado|visitado|ido, aun|todavia no (lo|la|los|las) conozco|conocemos|conocer~, @no @he estado|visto, falta|faltan por ver, aun no, todavia no',
  only: 'solo, una|un sola|solo|unica, solamente, unicamente, exclusivamente, nada mas (que), no mas, y ya|punto|basta (esta), unico, y se acabo, ninguno mas|otro, y fuera, nada|nadie excepto|salvo|menos|sino, nada mas que, nada que no sea|sean|fuera',
  notOnly:
    'no (queremos|quiero|sean|sea|ver|es|va|vamos|van|todo) (a) solo|solamente|unicamente|todo, no todo|todos (tiene|va|van|sea|sean|han|son|es) (que|a|de) (ser|sea|sean)',
  except:
    'salvo, excepto, menos, quitando, a excepcion de, aparte de, que no sea*, exceptuando, excluyendo, fuera de, sin contar, con excepcion de',
  all: 'todo, cualquier cosa, lo que sea, nada, ninguno, ningun, cualquiera',
  but: 'pero, sino, aunque, en cambio, por lo demas, mas bien, eso si, mientras que',
  and: 'y, e, tambien, ademas, mas, asi como, con, tb, tmb, luego, despues',
  or: 'o, u, ni, o bien',
  now: 'esta vez, ahora, este viaje, por|desde fuera, sin subir|entrar',
  again: 'otra vez, de nuevo, volver~|vuelvo a, repetir~, repitir~, una vez mas, volveria',
  indifferent:
    'pocos, pocas, no tanto, antes que, en vez|lugar de|del, @no @me asustar~|molestar~|preocupar~, @me dar~|da|dan igual, indiferente, @no @me importar~ (mucho), @no tener~ preferencia, opcional, como querais|quieras, @me es igual, no es que no, @me da|dan igualito|lo mismo, no se si, no estoy|tengo seguro|claro',
  allOn: 'todo en, todo el mismo, los dos el, las dos el, ambos, los tres el, todo el',
  most: 'ser~|es suficiente|bastante, con * basta, basta, nos|me basta, como mucho|maximo, maximo (de), max, hasta, tope, menos de, o menos, mas de, y ya, basta con, suficiente, no * de, con * voy|vamos servido|bien|sobrado, con * (ya) vale|me vale|nos vale|sobra|me conformo, con * ya, con * tiene|tengo|tenemos (de) sobra|bastante|suficiente',
  least: 'al menos, como minimo, minimo (de), por lo menos, min, o mas',
  aDay: 'al|por|cada|a|x|y dia, diario, a diario, todos los dias, por jornada, diariamente, / dia|d',
  inAll:
    'en total, en|para|durante todo (el) (viaje), en|para toda la estancia|semana, total, para|en el viaje, todo incluido, entre todos (los) dias, todo el viaje',
  each: 'por|cada|x persona|cabeza|barba|adulto|uno|una, pp, p p, por p, / persona|pax|cabeza, pax',
  perMeal:
    'por|la|cada|en|una|y comida|cena|almuerzo|menu, en comidas|comer, comer~|cenar~ por, para comer|cenar, el menu',
  perTicket: 'por|la|en|cada|de entrada|entradas|museo|visita, entrada',
  thing: 'cosa, actividad, parada, sitio, plan, lugar, cosa que ver|hacer, monumento',
  small: 'pequeño, chiquito, chico, diminuto, modesto, coqueto, recogido',
  quiet:
    'tranquilo, sin|poca (tanta|mucha) gente, poco concurrido|masificado|turistico, con|de poca gente, sin cola|agobio|turista|aglomeracion, silencioso, apartado, vacio, nada turistico, solitario, no * turistico|masificado, menos turistico|concurrido|masificado',
  crowded:
    'abarrotado, lleno (de) (gente|turista), masificado, turistico, con|mucha gente, grande, demasiado turistico',
  famous:
    'famoso, conocido, principal, mitico, iconico, emblematico, imprescindible, celebre, de siempre, renombrado, top, destacado',
  cheap:
    'barato, economico, asequible, que no sea caro, bien de precio, low cost, no caro, buen precio, a buen precio, tirado de precio, que no sean caros',
  expensive: 'caro, carisimo, pijo, de lujo, prohibitivo',
  free: 'gratis, gratuito, de balde, entrada libre|gratuita, sin pagar',
  indoor: 'cubierto, techado, a cubierto, bajo techo, interior, de interior, en interiores',
  outdoor: 'al aire libre, exterior, al fresco, a la intemperie',
  hidden: 'escondido, secreto, poco|menos conocido, desconocido, raro, curioso, diferente, original',
  vegetarian:
    'vegetariano, @no comer~ (nada) (de) carne, @no (de) carne, vege, veggie, vegeta, vegetarianismo, de todo menos|excepto|salvo carne, @no @me gustar~ carne',
  vegan: 'vegano, comida vegana, nada de origen animal',
  pescatarian:
    'pescetariano, pescatariano, pesco vegetariano, pescado si pero carne no, comer~|como pescado pero no carne, piscivegetariano, pesquetariano, carne no pero pescado si',
  halal: 'halal, musulman',
  kosher: 'kosher, casher, kasher',
  'gluten-free': 'sin gluten, celiaco, intolerante|intolerancia al gluten, celiaquia, ni gluten, trigo',
  'lactose-free':
    'sin|ni lactosa|lacteo, lactosa, intolerante|intolerancia a la lactosa, no tomar~ lacteo|lactosa, lacteo',
  'no-pork': '@no comer~ (nada) (de) cerdo, @no (de) cerdo, cerdo no, cerdo, jamon no, sin jamon',
  'no-alcohol':
    '@no (beber~|bebo|tomar~) (nada) (de) alcohol, no beber~|bebo, abstemio, alcohol no|nada, ni gota de alcohol, alcohol, 0 alcohol',
  allergy: 'alergico, alergia, intolerante, intolerancia, anafilaxia, epipen',
  nuts: 'fruto seco, nuez, almendra, avellana, pistacho, anacardo',
  peanuts: 'cacahuete, mani, cacahuate',
  shellfish: 'marisco, crustaceo, gamba, mejillon, langostino',
  fish: 'pescado',
  eggs: 'huevo',
  milk: 'leche, proteina de la leche, leche de vaca, queso, lacteo',
  soy: 'soja',
  sesame: 'sesamo, ajonjoli',
  wheelchair:
    'silla de rueda, silla ruedas, accesible (en silla), scooter de movilidad, accesibilidad, silla electrica, va|voy|viaja en silla',
  pushchair:
    'carrito (de bebe), carro de bebe, cochecito, sillita, carricoche, carro del niño, silla de paseo|bebe, coche de bebe, carro gemelar, carreola',
  noStairs:
    '@no|evitar~|poco|con|mucho|las|muchos (puedo|puede|podemos|pueden|poder~|hay|haya) (subir~|con) (muchas|tantas) escalera|escalon, escalera, escalon, subir~ escalera, ascensor imprescindible|obligatorio, con|necesitar~ ascensor',
  littleWalking:
    '@no (haya|hay|querer~|quiero|puedo|puede|podemos|pueden|podamos|pueda) (que) (mucho|poder~) andar~|caminar~ (mucho|demasiado|lejos|tanto), odiar~ andar~|caminar~, andar~|caminar~ poco|despacio|mal|menos|lento|regular, poco|poca andar~|caminar~|caminata, @no (de) (mucho|muchas|largas|grandes|tanta) caminata|pateada|pateo|andada|cuesta|palizas, @no @me gustar~ andar~|caminar~, baston, con (un) baston, rodilla, cadera, muleta, movilidad reducida|limitada, problema|dolor|mal de movilidad|espalda|rodilla|cadera|pierna|pie|huesos, (le|me|nos|les) costar~|cuesta (mucho) andar~|caminar~|moverse, poco cuesta, artrosis, artritis, @me cansar~ (enseguida|pronto|rapido|mucho|facilmente), @no aguantar~ (mucho) andando|caminando|andar|caminar|rato|de|pie, andar~|caminar~ lo justo|minimo|imprescindible, paseos cortos, se cansa|cansan|canse (mucho|bastante|enseguida|pronto|rapido|facilmente|facil|en seguida|nada), poco trote, con|lleva|usa|va con baston|muleta|andador, cuesta no, nada de cuestas, andar~|caminar~ poquito|lo justito, @no estar mucho|rato de pie, cuesta las justas, pie|pierna|tobillo roto|rota|escayolado, operado de la rodilla|cadera',
  pregnant: 'embarazado, embarazo, estoy|esta de * meses, esperar~ un bebe, encinta',
  mindWalking: '@no @me importar~, no hay problema, @me da igual',
  km: 'km, kilometro, kms, quilometro',
  metre: 'm, metro',
  mile: 'milla',
  walk: 'andar~, caminar~, a pie, caminata, pasear~, pateo',
  child:
    'niño, hijo, peque, crio, los|el|mi|nuestro pequeño, chaval, enano, nieto, sobrino, mellizo, gemelo, chiquitin, nena, chamaco',
  youth: 'chico, hermano',
  baby: 'bebe, recien nacido, bb',
  toddler: 'niño pequeño de dos años',
  teen: 'adolescente, quinceañero',
  ageUnit: 'año, añito',
  monthUnit: 'mes',
  aged: 'de, edad',
  relaxed:
    'cero|ninguna|nada|sin prisa, tranquilo, tranquilamente, relajado, relax, con calma|tranquilidad, despacio, @no (de) correr~|estres|agobio|palizas|prisas|agobiar~|estresar~|apretar~|corriendo|carreras|ajetreo|estresante|locuras, ritmo lento|tranquilo|pausado|suave|relajado|slow, calma, ir tranquilo, tranqui, descansar~ mucho, querer~|quiero|queremos descansar, venimos a descansar',
  packed:
    'a tope, verlo todo, ver todo, todo lo posible, aprovechar~ al maximo, intenso, a full, sin parar, maraton, exprimir~, no parar~, cuanto|cuanta mas * mejor, apretado, de sol a sol, ver lo maximo, no @me cansar~ nunca, ver|hacer|aprovechar|visitar|conocer|abarcar lo maximo|mas|maximo (posible|que podamos|que se pueda|que pueda), dias cargados|intensos, ritmo intenso|rapido, dia completo|lleno',
  normal: 'ritmo normal|medio|moderado|equilibrado, sin prisa pero sin pausa, ni rapido ni lento',
  starts:
    'dormir~ hasta, empezar~|empieza|empiece|empiecen, levantar~, madrugar~, salir~ del hotel, arrancar~, comenzar~|comienza, despertar~, en pie, salir~',
  ends: 'de vuelta (en|al) (hotel), en el hotel|casa|apartamento, en la cama, acostar~, acabar~, terminar~, a dormir, a la cama, recoger~, irnos a dormir, estar de vuelta, retirar~, cerrar el dia, cama, volver~|vuelta|regresar~|regreso|estar|llegar (de) (al|en|a) hotel|apartamento|piso|casa|hostal|hostel|airbnb, a casa a las',
  lateStart:
    '@no (de|querer~|quiero|queremos|gusta|nos|me) (gusta) madrugar~|madrugon|despertador, mañana tranquilo|lenta|relajado|perezosa|sin (prisa), sin prisa por la mañana, empezar~ (dia) tarde, levantar~ tarde, dormir~ hasta tarde|las, @no (empezar~|levantar~|muy) temprano|pronto (por), odiar~ madrugar~, despertador, dormilon, @no madrugador, @no @me gustar~ madrugar~',
  earlyStart:
    'madrugar~, madrugador, empezar~ pronto|temprano, levantar~ pronto|temprano, a|desde primera hora, temprano, muy de mañana, al amanecer, @me gustar~ madrugar~, primera hora, salir~ temprano|pronto',
  earlyNight:
    'acostar~ pronto|temprano, volver~|regresar~ pronto|temprano (al), @no trasnochar~, a dormir pronto|temprano, a la cama pronto|temprano, pronto a la cama|dormir, acabar~|terminar~ pronto|temprano, @no volver~ tarde, dormir~ temprano|pronto, @no volver~|regresar~ (muy) tarde, no querer~|quiero|queremos volver~|regresar~ tarde',
  lateNight:
    'trasnochar~, trasnochador, hasta tarde|madrugada|amanecer, hasta las tantas|altas, acostar~ tarde, volver~ tarde, salir~ hasta tarde, acabar~ tarde, toda la noche',
  breakfast: 'desayunar~',
  lunch: 'comida, comer, comemos, almuerzo, almorzar~|almuerzan|almuerza, al mediodia, mediodia, medio dia',
  dinner: 'cenar~',
  late: 'tarde, tardio, mas tarde, tardecito',
  early: 'pronto, temprano',
  none: '@no, saltar~, incluido, en el hotel, (lo) tenemos incluido, ya incluido, en el apartamento, esta incluido',
  picnic: 'picnic, pic nic, de picnic, bocata en el parque, bocadillo en el parque',
  light:
    'ligero, algo rapido|ligero, de picoteo, picar~ (algo), picoteo, sobre la marcha, de pie, bocado, frugal, poca cosa, cena|cenar|comer sencillo|rapido, cenas sencillas',
  big: 'fuerte, abundante, de mantel, larga, copioso, contundente, bueno, sobremesa, grande, completo, tranquilo',
  morning:
    'al amanecer, amanecer, a primera hora, tempranito, por|de|en|a la mañana, mañana, de buena mañana, matinal, a media mañana',
  midday: 'mediodia, medio dia, al mediodia, a mediodia, hora de comer, a la hora de comer',
  afternoon:
    'por|de|a|en la tarde, una|la|esa|cada|alguna|toda|otra|media|todas (la|las) tarde|tardes, tarde libre, a media tarde, tarde de, tarde, despues de comer|almorzar, tras comer|la comida|el almuerzo, tras la siesta',
  evening:
    'atardecer, anochecer, a ultima hora (de la tarde), tarde noche, al atardecer, puesta de sol, al caer el sol|la tarde, ocaso, a ultima hora',
  night: 'por|de|a|en la noche, noche, esta noche, nocturno',
  whole: 'dia, dia entero|completo, todo el dia, jornada, dia libre',
  freeTime:
    'libre, tiempo libre, sin plan|nada|programar|organizar|planear|actividades, para nosotros|mi|descansar|dormir|relajarnos, a nuestro|mi|su aire, de descanso|relax, descansar~, siesta, echar~ siesta, dormir la siesta, sin hacer nada, piscina del hotel, por libre, vacio, no hacer nada, en la piscina, descanso',
  every: 'cada, todos los, todas las, todos los dias, a diario, todas',
  alone:
    'sola, estoy|vengo|ir|viajo|voy|estare|yo|viajar|viaja|viajando|ando|completamente @solo, por mi cuenta, sin compañia, viaje en solitario, a solas conmigo, conmigo mismo|misma, una persona sola, en solitario',
  couple:
    'en pareja, parejita, recien casados, matrimonio, somos (una) pareja, pareja gay|de|joven|jubilada|mayor, una pareja, viaje de pareja, dos enamorados, los dos solos, solos los dos',
  spouse: 'mujer, marido, novio, pareja, esposo, chico, churri, prometido, media naranja, chava, señora',
  friends: 'amigo, colega, grupo de amigos|amigas|chicas|chicos, la pandilla, compis, cuates, amics, cuate',
  peers: 'chico, tio, muchacho, chavales, mujeres, hombres, despedida',
  parents: 'padre, madre, suegro, mama, papa, viejos, papas',
  grandparents: 'abuelo, yayo, bisabuelo, abue, yaya, nona',
  family: 'familia, en familia, familiar',
  colleagues:
    'compañero (de trabajo|curro|oficina), colega de trabajo, equipo de trabajo, compis de trabajo|curro, socia, socio, jefe',
  with: 'con, traer~|traigo, llevar~, acompañar~, junto a',
  along:
    'y yo, viajamos, vamos, venimos, con nosotros, conmigo, tambien vienen|viene, vienen, viene, nos acompañan|acompaña, se apuntan|apunta, viajan|viaja con',
  birthday: 'cumpleaños, cumplir~, hacemos años, cumple de',
  anniversary: 'aniversario, bodas de plata|oro, * años de casado|matrimonio, años casado|juntos, años de casado',
  honeymoon: 'luna de miel, recien casado, viaje de novios, lunamielero',
  proposal:
    'pedida (de mano), pedir~|pido|pida|proponer~ matrimonio|la, pedirle matrimonio|la|que, anillo, voy a pedirle matrimonio, compromiso',
  graduation:
    'graduacion, fin de carrera|curso, acabar la carrera, graduar~|gradua, viaje de fin de curso, licenciatura',
  henParty: 'despedida (de) (soltero|solteros)',
  wedding: 'boda, nos casamos, me caso, casorio',
  firstVisit:
    'primera|1a|1 vez|visita, nunca @he|habia|habiamos estado|ido|venido|visitado, no @he estado|ido|venido nunca, no conocemos|conozco la ciudad|nada, es la primera, nuevos en, primer viaje',
  returnVisit:
    'segunda|tercera|cuarta|quinta|sexta|2a|3a|4a|enesima vez|visita, ya @he estado|ido|venido (antes|aqui|alli|dos|varias|muchas|veces), ya conocer~|conozco (la) ciudad, volver~|vuelvo|regresar~ a, ya estuve|estuvimos, repetir~, ya es la segunda|tercera, la conocemos bien, conocer~|conozco (la) ciudad (bien), otra vez en, de nuevo en, @he estado varias|muchas|ya|mil|dos|tres|un|otras, estuve|estuvimos hace, vivi|viviamos alli|aqui|un|en, @he venido varias|muchas|ya',
  styleQuiet:
    '@no (de|muy|tanta|mucha|demasiada|sitios|lugares|cosas) aglomeracion|turista|masa|multitud|gente|gentio|turistico|turisteo|masificacion|guiris|masificado, lejos|huir~|huyendo|evitar~|evitando|fuera (de) (las|los|la|sitios|lugares) masas|turistas|gente|multitud|aglomeracion|turismo|turistico|bullicio|muchedumbre|gentio|ruido|jaleo, poco (sitios) turistico, aglomeracion, multitud, poca gente, @lugar tranquilo, gentio, masificacion, guiris, trampa para turista, masas, @lugar (mas) turistico, alergico al ruido, tranquilidad, paz, menos turistico|concurrido|masificado, agobian las, horas punta, hora punta, odiar~ multitud|turista|gente|aglomeracion',
  styleHighlights:
    'imprescindible, lo mas tipico|importante|famoso|emblematico|conocido|destacado|top|turistico, lo tipico|basico|esencial|principal|turistico|gordo|emblematico, clasico, iconico, monumento principal, los principales, lo que hay que ver, imperdible, sitios mas famosos|importantes|emblematicos, lugares mas famosos|importantes|emblematicos, lo de siempre',
  styleLocal:
    'como un local, autentico, fuera de tipico|turistico|ruta|circuito, joya|rincon|sitio|lugar|tesoro escondido|oculto|secreto|autentico|local|poco|menos, poco|menos conocido|turistico, sitio de barrio, alternativo, donde van|va|come|comen|salen (los|la|de) (alli|aqui|locales|gente), rincon, joyita, sitio|bar|restaurante|lugar de locales|lugareños, donde van los locales',
  styleThrifty:
    '@no caro, @no|sin (un) duro|blanca|gastar~ (mucho), barato, low cost, poco presupuesto|dinero|pasta|plata, presupuesto ajustado|bajo|justo|limitado|reducido|apretado|pequeño|de, ahorrar~, gastar~ poco|menos|lo, mochilero, cosa|plan|sitio gratis|barato|gratuito, economico, de estudiante, lo mas barato|economico, justo de dinero|pasta, @no querer~ gastar~, somos estudiantes, gratis o barato, con poco, sin dinero, bajo|poco|escaso presupuesto, todo (lo que sea) gratis, lo que sea gratis, cosas gratis|gratuitas',
  styleLuxury:
    'lujo, de lujo, cinco|5 estrella, sin mirar (el) dinero|precio|gasto, darnos un capricho|homenaje|gustazo, vip, el dinero no es problema, lujoso, no * problema de dinero, presupuesto sin limite, sin limite',
  styleRomantic: 'romantico, romanticismo',
  styleFoodie:
    'comer~ bien|rico, comer~ de maravilla, buen|bueno comida|comer|restaurante|mesa|gastronomia, comilon, foodie, gastronomico, @me gustar~|encantar~|pirrar~ comer|gastronomia (bien), gourmet, gastronomia, restaurante bueno, venimos a comer',
  stylePhotos: 'foto, fotografo, fotografiar~, camara, instagram, selfie, fotografico, fotogenico',
  rain: 'lluvia, llueve, lluvioso, si llueve, llover, mojar~',
  heat: 'calor, pasar~ calor, sudar~, ola de calor',
  cold: 'frio, pasar~ frio, friolero, helarnos|helarme|helados',
  sun: 'sol, pleno sol, tanto sol, quemar~, sol directo|fuerte, solazo',
  wind: 'viento',
  queues: 'cola, hacer~ cola, fila, hacer~ fila, larga cola, esperar~ (cola)',
  heights: 'altura, vertigo, miedo a las alturas, sitios altos',
  afterDark:
    'salir~|andar~|caminar~|estar (por) de noche, de noche, por la noche, calle de noche, oscuro, a oscuras, salir por la noche',
  transport: 'transporte publico, metro, bus, autobus, tranvia, transporte',
  driving: 'conducir~|conduzco, coger~|llevar~ (el) coche, alquilar~ (un) coche, manejar~',
  scared:
    '@me|lo|los llevar~ mal|fatal, llevar~ mal|fatal, fatal, mal, miedo a|al|de, panico, agobiar~|agobia, @no aguantar~|aguanto, sufrir~|sufro, huir~|huyendo de|del, evitar~, odiar~, @no soportar~, nada de, @no @me gustar~, fobia, paso de, prefiero|preferimos no, @no, tener~|tengo (miedo), da|dan miedo|panico|cosa|pavor, claustrofobia, sensible a',
  arrive:
    'llegar~, aterrizar~|aterriza, aterrizaje, atracar~|atraca, atraque, desembarcar~, vuelo|tren|avion|bus de ida, estar alli, ida, check in',
  depart:
    'al|cojo|pillo|cogemos tren|avion|vuelo|bus|ferry (de) las, salir~|salgo|sale|salen (el), volver~|vuelvo|vuelve, vuelta, nos vamos, me voy|marcho|vuelvo, regresar~, despegar~|despega, zarpar~|zarpa, vuelo|tren|bus|avion|ferry de|a vuelta|regreso|casa, hay que estar en (el) aeropuerto, estar en (el) aeropuerto|estacion|puerto|barco, irnos, embarcar~, a bordo, en el aeropuerto, en la estacion, volar~, tener~|tengo|tenemos tren|vuelo|avion|bus, nos volvemos, check out, ultimo tren, seguimos, continuamos, seguir~ viaje, coger~|cojo|tomar~ tren|avion|vuelo|bus|autobus|ferry|ave',
  plane:
    'barajas, el prat, orly, fiumicino, heathrow, avion, vuelo, aterrizar~|aterriza, volar~|vuela, aeropuerto, ryanair, vueling, despegar~|despega',
  train: 'tren, ave, alvia, eurostar, avlo, iryo, ouigo, estacion, renfe',
  bus: 'camion, bus, autobus, autocar, alsa, flixbus, guagua',
  ferry: 'ferry, transbordador',
  car: 'coche, carretera, furgo, auto, autocaravana',
  cruise: 'crucero, barco, atracar~|atraca, zarpar~|zarpa, desembarcar~, puerto, a bordo, escala',
  lodging:
    'hotel, hostal, apartamento, piso, airbnb, alojar~, alojamiento, dormir~|duermo|duermen, nos quedamos|hospedamos, me quedo|hospedo, hostel, hospedar~, albergue, pension, casa, riad, habitacion, quedamos en, alquilado, hospedaje, estamos|estaremos|estoy|estare en, nuestro hotel, parador, camping, nos alojamos, me alojo, nos hospedamos',
  other: 'casa de amigo|unos|mi|mis|familia|la|un (amigo|amigos|primo|hermano|tio|tia|familia)',
  near: 'cerca (de|del), junto a|al, al lado (de|del), alrededor de|del, enfrente de|del, pegado a|al, frente a|al, por|en la zona (de|del), zona (de|del), cerquita de|del, a (pocos|5|10|cinco|diez) minutos de|del, detras de|del, de camino a, a orillas de|del, por la zona',
  booked:
    'ya pagado, pagado, comprado, ticket, tener~|tengo|tenemos reservado|entrada|mesa|cita|hora, @tengo reserva|entrada|entradas|mesa|cita|tickets (para), reservado, reserva, entrada (para), mesa en|a|para|reservada, ya @tengo, pillado, con hora, cogido, con entrada|reserva, sacado, contratado, @tengo el|la|un|una, boleto, @he reservado|comprado|sacado, confirmado',
  show: 'espectaculo, funcion, obra, teatro, musical, opera, ballet, tablao, show, broadway, circo',
  tourThing: 'tour, visita guiada, excursion, ruta, free tour',
  concert: 'concierto, recital',
  match: 'partido, partido de futbol, derbi, derby',
  hireCar: 'alquilar~ coche, coche de alquiler, coche alquilado, alquiler de coche',
  event:
    'clase, taller, proyeccion, festival, boda, evento, fiesta, cita, feria, maraton, comunion, ceremonia, bautizo, curso, medico, dentista, carrera, cata, masaje, ponencia, escape room, paintball, procesion, pase',
  work: 'trabajar~, reunion, congreso, conferencia, currar~, videollamada, teletrabajar~, curso, examen, clase, feria, ocupado, no puedo|podemos, medico, entrevista, no * disponible, no disponible, comida familiar, meeting, fuera del plan, compromiso',
  noon: 'las doce del mediodia, las 12 del mediodia',
  midnight: 'medianoche, las doce de la noche',
  am: 'de la mañana, de la madrugada, am, a m',
  pm: 'de la tarde, de la noche, del mediodia, pm, p m, por la tarde, por la noche',
  oclock: 'h, hs, hora, en punto, hrs',
  minutes: 'cinco, diez, cuarto, veinte, veinticinco, media',
  minutesPast: 'y',
  minutesTo: 'menos',
  at: 'a las, a la, sobre las, a eso de las, hacia las, las, la, alrededor de las, para las, al, como a las, por las, con hora a las, a, tipo, entre las, desde las, aprox, sobre, de las',
  after:
    'despues de (las), a partir de (las|la), no antes de (las|la), desde (las), nada antes de las, pasadas las, mas tarde de las, nunca antes de (las|la)',
  before:
    'antes de (las|la), hasta (las), no mas tarde de (las|la), a mas tardar (a) (las), como (muy) tarde (a) (las), no despues de (las|la), para (las)',
  nothingBefore:
    '@no (madrugar~|empezar~|salir~|levantar~|nadie|arrancar~|hacer~) antes de (las|la), nadie * antes de (las|la), no @me levantar~ antes de (las|la), @no * antes de (las|la)',
  nothingAfter:
    '@no (mas|hacer~|volver~|acabar~) despues de (las|la), no mas tarde de (las|la), @no * despues de (las|la)',
  first: 'primer, primero',
  last: 'ultimo',
  dayWord: 'dia, noche, tarde, mañana',
  sameDay: 'esa misma|noche|tarde|mañana (noche|tarde), ese (mismo) dia, despues, luego',
  yes: 'si, claro, fijo',
  tomorrow: 'dia de llegada|llegamos, dia que llegamos|llego|aterrizamos',
  lastDay: 'dia de salida|vuelta|regreso|marcha, dia que nos|me vamos|voy|volvemos, ultimo dia',
  dateBefore: 'el, dia, del',
  one: '@mi @person, mi|nuestra pareja, uno|dos|tres|alguno|varios|parte de|del nosotros|nosotras|grupo|los|las|ellos|ellas|cada, ella, el es|tiene|no|come|lleva|va, uno|una es|son|no|tiene, otro, alguno, dos|tres son, la mayor|pequeña|mediana, el mayor|pequeño|mediano, @person, un vegano|vegetariano|celiaco|amigo, una persona, dos|tres|2|3|un veganos|vegetarianos|celiacos|personas, le',
  us: 'nosotros, somos, soy, todos, ambos, los dos|tres|cuatro, las dos|tres|cuatro, yo, tengo, tenemos, comemos, estoy, me, nos, toda la familia, bebo, bebemos',
  weekdays: 'lunes|lun, martes|mar, miercoles|mie|mier, jueves|jue, viernes|vie, sabado|sab, domingo|dom',
  months:
    'enero|ene, febrero|feb, marzo, abril|abr, mayo, junio|jun, julio|jul, agosto|ago, septiembre|sep|sept|setiembre, octubre|oct, noviembre|nov, diciembre|dic',
  numbers: 'un|una|uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  aCouple: 'par de, par',
  ordinals: 'primer|primero|1er, segundo|2o, tercer|tercero|3er, cuarto|4o, quinto|5o, sexto, septimo, octavo',
  stopover: 'escala, layover, en puerto',
  aboard:
    'crucero, crucerista, del barco, atracar~|atraca, zarpar~|zarpa, a bordo, escala de crucero, barco atraca|zarpa|sale, desembarcar~',
  sameWay: 'vuelta, volver~|vuelvo, regresar~, veces, ida y vuelta',
  twins: 'mellizo, gemelo',
  aside:
    'vivir~ en|cerca|al, vivo en|cerca|al, me llamo, nombre es, estudiar~, nos conocimos, trabajar~ en|de, hablamos, comprar~ una, nacer~ en, venimos|vengo de',
  tooMany: 'demasiado, tantos, tantas',
  condition:
    'solo si, si llueve|llovi*, si no hay, en caso de, a no ser que, si hace calor|frio|bueno|sol|buen tiempo|mal tiempo',
  soft: 'si hace, si puede ser, si se puede, a ser posible, si da|sobra tiempo, si es posible, si hay tiempo, @me gustaria|encantaria|apeteceria|molaria, estaria bien|genial, quiza, tal vez, igual, a lo mejor, seria genial|ideal|estupendo|bonito, si podemos|puedo, opcional, lo maximo posible, lo mas posible, siempre que se pueda|sea posible, si hay (partido|entradas|hueco|sitio|algo), si no llueve',
  hard: 'si o si, imprescindible, a toda costa, fundamental, fijo, sin falta, hay que, no puede faltar, estricto, tiene que, tienen que, prioridad',
  from: 'de, desde, entre',
  to: 'a, y, hasta',
  through: 'a, al, hasta',
  question:
    'hay que, hace falta, se puede, es seguro, que|cual|cuanto|donde|como tiempo|es|hay|se|cuesta|esta|son|podemos|puedo, hay algun|sitio, sabeis|sabes si, puedo|podemos|podria pagar|llevar|ir|entrar|dejar, teneis, cuanto, merece la pena, recomendais',
  mayWe:
    'es|seria|sera posible, podemos|podriamos|puedo|podria|podeis|podrias|puedes (ver|ir|visitar|hacer|comer|cenar|incluir|meter|poner|añadir|probar|dejar), (nos) da|dara tiempo (a), habria|hay tiempo (de|para), que tal, seria buena idea',
  timesWord: 'vez|veces',
  shade: 'sombra',
  foodAlone: 'comida, comer, gastronomia',
  degree: 'grado, ºc',
  cannotEat: 'no puedo|puede|podemos|pueden|debe|debo comer|tomar|probar|ver (nada) (de), ni probar',
  mealWord: '@comida',
  strong: 'mucho, demasiado, tanto, hace, muchisimo, hara, con, este',
  onceOnly: 'una vez, una sola vez',
  eur: 'pavo, leuro',
  usd: 'dolar',
  gbp: 'libra',
  jpy: '',
  thb: '',
  aed: '',
  mxn: '',
  czk: 'corona',
  try: '',
  filler:
    'e, o, de, en, se, es, si, vamos, va, van, seria, ida, vemos, veo, viendo, da, dan, doy, antes, el año pasado, la ultima|otra vez, hace años|poco|tiempo, hace * año, el verano pasado, varias|dos|muchas|mil|pocas|tres veces, de pequeño, el viaje pasado, en otro viaje, en 20*, una vez, ya, el otro año, con el cole, el mes pasado, la vez pasada|anterior, en vez|lugar de|del, lo, la, los, las, eso, ese, comida, comer, comemos, el, un, uno, y, del, al, por, para, con, como, que, son, ser~, soy, somos, estar~, hay, ha, he, hemos, han, haber, me, nos, te, os, le, les, mi, mis, nuestro, su, sus, tu, tus, aqui, alli, muy, bien, tambien, ademas, pues, favor, porfa, gracias, hola, bueno, dia, tardes, adios, vale, ver~, visitar~, ir~, vaya, vayamos, hacer~|hago|haz, conocer~, descubrir~, disfrutar~, explorar~, buscar~, preferir~|prefiero, necesitar~, poder~|puedo|puede|pueden, algun, alguno, cosa, sitio, lugar, tipo, viajar~, vacaciones, bonito, lindo, precioso, chulo, genial, favorito, sobre, todo, especialmente, otro, vez, nada, mas, menos, tan, tanto, mucho, poco, porque, xq, q, pq, cuando, donde, quien, cual, mientras, luego, despues, entre, desde, hasta, sin, ni, tener~|tengo|tiene|tienen, llevar~, voy, fue, sea, quiza, igual, algo, alguien, ciudad, pueblo, gente, año, hora, semana, finde, fin, hoy, cada, beber~, tomar~, probar~|prueba, andar~, pasar~, pasear~, dar~, vuelta, retiro, mayor, saber, parecer~, creer~, mejor, peor, gran, grande, aun, todavia, ojala, resto, demas, eh, ay, uf, venga, porfi, porfavor, saludo, mil, dejar~, meter~, poner~|pon, incluir~|incluye, quedar~, puro, tirar~, nosotros, yo, ellos, ella, ustedes, vosotros, mismo, propio, siempre, casi, solo, asi, hecho, jaja, jajaja, jeje, x, d, p, ok, cuenta, idea, rato, momento, total, sobretodo, incluso, normal, perfecto, bastante, especial, rico, buen, oir~, escuchar~, comprar~, celebrar~, organizar~, proponer~, recomendar~, perder~, ambos, demasiado, vos, querer~|quiero, tal, segun, cerca, lado, zona, alrededores, durante, tema, ambiente, mitad, caso, parte, era, tras, subir~, entrar, coger~, simplemente',
};

/** Words that phrases name together, `@name`. */
export const sets: Readonly<Record<string, string>> = {
  no: 'no nunca sin ni nada tampoco jamas ningun ninguna ninguno nadie',
  me: 'me nos le les te os',
  he: 'he hemos ha han has habiamos habia',
  mi: 'mi mis nuestro nuestra su un una el la',
  lugar: 'sitio sitios lugar lugares zona zonas rincon rincones calle calles barrio barrios cosas restaurantes',
  solo: 'solo sola solito solita',
  tengo: 'tengo tenemos tiene tienen tenia teniamos',
  person:
    'mujer marido novia novio hijo hija madre padre amigo amiga hermano hermana abuela abuelo suegra suegro nino nina peque chico chica esposa esposo mama papa primo prima tia tio nieto nieta cuñado cuñada bebe pequeno pequena sobrino sobrina colega companero companera',
  comida:
    'comida comidas restaurante restaurantes cocina plato platos gastronomia cena cenas comer cenar taberna almuerzo especialidades menu menus sitio sitios',
};

/** Words that may stand inside of any phrase. */
export const passedOver =
  'el la los las un una unos unas lo muy tan tanto tanta tantos tantas demasiado demasiada demasiados demasiadas bastante algun alguna super del mas';
