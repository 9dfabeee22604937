import values from './canaries.json';

/** Secrets that tests plant: use these wherever a test needs such a value, so that the leak check can look for them. */
export const canaries = values.secret;

/** First name of the people the factories make: stored in plain, so the leak check must find it. */
export const visibleCanary = values.visible;
