/** What the account page and the admin pages know about an order in production. */
export type MadeStep = { name: string; startedAt: string; endedAt: string | null; outcome: string | null };
type Production = {
  state: string | null;
  steps: MadeStep[];
  reviews: { id: string; reason: string; closedAt: string | null; evidence: object }[];
};

async function call(url: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** The demo staff account of a fresh installation. */
export async function signInAsStaff(siteUrl: string): Promise<string> {
  const person = { email: 'ada@hearthcast.example', password: 'Hearthside-42' };
  const grant = await call(`${siteUrl}/auth/v1/token?grant_type=password`, person);
  return grant.access_token as string;
}

/** Orders a home of the sample brokerage and pays on the demo page, as a browser would. */
export async function orderPodcast(siteUrl: string, home: string): Promise<void> {
  const { url } = await call(`${siteUrl}/functions/v1/create-payment`, {
    listingUrl: `${siteUrl}/samples/${home}`,
    amount: 2999,
    userInfo: { name: 'Maya Lind', email: `${home}@bench.example`, phone: '(555) 010-7788' },
  });
  const paid = await fetch(url as string, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  if (paid.status !== 303) throw new Error(`the demo payment answered ${paid.status}`);
}

async function read(url: string, token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

export async function findOrder(siteUrl: string, token: string, home: string): Promise<string> {
  const { podcasts } = (await read(`${siteUrl}/api/desk/podcasts?search=${home}`, token)) as {
    podcasts: { id: string; listingUrl: string }[];
  };
  const found = podcasts.find(({ listingUrl }) => listingUrl.endsWith(home));
  if (!found) throw new Error(`no order of ${home}`);
  return found.id;
}

export async function readProduction(siteUrl: string, token: string, podcastId: string): Promise<Production> {
  return (await read(
    `${siteUrl}/api/podcasts/${podcastId}/production-record`,
    token,
  )) as unknown as Production;
}

export async function approveReview(siteUrl: string, token: string, reviewItemId: string): Promise<void> {
  await call(`${siteUrl}/api/reviews/${reviewItemId}/decision`, { decision: 'approve' }, token);
}
