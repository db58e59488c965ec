/** What the order form sends. */
export const orderForm = (name: string, links: string[] = [`https://homes.example/${name}`]) => ({
  listingUrl: links[0],
  listingUrls: links.slice(1),
  amount: 2999,
  idempotencyKey: `form-${name}`,
  userInfo: {
    name: 'Pat Lee',
    email: `${name}@example.com`,
    phone: '(555) 010-0142',
    agent_name: 'Mara Ellison',
    additional_details: '',
  },
});
