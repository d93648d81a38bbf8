import type { MailTexts } from '../../mail-texts.ts';

export const mails: MailTexts = {
  greeting: 'Hola, {{name}}:',
  footer: 'Periplo te escribe por algo que ha pasado con tu cuenta. Nunca te pediremos la contraseña por correo.',
  unnamedDevice: 'un navegador desconocido',
  testPayment: 'Ha sido un pago de prueba: no se ha cobrado nada.',
  packs: { basic_pack: 'Básico', explorer_pack: 'Explorador', adventurer_pack: 'Aventurero' },
  verification: {
    subject: 'Confirma tu correo',
    paragraphs: [
      'Te damos la bienvenida a Periplo. Tu cuenta ya funciona; confirma tu dirección y también podrás comprar tokens y publicar viajes.',
      'El enlace sirve durante siete días. Si no te has registrado, no hagas nada: sin ti esta dirección no se confirma.',
    ],
    label: 'Confirmar mi correo',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta',
    paragraphs: [
      'Alguien, seguramente tú, ha intentado registrarse en Periplo con esta dirección. Ya tiene una cuenta y no ha cambiado nada en ella.',
      'Si has olvidado la contraseña, pide un enlace para elegir otra. Si no has sido tú, no tienes que hacer nada.',
    ],
    label: 'Elegir otra contraseña',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Alguien ha pedido elegir una contraseña nueva para tu cuenta. El enlace sirve una sola vez, durante 30 minutos; uno más reciente lo sustituye.',
      'Si no has sido tú, ignora este correo: tu contraseña sigue igual.',
    ],
    label: 'Elegir una contraseña nueva',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.',
      'Si no has sido tú, elige enseguida una contraseña nueva.',
    ],
    label: 'No he sido yo',
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: [
      'Se ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos: {{device}}.',
      'Si has sido tú, todo está en orden. Si no, cierra esa sesión en tu perfil y cambia la contraseña.',
    ],
    label: 'Ver mis sesiones',
  },
  copiedToken: {
    subject: 'Hemos cerrado una de tus sesiones',
    paragraphs: [
      'La clave de una de tus sesiones ({{device}}) se ha usado dos veces, como ocurre cuando alguien la ha copiado. Hemos cerrado esa sesión.',
      'Inicia sesión de nuevo para continuar; en tus dispositivos no se pierde nada. Si vuelve a pasar, cambia la contraseña.',
    ],
    label: 'Elegir una contraseña nueva',
  },
  paid: ({ tokens, pack, order, price, date }) => ({
    subject: `Recibo: ${tokens} tokens`,
    paragraphs: [
      `Gracias. Hemos recibido ${price} (impuestos incluidos) por el paquete ${pack} el ${date} y hemos añadido ${tokens} tokens a tu cuenta.`,
      `Pedido: ${order}.`,
      'Puedes desistir de la compra en 14 días mientras no se haya gastado ninguno de estos tokens: el formulario está junto a la compra, en la tienda.',
    ],
    label: 'Tus compras',
  }),
  withdrawn: ({ tokens, pack, order, price, date }) => ({
    subject: 'Hemos recibido tu desistimiento',
    paragraphs: [
      `Has desistido de tu compra de ${pack} (${tokens} tokens, ${price}) del ${date}. Pedido: ${order}.`,
      'Los tokens se han retirado de tu cuenta. Te devolvemos el precio completo por el mismo medio de pago, en 14 días como máximo.',
    ],
    label: 'Tus compras',
  }),
};
