import type { ChangeWords } from '../../change-words.ts';

const somewhat = '(?:un poco |algo |mucho |bastante )?';

/** Cómo se pide que un plan que ya está hecho sea distinto. Se compara sin mayúsculas ni tildes. */
export const changeWords: ChangeWords = {
  asks: {
    'less-walking':
      'menos andar|menos caminar|menos caminatas?|(?:andar|caminar|andemos|caminemos) menos|no (?:andar|caminar|andemos|caminemos) tanto|(?:demasiado|tanto) (?:andar|caminar)|andamos (?:demasiado|mucho)|menos pasos|mas cerca (?:todo|unos? de otros?)',
    cheaper: `${somewhat}(?:mas (?:barat[oa]s?|economic[oa]s?)|menos car[oa]s?)|gastar menos|ahorrar|(?:es |son )?(?:demasiado|muy) car[oa]s?|no tan car[oa]s?`,
    'start-later': `(?:empezar|empecemos|empieza|salir|salgamos|levantarnos|levantarse|madrugar)(?: el dia)? ${somewhat}(?:mas tarde|menos)|no (?:tan temprano|tan pronto|madrugar(?: tanto)?)|dormir mas`,
    'start-earlier': `(?:empezar|empecemos|empieza|salir|salgamos|levantarnos)(?: el dia)? ${somewhat}(?:antes|mas (?:temprano|pronto))|madrugar mas`,
    'end-earlier': `(?:acabar|acabemos|terminar|terminemos|volver|volvamos|acostarnos|recogernos)(?: el dia| al hotel)? ${somewhat}(?:antes|mas (?:temprano|pronto))`,
    'end-later': `(?:acabar|acabemos|terminar|terminemos|volver|volvamos|acostarnos)(?: el dia| al hotel)? ${somewhat}mas tarde`,
    'dine-earlier': `(?:cenar|cena|cenas|cenemos|cenamos) ${somewhat}(?:antes|mas (?:temprano|pronto))`,
    'lunch-earlier': `(?:comer|comida|comidas|comamos|almorzar|almuerzo) ${somewhat}(?:antes|mas (?:temprano|pronto))`,
    fuller: `${somewhat}mas (?:cosas|paradas|visitas|llen[oa]|complet[oa]|movid[oa])(?: que (?:ver|hacer))?|(?:una|dos|alguna|algunas) (?:cosas?|paradas?|visitas?) mas|(?:demasiado|muy) (?:vaci[oa]|lent[oa])`,
    slower: `(?<!(?:sitios?|lugar|lugares|zonas?|barrios?|restaurantes?|bares?|bar|playas?|museos?|calles?) )${somewhat}mas (?:tranquil[oa]s?|relajad[oa]s?|despacio|lent[oa]s?|liger[oa]s?|suaves?|descansad[oa]s?|calmad[oa]s?)|con mas calma|menos (?:cosas|paradas|visitas|llen[oa]|cargad[oa]|apretad[oa]|ajetread[oa]|prisas?|trajin)|(?:una|dos|alguna|algunas) (?:cosas?|paradas?|visitas?) menos|no tan (?:llen[oa]|cargad[oa]|apretad[oa])|no tant[ao]s? (?:cosas?|paradas?|visitas?)|(?:es |va |esta )?(?:demasiado|muy) (?:llen[oa]|cargad[oa]|apretad[oa]|cansad[oa]|ajetread[oa])|demasiad[ao]s? (?:cosas?|paradas?|visitas?)|(?:estamos |estoy )?cansad[oa]s?|agotad[oa]s?|mas descanso`,
  },
  exchanges: [
    '\\b(?:cambia|cambiar|cambiame|cambiemos|sustituye|sustituir|sustituyeme|reemplaza|reemplazar|quita|quitar)\\s+(?<gone>[^.;!?\\n]+?)\\s+(?:por|y pon|y poner|y mete)\\s+(?<comes>[^.,;!?\\n]+?)(?=[.,;!?\\n]|$| (?:y|e) (?:anade|anadir|pon|poner|mete|meter|agrega|incluye|luego|ver|ir|comer|cenar|visitar|en su lugar) | luego )',
    '(?<comes>[^.,;!?\\n]+?)\\s+(?:en vez del?|en lugar del?)\\s+(?<gone>[^.,;!?\\n]+)',
    '\\b(?:en vez del?|en lugar del?)\\s+(?<gone>[^.,;!?\\n]+),\\s*(?<comes>[^.,;!?\\n]+)',
    '\\b(?:quita|quitar|quitame|elimina|eliminar|borra|borrar|saca|sacar|suprime|suprimir|cancela|cancelar)\\s+(?<gone>[^.,;!?\\n]+?)(?=[.,;!?\\n]|$| (?:y|e) (?:anade|anadir|pon|poner|mete|meter|agrega|incluye|luego|ver|ir|comer|cenar|visitar|en su lugar) | luego )',
  ],
  mostThings:
    '(?:solo|solamente|como mucho|maximo|un maximo de|no mas de) (?<count>una|dos|tres|cuatro|cinco|[1-9]) (?:cosas?|paradas?|visitas?|sitios?|lugares?)',
  counts: ['una', 'dos', 'tres', 'cuatro', 'cinco'],
  refuse: ['quita', 'sin'],
  adds: 'anade|anadir|anadid|agrega|agregar|pon|poner|ponme|mete|meter|incluye|incluir',
  fewer: 'menos|no tant[oa]s|demasiad[oa]s',
  more: 'mas|otro|otra|otros|otras|uno mas|una mas',
  today: 'hoy|esta (?:manana|tarde|noche)',
  tomorrow: '(?<!\\b(?:la|por la|de la|esta|pasado) )manana(?! por la manana)|manana por la',
};
