import { useEffect } from 'react';
import { request } from '../../browser/api.ts';
import type { OrderValues } from '../../browser/order/order-values.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { useFormContext } from '../../components/form/form-context.ts';
import { FormField } from '../../components/ui/form.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useAnswer } from '../use-answer.ts';

const readTeams = async () => (await request('GET /api/teams', {})).teams;

/** Who the order belongs to, for people on a team. */
export function TeamField() {
  const session = useSession();
  return session.status === 'signed-in' && <TeamChoice key={session.userId} />;
}

/** The team's page links here with its id. */
function TeamChoice() {
  const { control, getValues, setValue } = useFormContext<OrderValues>();
  const [params] = useSearchParams();
  const teams = useAnswer(readTeams);
  const asked = params.get('team');
  useEffect(() => {
    if (!teams) return;
    const known = (id: string | null) => teams.some((team) => team.id === id);
    if (known(asked)) setValue('teamId', asked ?? '');
    // The form stays in this tab, even if someone else signs in.
    else if (!known(getValues('teamId'))) setValue('teamId', '');
  }, [teams, asked, getValues, setValue]);
  if (!teams || teams.length === 0) return null;
  return (
    <FormField
      control={control}
      name="teamId"
      label="Order for"
      hint="A team’s homes belong to the team. Its owners and admins can see them."
      render={(field) => (
        <NativeSelect {...field}>
          <option value="">Myself</option>
          {teams.map((team) => (
            <option key={team.id} value={team.id}>
              {team.name}
            </option>
          ))}
        </NativeSelect>
      )}
    />
  );
}
