import values from './canaries.json';

/** Secrets that tests use wherever they need such a value, so that the leak check can search for them afterwards. */
export const canaries = values.secret;

/** First name used by the account factories. It is stored in plain text, so the leak check must find it. */
export const visibleCanary = values.visible;
