/** An email's content, ready to be stored and handed to a provider. */
export interface ComposedEmail {
  subject: string;
  html: string;
  text: string;
  calendar: string | null;
  fromName: string;
  replyTo: string | null;
  headers: Record<string, string>;
}
