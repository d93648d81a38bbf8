/** Countries whose signs are not written in Latin letters, and the language that a driver reads there (BCP 47). */
const languageOfCountry: Readonly<Record<string, string>> = {
  AE: 'ar',
  CN: 'zh-CN',
  EG: 'ar',
  GR: 'el',
  HK: 'zh-HK',
  IN: 'hi',
  JO: 'ar',
  JP: 'ja',
  KH: 'km',
  KR: 'ko',
  MA: 'ar',
  NP: 'ne',
  TH: 'th',
  TW: 'zh-TW',
};

/** "We would like to go here, please", for a driver. */
const requests: Readonly<Record<string, string>> = {
  ar: 'من فضلك، نريد الذهاب إلى هنا.',
  el: 'Θα θέλαμε να πάμε εδώ, παρακαλώ.',
  hi: 'कृपया हमें यहाँ ले चलिए।',
  ja: 'ここまでお願いします。',
  km: 'សូមជូនយើងទៅទីនេះ។',
  ko: '여기로 가 주세요.',
  ne: 'कृपया हामीलाई यहाँ लैजानुहोस्।',
  th: 'กรุณาพาเราไปที่นี่',
  'zh-CN': '请送我们到这里，谢谢。',
  'zh-HK': '請載我們到這裡，謝謝。',
  'zh-TW': '請載我們到這裡，謝謝。',
};

/** The language of a country's signs; null where they are written in Latin letters too. */
export const localLanguageOf = (country: string): string | null => languageOfCountry[country] ?? null;

/** What a driver is asked in a language; null where we do not know. */
export const requestIn = (language: string): string | null => requests[language] ?? null;

export const isLocalLanguage = (language: string): boolean => Object.hasOwn(requests, language);
