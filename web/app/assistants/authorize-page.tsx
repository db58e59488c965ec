export function AuthorizePage() {
  return null;
}
