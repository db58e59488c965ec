import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { invoke } from '../../../browser/api.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { failureText } from './failure-text.ts';

const places = [1, 2, 3, 4];
const noOne = places.map(() => ({ firstName: '', email: '' }));

export function TeamCard() {
  const queries = useQueryClient();
  const [people, setPeople] = useState(noOne);
  const create = useMutation({
    mutationFn: (users: typeof noOne) => invoke('create-admin-users', { users }),
    onSuccess: async ({ results }) => {
      const created = results.filter((result) => result.success).length;
      const failed = results.length - created;
      if (created > 0)
        notify.success(`Successfully created ${created} admin accounts with login emails sent`);
      if (failed > 0) notify.error(`Failed to create ${failed} accounts. Check the logs for details.`);
      if (failed === 0) setPeople(noOne);
      await queries.invalidateQueries({ queryKey: ['admins'] });
    },
    onError: () => notify.error('Failed to create admin accounts'),
  });

  function change(index: number, part: Partial<(typeof noOne)[number]>) {
    setPeople(people.map((person, at) => (at === index ? { ...person, ...part } : person)));
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const users = people.filter(({ email, firstName }) => email.trim() !== '' || firstName.trim() !== '');
    if (users.length === 0) notify.error('Please enter at least one account');
    else create.mutate(users);
  }

  return (
    <Card aria-labelledby="team-title">
      <CardHeader>
        <h2 id="team-title" className="text-xl">
          Create team accounts
        </h2>
        <CardDescription>
          Create up to four admins at once. Each gets an email with a sign-in link that expires in an hour.
        </CardDescription>
      </CardHeader>
      <form noValidate onSubmit={send} aria-label="Create team accounts" className="flex flex-col gap-4">
        {places.map((place, index) => (
          <fieldset key={place} className="grid gap-3 sm:grid-cols-[2fr_3fr]">
            <legend className="sr-only">Person {place}</legend>
            <Field label={`First name ${place}`}>
              <Input
                autoComplete="off"
                maxLength={100}
                value={people[index]?.firstName ?? ''}
                onChange={(event) => change(index, { firstName: event.target.value })}
              />
            </Field>
            <Field label={`Email ${place}`}>
              <Input
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                value={people[index]?.email ?? ''}
                onChange={(event) => change(index, { email: event.target.value })}
              />
            </Field>
          </fieldset>
        ))}
        <Button type="submit" className="self-start" loading={create.isPending} loadingLabel="Creating…">
          Create Team Accounts
        </Button>
      </form>
      {create.isError && (
        <Alert tone="bad">
          Failed to create admin accounts. {failureText(create.error, 'Please try again.')}
        </Alert>
      )}
      {create.data && (
        <ul aria-label="Results" className="flex flex-col gap-2">
          {create.data.results.map(({ email, success, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be given twice
            <li key={index}>
              <Alert tone={success ? 'good' : 'bad'}>
                <EmailText className="font-semibold" email={email || 'No address'} />: {message}
              </Alert>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
