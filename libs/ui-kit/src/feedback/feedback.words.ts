export const feedbackWords = { cancel: 'Cancel' } as const;
