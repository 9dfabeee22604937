import type { MessageTree } from '@portal/domain/i18n/message';

/** Messages that only the gateway sends; shared ones are in domain/problem. */
export const gatewayMessages = {
  httpsOnly: 'This service is only available over HTTPS.',
  tooManyAtOnce: 'Too many requests from your address at once. Please try again in a moment.',
} as const satisfies MessageTree;

declare module '@portal/domain/i18n/message' {
  interface Catalogs {
    gateway: typeof gatewayMessages;
  }
}
