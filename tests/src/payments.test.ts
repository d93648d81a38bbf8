// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isCheckoutUrl } from '#src/data/payments.ts';

const own = 'https://periplo.example';

describe('the address to pay at', () => {
  it.each(['https://checkout.stripe.com/c/pay/cs_1', 'https://periplo.example/payment/test?session=test_1'])(
    'may be %s',
    (address) => expect(isCheckoutUrl(address, own)).toBe(true),
  );

  it.each([
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://checkout.stripe.com.evil.example/',
    'https://evil.example/checkout.stripe.com',
    'https://checkout.stripe.com@evil.example/',
    'https://user@checkout.stripe.com/',
    'https://periplo.example.evil.example/',
    'http://periplo.example/',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('is never %s', (address) => expect(isCheckoutUrl(address, own)).toBe(false));
});
