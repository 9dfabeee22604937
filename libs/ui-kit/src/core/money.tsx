const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** -1234.5 → '−$1,234.50', with a real minus sign. */
export const formatMoney = (amount: number): string => dollars.format(amount).replace('-', '−');

/** 1234.5 → '$1,235' */
export const formatDollars = (amount: number): string => wholeDollars.format(amount).replace('-', '−');

/** 1234.5 → '1,234.50', as it stands in a field. */
export const formatAmount = (amount: number): string => plain.format(amount);

/** 0.0425 → '4.25%' */
export const formatRate = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`;

/** An amount in figures of equal width. */
export const Money = ({ amount }: { amount: number }) => <span className="ui-money">{formatMoney(amount)}</span>;
