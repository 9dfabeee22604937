import values from './canaries.json';

/** Secrets that tests use wherever they need such a value, so that the leak check can search for them afterwards. */
export const canaries = values.secret;

/** Keys of the test servers, which the leak check searches for too. */
export const testKeys = values.keys;

/** First name used by the account factories. It is stored in plain text, so the leak check must find it. */
export const visibleCanary = values.visible;
