import { createAccount, newPerson, openSignedIn, readMail, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test.use({ allowErrors: [/the server responded with a status of 4\d\d/] });

test('a team is created, joined by email, put on invoice and ordered for', async ({ page, baseURL }) => {
  const broker = newPerson('broker');
  const agent = newPerson('agent');
  const [session, agentSession] = [await createAccount(page, broker), await createAccount(page, agent)];
  await openSignedIn(page, session, '/settings');
  await expect(page.getByText('You’re not on a team yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Create a team' }).click();
  await page.getByLabel('Team name').fill('www.prizes.example');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByText('Leave web and email addresses out of the name')).toBeVisible();
  await page.getByLabel('Team name').fill('Larkmere Realty');
  await page.getByRole('button', { name: 'Create team' }).click();
  await expect(page.getByRole('heading', { name: 'Larkmere Realty' })).toBeVisible();
  await expect(page.getByText('Nothing has been ordered yet.')).toBeVisible();
  await expect(page.getByText('No CRM is connected yet.')).toBeVisible();
  for (const what of ['API keys', 'webhooks'])
    await expect(page.getByText(`The team has no ${what} yet.`)).toBeVisible();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(agent.email);
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('list', { name: 'Invitations' }).getByText(agent.email)).toBeVisible();
  const teamPath = new URL(page.url()).pathname;
  const { text } = await readMail(page, agent.email, /Join Larkmere Realty/);
  const link = /http\S+\/team-invitation\?\S+/.exec(text)?.[0] ?? '';

  await page.goto(link);
  await expect(page.getByText('You’re signed in as')).toBeVisible();
  await openSignedIn(page, agentSession, link.replace(baseURL ?? '', ''));
  await expect(page.getByRole('heading', { name: 'Join Larkmere Realty' })).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Join the team' }).click();
  await expect(page).toHaveURL(teamPath);
  await expect(page.getByRole('heading', { name: 'API keys' })).toHaveCount(0);

  const desk = await signInElsewhere(page, staff);
  await openSignedIn(page, desk, '/admin/teams');
  await page.getByRole('searchbox', { name: 'Search teams' }).fill(broker.email);
  await page.getByRole('button', { name: 'Change billing for Larkmere Realty' }).click();
  await page.getByLabel('Pays').selectOption('invoice');
  await page.getByLabel('Monthly limit in dollars').fill('50');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Up to $50.00 a month, due in 30 days')).toBeVisible();

  await openSignedIn(page, session, teamPath);
  await page.getByRole('button', { name: 'Order for the team' }).click();
  await page.getByLabel('Listing link').fill(`${baseURL}/samples/thistledown-lane`);
  await page.getByRole('button', { name: 'Order episode' }).click();
  await expect(page.getByRole('list', { name: 'Homes' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Next invoice so far: $29.99')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: `Remove ${agent.email}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(agent.email)).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('A team needs an owner.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this team' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('We’re still making an episode.')).toBeVisible();
});
