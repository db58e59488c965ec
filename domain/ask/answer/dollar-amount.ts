/** The first amount of a text. */
export const amountOf = (value: string) => Number(/\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', ''));

export const roundDollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** Dollars and cents as written; a whole amount without cents. */
export const exactDollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;
