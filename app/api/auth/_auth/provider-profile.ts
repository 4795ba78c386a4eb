/** What is read of an account at a provider, whichever it is. */
export interface ProviderProfile extends Record<string, unknown> {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  name?: string | undefined;
}
