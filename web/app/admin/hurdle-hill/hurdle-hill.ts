/** The property's facts on this page; the public page reads the listing itself. */
export const hurdleHill = {
  slug: '218-hurdle-hill-road-larkmere',
  address: '218 Hurdle Hill Road',
  place: 'Larkmere, VT 05852',
  price: '$489,000',
  description:
    'A shingled farmhouse on four open acres above Larkmere, with a wood-fired kitchen, a barn that was rebuilt in 2019 and a view down the valley from the porch.',
  facts: [
    { name: 'Bedrooms', value: '3' },
    { name: 'Bathrooms', value: '2.5' },
    { name: 'Living area', value: '2,140 sq ft' },
    { name: 'Lot', value: '4 acres' },
    { name: 'Year built', value: '1938' },
    { name: 'Property type', value: 'Single family' },
    { name: 'Listed by', value: 'Orla Whitcombe, Larkmere & Vale' },
  ],
};
