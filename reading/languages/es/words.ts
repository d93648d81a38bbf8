import type { Words } from '../../lexicon.ts';

/** What else a wish is made of, by what it means to the grammar. Notation as in `tags.ts`. */
export const words: Words = {
  not: 'ni de broma, ni hablar, ni loco, ni loca, ni de coña, ni en sueños, no gracias, ni muerto, no, nada de, ningun, ninguna, ninguno, sin, nunca, jamas, tampoco, ni, no quiero|queremos, cero, nada, ni un, ni una, paso de, pasamos de, nos da igual',
  refuse:
    'evit*, odio, odiamos, odia, odian, detest*, saltar*, saltamos, saltarnos, sobra*, prescind*, omit*, harto|harta|hartos|hartas de, cansado|cansados|cansada de, aburr*, fuera, no soporto|soportamos|soporta, dejar fuera, ahorrarnos, quitar, quita, quitad, descartar, descartad, no nos gusta|gustan, no me gusta|gustan, huir de, huimos de, no me interesa|interesan, no nos interesa|interesan, no me va|van, no nos va|van, lejos de',
  nomiss:
    'no perder*, no nos perdemos|perdamos|perderiamos, no me pierdo|perderia, no puede faltar, no pueden faltar, que no falte|falten, no queremos perdernos, no quiero perderme, sin falta, no faltar, no olvidar, no te olvides de, no os olvideis de',
  must: 'imprescindible, si o si, obligatorio, obligatoria, obligado, a toda costa, fijo, tiene que estar, tienen que estar, fundamental, como sea, seguro, prioridad',
  want: 'quiero, queremos, quiere, quieren, quisiera*, gusta, gustan, gustaria*, encanta, encantan, encantaria*, interesa, interesan, apasiona*, apetece*, apeteceria*, nos mola, mola, molan, mucho, mucha, muchos, muchas, bastante, adoro, adoramos, fan, fans, amante, aficionado, aficionada, loco por, locos por, loca por, busco, buscamos, deseo, prefiero, preferimos, preferiria*, si, flipa, flipan, amo, amamos, nos va, nos van, me va, disfrutar, ganas de, ilusion, nos pirra, pirran, chifla*, entusiasta, forofo, tirar mas por, buen, buena, buenos, buenas',
  seen: 'ya fuimos, ya fui, mas que visto|vista|vistos|vistas, muy visto|vista|vistos|vistas, ya he|hemos|ha|han (visto|estado|visitado|subido|ido|hecho), ya conozco|conocemos|conoce|vi|vimos|estuve|estuvimos|fui|fuimos|subimos|visitamos|visite|la vimos|lo vimos|los vimos|las vimos|lo he|lo hemos|la hemos|la he|los hemos|las hemos|hemos hecho (visto|visitado|hecho), hemos visto|estado|visitado|subido|ido, he visto|estado|visitado|subido|ido, ya lo|la|los|las he|hemos|vi|vimos|conozco|conocemos|tengo|tenemos (visto|vista|vistos|vistas|visitado|visto), lo|la|los|las vimos|vi|conozco|conocemos|visitamos, conozco, conocemos, ya (lo|la|los|las) tenemos|tengo visto|vista|vistos|vistas, estuvimos (en), estuve (en), fuimos a|al, fui a|al, vimos, subimos a|al, visitamos, visto, vista, vistos, vistas, visitado, visitados',
  notSeen:
    'no he|hemos|ha|han visto|estado|visitado|subido|ido (nunca|aun|todavia) (en|a|al), nunca he|hemos|ha|han visto|estado|visitado|subido (en|a|al), no conozco|conocemos (aun|todavia), aun|todavia no he|hemos visto|estado|visitado',
  only: 'solo, solamente, unicamente, exclusivamente, nada mas que, nada mas, y ya, y ya esta, y punto, nada que no sea*, unico, unica, y para de contar, y listo',
  except: 'salvo, excepto, menos, quitando, a excepcion de, aparte de, que no sea*, excepcion, exceptuando',
  all: 'todo, todos, todas, cualquier cosa, lo que sea, nada, toda, ningun, ninguno, ninguna, cualquiera',
  but: 'pero, sino, aunque, en cambio, por lo demas, mas bien',
  and: 'y, e, tambien, ademas, mas, asi como, con, tb, tmb',
  or: 'o, u, ni, o bien',
  again:
    'otra vez, de nuevo, volver a, repetir, repetimos, repetiria, repetiriamos, una vez mas, volveria, volveriamos',
  most: 'es suficiente, es bastante, ya esta bien, con * basta, como mucho, como maximo, maximo, max, a lo sumo, no mas de, hasta, tope, menos de, maximo de, un maximo de, de maximo, y ya, o menos, limite, mas de',
  least: 'al menos, como minimo, minimo, por lo menos, min, o mas, un minimo de',
  aDay: 'al dia, por dia, cada dia, diario, diarios, diaria, diarias, a diario, todos los dias, x dia, dia',
  inAll:
    'en total, en todo el viaje, para todo el viaje, para todo, todo el viaje, total, para el viaje, en todo, todo incluido, en toda la estancia',
  each: 'por persona, por cabeza, cada uno, persona, por barba, x persona, pp, cada una, por adulto, p p',
  perMeal:
    'por comida, por cena, por comida o cena, la comida, en comidas, cada comida, por almuerzo, comer por menos, en la cena, cenar por',
  perTicket: 'por entrada, la entrada, en entradas, cada entrada, por museo, por visita',
  thing: 'cosa, actividad, parada, visita, sitio, plan, lugar, cosa que ver, cosas que hacer',
  small: 'pequeno, pequena, pequenito, chiquito, pequenita, chico',
  quiet:
    'tranquilo, tranquila, sin gente, sin (tanta|mucha) gente, poco concurrido, poca gente, con poca gente, sin cola, sin agobio, silencioso, apartado, vacio, poco masificado, nada turistico, sin turista, poco turistico',
  crowded:
    'abarrotado, abarrotada, lleno de gente|turista, llena de gente|turista, masificado, masificada, turistico, turistica, a reventar, muy concurrido, concurrido, hasta arriba, atestado, con mucha gente, petado, petada, grande, enorme, gigante, repleto, atiborrado',
  famous: 'famoso, famosa, conocido, conocida, principal, mas famoso, mitico, mitica, iconico, emblematico, iconica',
  cheap:
    'barato, barata, economico, economica, asequible, baratito, que no sea caro, bien de precio, low cost, no muy caro, baratos, a buen precio',
  expensive: 'caro, cara, carisimo, pijo, de lujo',
  free: 'gratis, gratuito, gratuita, de balde, entrada libre, sin pagar',
  indoor: 'cubierto, techado, a cubierto, bajo techo, interior, cubierta',
  outdoor: 'al aire libre, exterior, al fresco',
  hidden:
    'escondido, escondida, secreto, secreta, poco conocido, poco conocida, desconocido, menos conocido, desconocida, raro, alternativo, alternativa, curioso, menos conocida, insolito',
  vegetarian:
    'vegetariano, vegetariana, no como|comemos|come|comen carne, sin carne, no carne, nada de carne, vege, veggie',
  vegan: 'vegano, vegana, vegan, comida vegana',
  pescatarian:
    'pescetariano, pescetariana, pescatariano, pescatariana, pesco vegetariano, pescado si pero carne no, comemos pescado pero no carne, como pescado pero no carne, piscivegetariano',
  halal: 'halal',
  kosher: 'kosher, casher, kasher',
  'gluten-free': 'sin gluten, celiaco, celiaca, celiac, gluten, intolerante|intolerancia al gluten, celiaquia',
  'lactose-free':
    'sin lactosa, lactosa, intolerante|intolerancia a la lactosa, sin lacteos, no (tomo|toma|tomamos) lacteos, lacteos',
  'no-pork': 'sin cerdo, no (comemos|como|come|comen) cerdo, nada de cerdo, ni cerdo, cerdo no, cerdo',
  'no-alcohol':
    'no tomo, no tomamos, no toma, sin alcohol, no bebemos|bebo|bebe|beben (alcohol), nada de alcohol, no tomamos|tomo alcohol, abstemio, abstemia, ni alcohol, alcohol no, ni gota de alcohol, alcohol',
  allergy:
    'alergico a|al, alergica a|al, alergia a|al, alergico, alergica, alergia, alergias, intolerante a|al, intolerancia a|al',
  nuts: 'fruto seco, frutos secos, nuez, nueces, almendra, avellana, pistacho',
  peanuts: 'cacahuete, mani, cacahuate',
  shellfish: 'marisco, crustaceo, gamba, mariscos',
  fish: 'pescado',
  eggs: 'huevo',
  milk: 'leche, proteina de la leche, leche de vaca',
  soy: 'soja',
  sesame: 'sesamo',
  wheelchair:
    'silla de ruedas, silla ruedas, accesible (en silla), en silla de ruedas, silla de rueda,  scooter de movilidad, accesibilidad',
  pushchair: 'carrito (de bebe), carro de bebe, cochecito, sillita, carricoche, carro del nino, silla de paseo',
  noStairs:
    'no sube|suben escaleras, no puede subir escaleras, no subir escaleras, sin escalera|escalon, no (puede|puedo|podemos|pueden) (con|subir|con las|subir las|las) escalera, nada de (subir) escalera, evitar escalera, no subir escalera, ni escalera, pocas escaleras, escalera, escalon',
  littleWalking:
    'no haya que andar|caminar (mucho), odiamos andar|caminar, no queremos andar|caminar, no puede|puedo|podemos|pueden (andar|caminar) (mucho|demasiado|lejos|tanto), no puede andar|caminar, andar|caminar poco, poco andar|caminar, andamos|anda|andan|camino|camina|caminan poco, sin andar|caminar (mucho|demasiado), no andar|caminar (mucho|demasiado|tanto), no mucho andar|caminar, baston, con baston, rodilla, cadera, muleta, movilidad reducida, sin caminata|caminatas, nada de caminata|andar|caminar, problema de movilidad|espalda|rodilla|cadera, le cuesta (andar|caminar|mucho andar), nos cuesta andar|caminar, me cuesta (mucho) andar|caminar, cuesta andar|caminar, odio andar|caminar, sin cuesta, nada de cuesta, pocas cuestas, esguince, pie roto|escayolado, pierna rota, artrosis, se cansa|cansan (enseguida|pronto|rapido|mucho), me canso (enseguida|pronto|rapido|mucho), nos cansamos (enseguida|pronto|rapido|mucho), no aguanta|aguantan (mucho) andando|caminando, no muchas caminatas, poca caminata, ni caminatas, no queremos andar|caminar mucho, sin pegarnos palizas, no andar, andando poco, caminar lo justo|minimo, andar lo justo|minimo, operado de la rodilla|cadera, operada de la rodilla|cadera, cojo, cojea, no quiero andar|caminar mucho, cuestas',
  pregnant: 'embarazada, embarazo, estoy de * meses, esta de * meses, esperando un bebe',
  mindWalking: 'no nos importa, no me importa, no importa, no hay problema, nos da igual',
  km: 'km, kilometro, kms, quilometro',
  metre: 'm, metro',
  mile: 'milla',
  walk: 'andar, caminar, a pie, andando, caminando, andamos, caminata, pasear',
  child:
    'nino, nina, hijo, hija, peque, crio, cria, los|el|la|las|mi|mis|nuestro|nuestros pequeno|pequena|pequenos, chaval, chavales, enano, ninos, nieto, nieta, sobrino, sobrina, menor, mellizo, gemelo, chiquillo, nene, nena, gemela, melliza',
  baby: 'bebe, recien nacido',
  toddler: 'nino pequeno de dos anos',
  teen: 'adolescente, quinceanero',
  ageUnit: 'ano, anito, anos',
  monthUnit: 'mes, meses',
  aged: 'de',
  relaxed:
    'cero prisas, cero prisa, ninguna prisa, tranquilo, tranquilos, tranquila, tranquilamente, relajado, relax, con calma, sin prisa, sin prisas, despacio, pausado, sin correr, sin estres, sin agobio|agobios, ritmo lento|tranquilo|pausado|suave|relajado, a nuestro ritmo, descansado, sin madrugon ni prisas, calma, ir tranquilo, tranqui, sosegado, sin apretar, con tranquilidad, no ir corriendo, sin ir corriendo, no queremos correr, no correr, de tranquis, poco a poco, relajada, relajadas, relajados, ritmo slow, slow, sin palizas, sin paliza, nada de correr, nada de prisas, nada de palizas, prisas ninguna, sin ajetreo, sin apretones, dia relajado, nada intenso',
  packed:
    'a tope, verlo todo, ver todo, lo maximo posible, todo lo posible, aprovechar (al maximo), intenso, a full, sin parar, maraton, dias completos|llenos, exprimir, lo mas posible, no parar, cuanto mas mejor, cuantas mas cosas, ritmo alto|intenso|rapido, cunda, apretado, de sol a sol, dias largos, ver lo maximo, intensivo, a saco, mucha marcha',
  normal: 'ritmo normal, ritmo medio',
  starts:
    'empezar, empezamos, levantar*, levantamos, madrugar, salir del hotel, salimos del hotel, arrancar, comenzar, despertar*, en pie, salir a la calle, ponernos en marcha, que empiece, empiece, empiecen, empezando, madrugamos, salir, comenzamos, empezamos el dia, no me levanto',
  ends: 'volver al hotel|apartamento|piso, de vuelta (en|al) (hotel), en el hotel, en la cama, acostar*, acabar, terminar, a dormir, a la cama, recoger*, en casa, acabar el dia, terminar el dia, de vuelta, nos acostamos, irnos a dormir, regreso al hotel, estar en el hotel, estar de vuelta, acabamos, terminamos, retirar*, cerrar el dia',
  lateStart:
    'sin madrugar, no madrugar, nada de madrugar|madrugones, manana tranquila|lenta|relajada|perezosa|sin prisa, empezar tarde, levantar* tarde, nos levantamos tarde, me levanto tarde, dormir hasta tarde, no madrugamos, no madrugo, no nos gusta madrugar, no me gusta madrugar, remolonear, no (muy) temprano, sin prisas por la manana, no queremos madrugar, no quiero madrugar, odio madrugar, odiamos madrugar, no empezar (muy) pronto|temprano, despertador, ni madrugar, sin madrugon|madrugones, dormilon, dormilones, nada de despertador, mananas sin prisas, mananas tranquilas, ni madrugones, empezar los dias tarde',
  earlyStart:
    'madrugamos, madrugar, madrugador, empezar pronto|temprano, empezamos pronto|temprano, levantar* pronto|temprano, a primera hora, nos levantamos pronto|temprano, temprano, muy de manana, madrugadores, desde primera hora, al amanecer, nos gusta madrugar',
  earlyNight:
    'acostar* pronto|temprano, volver pronto|temprano, no trasnochar, sin trasnochar, nos acostamos pronto|temprano, retirar* pronto|temprano, a dormir pronto|temprano, a la cama pronto|temprano, pronto a la cama|dormir, acabar pronto|temprano, recoger* pronto|temprano, no volver tarde, temprano al hotel, de vuelta pronto|temprano, terminar pronto|temprano, no nos gusta trasnochar, no trasnochamos, pronto al hotel, acostarse pronto',
  lateNight:
    'trasnochar, hasta tarde, hasta las tantas, noctambulo, hasta la madrugada, acostar* tarde, volver tarde, noche larga, hasta el amanecer, salir hasta tarde, acabar tarde, aguantar hasta tarde, nos acostamos tarde, toda la noche, hasta altas horas, trasnochadores',
  breakfast: 'desayuno, desayunar, desayunamos, desayuna, desayunan',
  lunch:
    'comida, comer, comemos, almuerzo, almorzar, almorzamos, la comida, al mediodia, mediodia, almuerzan, medio dia',
  dinner: 'cena, cenar, cenamos, cenan, cenando, cenaremos, cenita, cenas',
  late: 'tarde, tardio, tardia, mas tarde, tardias, tardios, bien tarde, a partir de las 10',
  early: 'pronto, temprano, temprana, tempranas, prontito',
  none: 'sin, no, nunca, saltamos, nada, incluido, en el hotel, nos saltamos, en el hotel incluido, ya incluido, lo tenemos incluido',
  picnic: 'picnic, pic nic, de picnic, bocata en el parque, bocadillo en el parque, bocadillos en el parque',
  light:
    'ligero, ligera, rapido, rapida, algo rapido, algo ligero, de picoteo, picar algo, picoteo, sobre la marcha, sencilla, ligeras, picamos, rapidita, de pie',
  big: 'fuerte, abundante, de mantel, larga, copiosa, contundente, buena, sobremesa, grande',
  morning:
    'al amanecer, amanecer, a primera hora, tempranito, por|de|en|a la manana, manana, mananas, de buena manana, matinal, a media manana, por las mananas',
  midday: 'mediodia, medio dia, al mediodia, a mediodia',
  afternoon:
    'por|de|a la tarde, tardes, una|la|esa|cada|alguna|toda la|otra|media|todas las tarde, tarde libre, a media tarde, tarde de, de tarde, tarde, por las tardes, siesta',
  evening:
    'atardecer, anochecer, a ultima hora de la tarde, tarde noche, al atardecer, puesta de sol, a ultima hora, al caer el sol, al caer la tarde',
  night: 'por|de|a|en la noche, noche, noches, esta noche, nocturno, nocturna, por las noches, de noche, nocturnos',
  whole: 'dia, dia entero|completo, todo el dia, jornada, dia libre',
  freeTime:
    'libre, libres, tiempo libre, sin planes, sin plan, para nosotros, para mi, a nuestro aire, para descansar, de descanso, descanso, descansar, a mi aire, sin nada, libre para, para siesta, siesta, echar la siesta, la siesta, dormir la siesta, sin programar, sin nada programado, sin organizar, tirados, tirado, piscina del hotel, para la siesta, por nuestra cuenta, por libre, relax en el hotel, a su aire, sin actividades, no planear nada, no planees nada, descansamos, reposo, vacio, vacia, de relax, para dormir',
  every: 'cada, todos los, todas las, todos los dias, a diario',
  budget: 'presupuesto, gastar, gasto, gastamos, dinero, pagar, coste, presu',
  alone:
    'sola, estoy solo, vengo solo, ir solo, viajo solo|sola, voy solo|sola, por mi cuenta, yo solo|sola, sin compania, viaje en solitario, a solas conmigo',
  couple:
    'pareja, mi mujer|marido|novia|novio|pareja|esposa|esposo|chico|chica, en pareja, mi mujer y yo, novio, novia, marido, mujer, esposa, esposo, parejita, mi churri, recien casados, matrimonio',
  friends:
    'amigo, amiga, colega, colegas, amigos, amigas, grupo de amigos|amigas, la pandilla, cuadrilla, compis, amiguetes',
  parents:
    'mis|nuestros padres, mi|nuestra madre, mi|nuestro padre, suegro, suegra, suegros, con mis padres, mi madre, mi padre, mis padres, padres, madre, padre, mis viejos',
  grandparents: 'abuelo, abuela, abuelos, yaya, yayo, abuelita, yayos, bisabuela',
  family: 'familia, en familia, familiar',
  colleagues:
    'companero de trabajo, companeros de trabajo, compañeros de trabajo, viaje de trabajo|empresa|negocios, colegas de trabajo, equipo, viaje de negocio, del curro, del trabajo, la oficina',
  birthday: 'cumple, cumpleanos, cumplo, cumple anos, cumplen, hacemos anos, cumplimos',
  anniversary: 'aniversario, bodas de plata|oro, * anos de casados, anos casados, anos juntos, anos de casados',
  honeymoon: 'luna de miel, recien casados, viaje de novios, lunamieleros',
  proposal:
    'pedida, pedirle matrimonio, pedir matrimonio|la mano, pedirle la mano|que se case, pedida de mano, anillo, proponerle matrimonio, voy a pedirle matrimonio',
  graduation: 'graduacion, fin de carrera, graduado, acabar la carrera, nos graduamos, viaje de fin de curso',
  henParty: 'despedida de soltero|soltera, despedida (de soltera|soltero|solteras|solteros)',
  wedding: 'boda, nos casamos, me caso',
  firstVisit:
    'primera vez, primera visita, nunca he|hemos estado, no he|hemos estado nunca, no conocemos|conozco la ciudad|nada, primer viaje, es la primera, nunca hemos ido, 1a vez, 1 vez, primer viaje a',
  returnVisit:
    'segunda|tercera|cuarta|quinta vez, ya hemos|he estado (antes|aqui|alli|dos veces|varias veces|muchas veces), ya conocemos|conozco la ciudad, volvemos a, ya estuve|estuvimos, repetimos, segunda visita, 2a vez, ya es la segunda|tercera, la conocemos bien, conocemos la ciudad, conozco la ciudad, ya conocemos roma, vuelvo a, ya he ido, otra vez en, de nuevo en, regreso a, hemos estado varias|muchas|ya|mil, he estado varias|muchas|ya|mil, vuelta a, no es la primera, la segunda vez, estuvimos hace, vivi alli|aqui|un ano',
  styleQuiet:
    'sitios|lugares (mas|muy|tan) turisticos, sitios|lugares llenos de turistas, alergico|alergicos al ruido, sin aglomeracion, sin turista, lejos de las masas|los turistas|la gente|la multitud|multitudes, evitar (las) aglomeracion|turistas|masas|multitudes, nada turistico, poco turistico, sin gente, sin multitud, sin masa, aglomeracion, multitud, sin agobio de gente, poca gente, sitios|lugares|rincones tranquilos, lejos del turismo, cosas poco turisticas, gentio, nada de sitios turisticos, nada de turistas, turisteo, odio las multitudes, sin tanto turista, con poca gente, huir de las masas|turistas|multitudes, masificacion, guiris, sin guiris, trampas para turistas, no turistico, sitio tranquilo, masas, no turistica, no turisticos',
  styleHighlights:
    'imprescindible, lo imprescindible, lo mas importante|famoso|tipico|emblematico|conocido|destacado, lo tipico, clasico, los clasicos, lo basico, must, lo esencial, icono, iconico, monumentos principales, lo principal, los principales, lo que hay que ver, lo turistico, top, highlights, lo gordo, principales monumentos, imperdible, los imperdibles, lo mas top, lo mas turistico, principales atracciones',
  styleLocal:
    'como un|una local, como los locales, autentico, lo autentico, fuera de lo tipico|turistico, joya escondida|oculta, rincon secreto|escondido, donde van los locales|de alli, gente local, sitio de barrio, de toda la vida, poco conocido, sitio autentico, sitios locales, fuera de ruta, alternativo, lo que no sale en las guias, gente de alli, vida de barrio, sitio secreto, lugar secreto, los de alli, los de aqui, la gente de aqui, donde van los de alli, donde come la gente, lugares escondidos, rincones, autentica, menos turistico, menos conocido, como alguien de alli',
  styleThrifty:
    'sin un duro, sin blanca, barato, low cost, poco presupuesto, presupuesto ajustado|bajo|justo|limitado|reducido, ahorrar, gastar poco|lo menos posible|lo minimo, mochilero, cosa gratis|barata, economico, de estudiante, no gastar (mucho), sin gastar (mucho), lo mas barato|economico (posible), justos de dinero|pasta, pelados, poco dinero, poca pasta, tiesos, no queremos gastar mucho, lo mas gratis posible, planes gratis, cosas gratuitas, somos estudiantes, ir justos, baratito, barata, plan gratis|barato, con poco dinero, gratis o barato',
  styleLuxury:
    'lujo, de lujo, cinco estrellas, por todo lo alto, sin mirar el dinero|precio|gasto, exclusivo, darnos un capricho|homenaje, capricho, vip, el dinero no es problema, lujoso, a lo grande, un capricho, dinero da igual, mimarnos, exclusiva',
  styleRomantic: 'romantico, romantica, romanticismo, romanticon',
  styleFoodie:
    'comer bien, buena comida, comilon, foodie, gastronomico, comer rico, disfrutar comiendo, buen comer, nos encanta comer, me encanta comer, de comilona, gourmet, buenos restaurantes, buena mesa, cocinillas, gastronomica, tripero, restaurantes buenos, nos gusta comer, venimos a comer',
  stylePhotos: 'foto, fotografia, fotografo, fotografiar, hacer|sacar foto, camara, fotografa, instagram, selfie',
  rain: 'lluvia, llueve, lluvioso, si llueve, mojarnos, llover',
  heat: 'el calor lo llevo|llevamos mal|fatal, calor, el calor, pasar calor, calorazo, calor extremo, caluroso, mucho calor, solano, bochorno, sudar',
  cold: 'el frio mal, frio no, frio, pasar frio, friolero, friolera, el frio',
  sun: 'sol, pleno sol, tanto sol, quemar*, el sol, sol directo, sol fuerte',
  wind: 'viento',
  queues: 'cola, colas, hacer cola, fila, esperas, hacer colas, largas colas, filas, esperar cola, hacer fila, espera',
  heights: 'altura, vertigo, miedo a las alturas, alturas',
  afterDark:
    'salir de noche, andar de noche, de noche, por la noche, caminar de noche, calle de noche, oscuro, a oscuras',
  transport:
    'transporte publico, metro, bus, autobus, coger metro|bus|transporte, coger el metro|bus|transporte, tranvia',
  driving: 'conducimos, conducir, no conducimos, conducir, coche, coger el coche, alquilar (un) coche',
  scared:
    'lo llevo fatal, fatal, lo llevamos mal, miedo a|al, tengo vertigo, odio, odiamos, no soporto, no soportamos, no soporta, panico a|al, agobia, no aguanto, no aguanta, no aguantamos, no aguantan, llevo mal, llevamos mal, lleva mal, sufro, huir de|del, evitar, evitando, nada de, no nos gusta, no me gusta, fobia, paso de, prefiero no, preferimos no',
  arrive:
    'llegar, llegamos, llego, llegada, llega, llegan, aterrizar, aterrizamos, aterrizo, aterriza, aterrizaje, aterrizan, llegaremos, llegare, atraca, atracamos, atraque, desembarcamos, vuelo de ida, entramos, el avion llega, el vuelo llega, estaremos alli, tren llega, aterrizaremos, llegando, llegaria, venimos, entrada al hotel, ida, desembarco',
  depart:
    'al tren de las, el tren de las, cojo el, pillo el, tren a las, salir (el), salimos, salgo, sale (el), salida, volver, volvemos, vuelvo, vuelta, nos vamos, me voy, regreso, regresamos, despegamos, despega, vuelo de vuelta|regreso, partimos, zarpa, zarpamos, vuelo de las, tren de las, tren de vuelta|regreso, bus de vuelta, avion de vuelta, vuelo a casa, cogemos, coger, hay que estar en el aeropuerto, estar en el aeropuerto, de vuelta en el barco|aeropuerto, marchamos, nos marchamos, volver al barco, sale nuestro|mi, irnos, vuelo a las, tren a las, bus a las, avion a las, ferry a las, salimos para|hacia, embarcamos, embarcar, el avion sale, el tren sale, subir al barco, a bordo, en el aeropuerto, en la estacion, tenemos que estar en el aeropuerto, tengo que estar en el aeropuerto, sale, salen, regreso a casa, me marcho, despegue, volamos, vuelta, estar en el barco, estar en el puerto, tengo el tren|vuelo|avion|bus, tenemos el tren|vuelo|avion|bus, tomamos, cojo, nos volvemos, me vuelvo, el crucero sale|zarpa',
  plane:
    'barajas, el prat, orly, fiumicino, ciampino, heathrow, avion, vuelo, aterriz*, volar, aeropuerto, ryanair, vueling, volamos, despeg*, iberia',
  train: 'tren, ave, alvia, eurostar, avlo, estacion de tren, iryo, ouigo, estacion',
  bus: 'camion, bus, autobus, autocar, alsa, flixbus',
  ferry: 'ferry',
  car: 'coche, carretera, furgo',
  cruise: 'crucero, barco, atraca, atracamos, zarpa, zarpamos, desembarcamos, puerto, a bordo, escala',
  lodging:
    'hotel, hostal, apartamento, piso, airbnb, nos alojamos, me alojo, alojamiento, alojados, alojada, dormimos, duermo, nos quedamos, me quedo, hostel, nos hospedamos, me hospedo, albergue, pension, casa, riad, hospedados, habitacion, quedamos en, alquilado, hospedaje, alojado, apartamentito, base en, estamos en, estaremos en, dormiremos',
  other: 'casa de un amigo|una amiga|unos amigos|mi prima|mi primo|mi hermana|mi hermano|familia|mi tia',
  near: 'cerca de|del, junto a|al, al lado de|del, por, alrededor de|del, enfrente de|del, a un paso de, pegado a|al, frente a|al, a dos pasos de|del, proximo a|al, por la zona de|del, en la zona de|del, zona, cerquita de|del, cerca, a pocos minutos de, al ladito de|del, detras de|del, al lado, de camino a, zona de',
  booked:
    'ya pagada, ya pagado, pagada, comprado, ticket, tenemos el, tenemos la, tenemos un, tenemos una, tengo el, tengo la, tengo un, tengo una, reservado, reservada, reserva, reservados, reservadas, tenemos entrada*, tengo entrada*, entrada para, entradas para, entradas compradas, entradas, ya reservado, tenemos mesa, mesa en, mesa a, mesa para, comprado, comprada, comprados, compradas, ya tenemos, ya tengo, hemos reservado, he reservado, entrada, tickets para, mesa reservada, pillado, pilladas, tenemos cita, tengo cita, cita en, con hora, cogidas, con entrada, entrada cogida, sacadas, cogido, contratado, contratada, contratados, pagado',
  show: 'espectaculo, funcion, obra, teatro, musical, opera, ballet, tablao, show',
  tourThing: 'tour, visita guiada, excursion, ruta, free tour',
  concert: 'concierto, recital',
  match: 'partido, partido de futbol, derbi',
  hireCar: 'alquilamos coche, alquilo coche, coche de alquiler, coche alquilado, alquiler de coche',
  event:
    'clase, taller, proyeccion, festival, misa, boda, evento, congreso, conferencia, reunion, fiesta, cita, feria, maraton, comunion, examen, ceremonia, entrevista, bautizo',
  work: 'trabajo, trabajamos, trabajar, reunion, reuniones, congreso, conferencia, curro, curra, videollamada, tengo que trabajar, teletrabajo, teletrabajar, trabaja, curso, examen, clase, clases, feria, ocupado, ocupada, ocupados, no puedo, cliente, clientes, jornadas, llamada, seminario, oficina, formacion, medico, entrevista, con clientes, no estoy disponible, no disponible, visita a la familia, comida familiar, dentista',
  noon: 'mediodia, las doce del mediodia, las 12 del mediodia',
  midnight: 'medianoche, las doce de la noche',
  am: 'de la manana, de la madrugada, am, a m',
  pm: 'de la tarde, de la noche, del mediodia, pm, p m, por la tarde, por la noche',
  oclock: 'h, horas, hs, hora, en punto, hrs',
  half: 'y media, y 30',
  quarterPast: 'y cuarto, y 15',
  quarterTo: 'menos cuarto',
  at: 'a las, a la, sobre las, a eso de las, hacia las, las, la, alrededor de las, para las, al, como a las, por las, con hora a las, a, tipo',
  after:
    'despues de las, a partir de las, no antes de las, desde las, nada antes de las, pasadas las, antes de las, mas tarde de las, antes de, a partir de la, de las, desde, entre las, a partir de, despues de, nunca antes de las, antes de la',
  before:
    'antes de las, hasta las, no mas tarde de las, antes de la, a mas tardar a las, antes de, como tarde a las, a mas tardar, no despues de las, a las, y las, para las, como muy tarde a las, y la',
  first: 'primer, primero, primera',
  last: 'ultimo, ultima',
  dayWord: 'dia',
  tomorrow: 'dia de llegada, el dia que llegamos',
  lastDay: 'dia de salida, dia de vuelta, el dia que nos vamos, ultimo dia',
  one: 'mi mujer, mi marido, mi novia, mi novio, mi pareja, mi hijo, mi hija, mi madre, mi padre, uno de nosotros, una de nosotras, dos de nosotros, ella, el es, uno es, una es, uno, una amiga, mi amiga, mi amigo, un amigo, mi hermana, mi hermano, hija, hijo, mujer, marido, novia, novio, madre, padre, nino, nina, peque, pequeno, pequena, mi suegra, mi suegro, el otro, la otra, los otros, suegra, suegro, algunos, alguno, dos son, abuela, abuelo, nuestro hijo, nuestra hija, mayor, dos del grupo, mi chico, mi chica, dos, una persona',
  weekdays: 'lunes|lun, martes|mar, miercoles|mie, jueves|jue, viernes|vie, sabado|sab, domingo|dom',
  months:
    'enero|ene, febrero|feb, marzo, abril|abr, mayo, junio|jun, julio|jul, agosto|ago, septiembre|sep|sept|setiembre, octubre|oct, noviembre|nov, diciembre|dic',
  numbers: 'un|una|uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  aCouple: 'un par de, par de, un par',
  ordinals: 'primer|primero|1er, segundo|2o, tercer|tercero|3er, cuarto|4o, quinto|5o, sexto, septimo, octavo',
  aboard:
    'crucero, somos cruceristas, del barco, atracamos, zarpamos, a bordo, escala de crucero, el barco atraca, el barco zarpa, desembarcamos, el barco sale, de crucero',
  twins: 'mellizo, gemelo, melliza, gemela',
  tooMany: 'demasiado, demasiados, demasiadas, tantos, tantas',
  condition: 'solo si, si llueve, si hace, si hay, si no llueve, si da tiempo',
  from: 'de, desde, entre',
  to: 'a, y, hasta',
  question: 'hay que, hace falta, se puede, es seguro, necesitamos',
  filler:
    'antes, el ano pasado, la ultima|otra vez, hace anos, hace * ano, el verano pasado, varias|dos|muchas|mil veces, de pequeno|pequena, el viaje pasado, en otro viaje, en 20*, una vez, ya, de sobra, el otro ano, en el instituto, con el cole, el mes pasado, dos veces, la vez pasada|anterior, en vez de|del, en lugar de|del, lo, la, los, las, eso, esos, esa, esas, esto, ese, este, comida, comer, comemos, retiro, sur, norte, el, la, los, las, lo, un, una, unos, unas, y, e, o, u, de, del, al, a, en, por, para, con, como, que, se, es, son, ser, soy, somos, esta, estan, estar, estamos, hay, ha, he, hemos, han, haber, me, nos, te, os, le, les, mi, mis, nuestro, nuestra, nuestros, nuestras, su, sus, tu, tus, este, estos, estas, eso, esa, ese, esos, esas, esto, aqui, alli, muy, bien, tambien, ademas, pues, favor, porfa, gracias, hola, buenas, buenos, dias, tardes, adios, vale, si, ya, ver, veamos, visitar, visitemos, ir, vamos, hacer, conocer, descubrir, disfrutar, explorar, buscar, buscamos, prefiero, necesito, necesitamos, poder, podamos, algun, alguno, alguna, algunos, algunas, cosa, cosas, sitio, sitios, lugar, lugares, plan, planes, tipo, viaje, viajes, vacaciones, dia, bueno, buena, bonito, bonita, bonitos, bonitas, lindo, linda, precioso, preciosa, chulo, chula, chulos, chulas, genial, favorito, favorita, sobre, todo, especialmente, principalmente, otra, otro, otros, otras, vez, veces, nada, mas, menos, tan, tanto, tanta, mucho, mucha, muchos, muchas, poco, poca, pocos, pocas, porque, xq, q, pq, cuando, donde, quien, cual, mientras, luego, despues, antes, entre, desde, hasta, sin, ni, o, tenemos, tengo, tiene, tienen, llevamos, llevo, viajamos, viajo, voy, va, van, era, fue, sea, seria, quiza, quizas, igual, algo, alguien, ciudad, pueblo, gente, persona, personas, ano, anos, hora, horas, semana, finde, fin, hoy, cada, comer, beber, tomar, probar, andar, pasar, pasear, paseo, dar, vuelta, saber, parece, creo, toda, todos, todas, mejor, peor, gran, grande, grandes, tras, aun, todavia, ojala, resto, demas, eh, ay, uf, venga, porfi, porfavor, saludos, dejar, deja, dejad, dejadnos, mete, meter, meted, poner, pon, poned, incluye, incluir, incluid, hagamos, haz, haced, puede, pueden, puedo, podemos, quede, quedar, tirando, mas o menos, nosotros, yo, ellos, ellas, el, ella, ustedes, vosotros, mismo, misma, propio, siempre, casi, solo, asi, hace, hecho, ida',
};
