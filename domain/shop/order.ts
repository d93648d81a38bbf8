/** What has become of a purchase. */
export const orderStates = ['open', 'paid', 'failed', 'expired', 'refunded', 'disputed', 'withdrawn'] as const;
