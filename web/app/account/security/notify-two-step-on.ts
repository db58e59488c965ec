import { notify } from '../../../components/ui/notify.ts';

/** The same for every kind of second step. */
export function notifyTwoStepOn(): void {
  notify.success('Two-step sign-in is on.', {
    description: 'Next, get recovery codes in case you lose your phone.',
  });
}
