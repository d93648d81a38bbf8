/** A disk that does not answer for so long has not stored anything, as far as the one who waits can know. */
const STORED_WITHIN_MS = 5000;

export function storedSoon<T>(stored: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('This device does not answer')), STORED_WITHIN_MS);
    stored.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
