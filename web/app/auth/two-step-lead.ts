export const TWO_STEP_LEAD = 'Your account has two-step sign-in.';
export const TWO_STEP_RESET_LEAD = `${TWO_STEP_LEAD} Enter a code before you choose a new password.`;
