/** The version of terms and privacy policy in force (D23): the date of the documents, with a number where a day had more than one. */
export const LEGAL_VERSION = '2026-11-26';

/**
 * Every version that pages still show, the one in force included. Who registers on a page that has not updated yet agrees to what it
 * showed; that is what is noted, and the newer text is shown to them afterwards.
 */
export const legalVersions: readonly string[] = [
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-22.2',
  '2026-11-23',
  '2026-11-25',
  LEGAL_VERSION,
];
