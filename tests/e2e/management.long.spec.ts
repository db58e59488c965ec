import { createAccount, newPerson, openSignedIn, signInElsewhere, staff } from './account-steps.ts';
import { expect, expectGoodLook, test } from './journey.ts';

test('staff grant and remove admin privileges, invite the team and read the audit log', async ({ page }) => {
  const person = newPerson('colleague');
  const session = await createAccount(page, person);
  await openSignedIn(page, await signInElsewhere(page, staff), '/admin/management');
  const own = page.getByRole('row', { name: staff.email });
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  const grant = page.getByRole('form', { name: 'Grant admin privileges' });
  await grant.getByRole('button').click();
  await expect(grant.getByText('Please enter an email address')).toBeVisible();
  await grant.getByLabel('Email').fill(person.email);
  await grant.getByRole('button').click();
  await expect(page.getByText('Admin privileges granted to existing user')).toBeVisible();
  const row = page.getByRole('row', { name: person.email });
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();

  const team = page.getByRole('form', { name: 'Create team accounts' });
  const invited = newPerson('team').email;
  await team.getByLabel('First name 1').fill('Tia');
  await team.getByLabel('Email 1').fill(invited);
  await team.getByLabel('First name 2').fill('Nobody');
  await team.getByRole('button').click();
  await expect(page.getByText('Successfully created 1 admin accounts with login emails sent')).toBeVisible();
  await expect(page.getByText('Failed to create 1 accounts. Check the logs for details.')).toBeVisible();
  await expect(page.getByRole('row', { name: invited })).toContainText('Invited');
  await expectGoodLook(page);

  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Admin privileges removed')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('link', { name: 'Audit Log' }).click();
  await page.getByLabel('Action').selectOption('Admin: removed');
  const ofPerson = page.getByRole('row', { name: person.email });
  await expect(ofPerson.filter({ hasText: 'Admin: granted' })).toHaveCount(0);
  await expect(ofPerson).toContainText(staff.email);
  await expectGoodLook(page);

  await openSignedIn(page, session, '/admin/management');
  await expect(page.getByText('Access denied: Admin privileges required')).toBeVisible();
});
