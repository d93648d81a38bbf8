import type { MailTexts } from '../../mail-texts.ts';

export const mails: MailTexts = {
  greeting: 'Hello {{name}},',
  footer:
    'Periplo sends this because of something that happened with your account. We never ask for your password by mail.',
  unnamedDevice: 'an unknown browser',
  testPayment: 'This was a test payment: no money was taken.',
  packs: { basic_pack: 'Basic', explorer_pack: 'Explorer', adventurer_pack: 'Adventurer' },
  verification: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Welcome to Periplo. Your account works already; confirm your address and you can buy tokens and publish trips too.',
      'The link works for seven days. If you did not register, do nothing: without you this address is never confirmed.',
    ],
    label: 'Confirm my address',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to register at Periplo with this address. It has an account already, and nothing about it was changed.',
      'If you have forgotten the password, ask for a link to choose a new one. If it was not you, there is nothing to do.',
    ],
    label: 'Choose a new password',
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked to choose a new password for your account. The link below works once, for 30 minutes; a newer one replaces it.',
      'If it was not you, ignore this mail: your password stays as it is.',
    ],
    label: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every device was signed out.',
      'If it was not you, choose a new password at once.',
    ],
    label: 'It was not me',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    paragraphs: [
      'Somebody signed in to your account from a device we have not seen before: {{device}}.',
      'If it was you, all is well. If not, end that session in your profile and change your password.',
    ],
    label: 'See my sessions',
  },
  copiedToken: {
    subject: 'A session of yours was ended',
    paragraphs: [
      'A key of one of your sessions ({{device}}) was used twice, as happens when somebody has copied it. We ended that session.',
      'Sign in again to go on; nothing on your devices is lost. If this happens again, change your password.',
    ],
    label: 'Choose a new password',
  },
  paid: ({ tokens, pack, order, price, date }) => ({
    subject: `Receipt: ${tokens} tokens`,
    paragraphs: [
      `Thank you. We received ${price} (taxes included) for the package ${pack} on ${date}, and added ${tokens} tokens to your account.`,
      `Order: ${order}.`,
      'You may withdraw from the purchase within 14 days while none of these tokens is spent: the form is beside the purchase in the shop.',
    ],
    label: 'Your purchases',
  }),
  withdrawn: ({ tokens, pack, order, price, date }) => ({
    subject: 'We received your withdrawal',
    paragraphs: [
      `You have withdrawn from your purchase of ${pack} (${tokens} tokens, ${price}) of ${date}. Order: ${order}.`,
      'The tokens are taken from your account. The whole price is paid back the way you paid, within 14 days at the latest.',
    ],
    label: 'Your purchases',
  }),
};
