import { useQueryClient } from '@tanstack/react-query';
import { roleTexts } from '#domain/teams/rules.ts';
import type { InviteMember, TeamView } from '#domain/teams/schema.ts';
import { request } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { useWatch } from '../../components/form/use-watch.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { notify } from '../../components/ui/notify.ts';
import { lateResolver } from '../late-resolver.ts';

export function InviteForm({ team, onDone }: { team: TeamView; onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm<InviteMember>({
    resolver: lateResolver(async () => (await import('#domain/teams/schema.ts')).InviteMember),
    defaultValues: { email: '', role: 'member' },
  });

  const role = useWatch({ control: form.control, name: 'role' });

  async function invite(values: InviteMember) {
    try {
      await request('POST /api/teams/:teamId/invitations', { ...values, teamId: team.id });
      notify.success(`We emailed an invitation to ${values.email}. It works for 7 days.`);
      await queries.invalidateQueries({ queryKey: ['team-people', team.id] });
      onDone();
    } catch (error) {
      form.setError('email', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={invite} aria-label="Invite someone" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="email"
        label="Email"
        required
        render={(field) => (
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
        )}
      />
      <FormField
        control={form.control}
        name="role"
        label="Role"
        hint={roleTexts[role].explanation}
        render={(field) => (
          <NativeSelect {...field}>
            <option value="member">{roleTexts.member.title}</option>
            {team.role === 'owner' && <option value="admin">{roleTexts.admin.title}</option>}
          </NativeSelect>
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Sending…">
          Send invitation
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
