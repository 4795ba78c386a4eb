/** What is read from an account, whatever the provider. */
export interface ProviderProfile extends Record<string, unknown> {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  name?: string | undefined;
}
