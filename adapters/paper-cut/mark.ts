/** The mark of the brand on its square of 32 units, as `web/components/brand-mark.tsx` shows it. */
export const mark = {
  house: 'M2.2 19.4 12.6 9.6 23 19.4M5.4 17.2v12.4h14.4V17.2M18.9 14.6V10',
  waves: 'M20 6.2a4.6 4.6 0 0 1 3.1 3.1M21.3 1.9a9 9 0 0 1 6.1 6.1',
  hearth: 'M9.8 29.6v-4.2a2.8 2.8 0 0 1 5.6 0v4.2Z',
};
