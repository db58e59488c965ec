const YEARS = 30;

/** What a loan costs a month, interest and repayment, over thirty years; the rate in percent a year. */
export function monthlyPayment(loanDollars: number, ratePercent: number): number {
  const rate = ratePercent / 100 / 12;
  const months = YEARS * 12;
  return rate === 0 ? loanDollars / months : (loanDollars * rate) / (1 - (1 + rate) ** -months);
}
