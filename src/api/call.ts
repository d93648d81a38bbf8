import { makeApi } from '../exchange/ask.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { updateSoon } from '../pwa/worker.ts';
import { accessAs } from '../session/session.ts';
import { refreshTokens } from './refresh.ts';
import { listenFor } from './silence.ts';

/** The API, asked by this page in the name of its user. */
export const api = makeApi({
  accessToken: accessAs,
  renew: refreshTokens,
  language: currentLanguage,
  listenFor,
  onOutdated: () => void updateSoon(),
});

export const { request, read, call } = api;
