import { resendVerificationEndpoint } from '#contract/account.ts';
import { getMeEndpoint } from '#contract/users.ts';
import { call } from '../api/call.ts';
import { useAsked } from './asking.ts';

/** Apart from the profile: who buys tokens need not load what keeps things on the device for it. */
const askMe = () => call(getMeEndpoint);

/** Whether the server waits for the user to confirm the address; false as long as it has not said so. */
export function useUnverifiedAddress(): boolean {
  const [asked] = useAsked(askMe);
  return asked.state === 'answered' && !asked.answer.emailVerified;
}

export async function resendVerification(): Promise<void> {
  await call(resendVerificationEndpoint);
}
