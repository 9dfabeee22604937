const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** RFC 3339 UTC in the browser's zone: 'Jan 31, 2025'. */
export const formatDate = (instant: string): string => day.format(new Date(instant));
export const formatDateTime = (instant: string): string => dayAndTime.format(new Date(instant));
export const formatTime = (instant: Date): string => time.format(instant);
