import type { Reader } from './config-reader.ts';

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string;
}

export interface PhotosConfig {
  readonly accessKey: string;
  readonly baseUrl: string;
}

export interface MailConfig {
  readonly url: string | null;
  readonly from: string;
}

const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

export interface ModelConfig {
  readonly provider: (typeof modelProviders)[number];
  readonly model: string;
  /** null: the provider's own. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
  /** Plans and replans; beyond them our own planner takes over. */
  readonly plansPerUserDay: number;
  readonly plansPerHour: number;
  /** How many texts it reads for signed-in travellers, who pay nothing for it; null: none. Beyond them the grammar reads alone. */
  readonly reads: { readonly perUserDay: number; readonly perHour: number } | null;
  /** Euro cents per million tokens, read and written; for the accounts. */
  readonly centsPerMillion: { readonly in: number; readonly out: number };
}

/** null without a key. */
export function readPhotos(reader: Reader): PhotosConfig | null {
  const baseUrl = reader.origin('PHOTO_BASE_URL', 'https://api.unsplash.com');
  const accessKey = reader.text('PHOTO_ACCESS_KEY', '');
  return accessKey === '' ? null : { accessKey, baseUrl };
}

export function readMail(reader: Reader, publicOrigin: string): MailConfig {
  const url = reader.text('MAIL_URL', '');
  if (url !== '' && !/^smtps?:\/\/[^\s/]+/.test(url))
    reader.refuse('MAIL_URL', 'smtp://user:password@host:port or smtps://...');
  const from = reader.text('MAIL_FROM', `Periplo <no-reply@${new URL(publicOrigin).hostname}>`);
  if (!/^[^\r\n@]+@[^\s@]+$/.test(from)) reader.refuse('MAIL_FROM', 'an address such as Periplo <hello@example.org>');
  return { url: url === '' ? null : url, from };
}

/** null without a key: then the test checkout takes its place, where that is allowed. */
export function readStripe(reader: Reader, production: boolean): StripeConfig | null {
  const apiBase = reader.origin('STRIPE_API_BASE', 'https://api.stripe.com');
  const secretKey = reader.text('STRIPE_SECRET_KEY', '');
  const webhookSecret = reader.text('STRIPE_WEBHOOK_SECRET', '');
  const testCheckout = reader.flag('ALLOW_TEST_CHECKOUT', !production);
  if (secretKey === '') {
    if (!testCheckout)
      reader.refuse('STRIPE_SECRET_KEY', 'a key, or ALLOW_TEST_CHECKOUT=1 for a checkout that takes no money');
    return null;
  }
  if (webhookSecret === '') reader.refuse('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook (whsec_...)');
  return { secretKey, webhookSecret, apiBase };
}

function readReads(reader: Reader): ModelConfig['reads'] {
  const isOn = reader.flag('LLM_READS', false);
  const reads = {
    perUserDay: reader.whole('LLM_READS_PER_USER_DAY', 30, 0, 1_000_000),
    perHour: reader.whole('LLM_READS_PER_HOUR', 300, 0, 1_000_000),
  };
  return isOn ? reads : null;
}

/** null without a provider. */
export function readModel(reader: Reader): ModelConfig | null {
  const provider = reader.oneOf('LLM_PROVIDER', ['', ...modelProviders], '');
  const model = reader.text('LLM_MODEL', '');
  const baseUrl = reader.baseUrl('LLM_BASE_URL');
  const apiKey = reader.text('LLM_API_KEY', '');
  const limits = {
    plansPerUserDay: reader.whole('LLM_PLANS_PER_USER_DAY', 10, 0, 1_000_000),
    plansPerHour: reader.whole('LLM_PLANS_PER_HOUR', 200, 0, 1_000_000),
    reads: readReads(reader),
    centsPerMillion: {
      in: reader.whole('LLM_CENTS_PER_MILLION_IN', 0, 0, 1_000_000),
      out: reader.whole('LLM_CENTS_PER_MILLION_OUT', 0, 0, 1_000_000),
    },
  };
  if (provider === '') return null;
  if (model === '') reader.refuse('LLM_MODEL', 'the name of a model of the provider');
  if (provider === 'openai-compatible' && baseUrl === null)
    reader.refuse('LLM_BASE_URL', 'the address of the server, such as http://localhost:11434/v1');
  if (provider !== 'openai-compatible' && apiKey === '') reader.refuse('LLM_API_KEY', 'a key of the provider');
  return { provider, model, baseUrl, apiKey, ...limits };
}
