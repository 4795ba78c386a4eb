type Role = "host" | "guest";

/** What texts of a promo kit say besides names, titles and times. */
export interface CopyWords {
  role: Record<Role, string>;
  dateOpen: string;
  replay: string;
  /** Names, as a list in a sentence. */
  list: (names: readonly string[]) => string;
  quoted: (title: string) => string;
  /** What someone says of themselves, before the show and after it. */
  speaks: Record<Role, (title: string) => string>;
  spoke: Record<Role, (title: string) => string>;
  /** What is said of them. */
  isOn: Record<Role, (name: string, title: string) => string>;
  wasOn: Record<Role, (name: string, title: string) => string>;
  /** Below their name, in their emails. */
  signature: Record<Role, (title: string) => string>;
  /** By how many there are. */
  mySegments: Record<"one" | "many", (titles: string) => string>;
  join: (title: string) => string;
  ended: (title: string) => string;
  program: (titles: string) => string;
  with: (names: string) => string;
  when: (date: string) => string;
  signUp: (url: string) => string;
  watch: (url: string) => string;
  email: EmailWords;
}

/** The message that a speaker gets with their kit. `{{title}}` and the like are filled in when it's sent. */
interface EmailWords {
  subject: string;
  opening: string;
  link: string;
  pictures: string;
  /** The same if there is a teaser. */
  files: string;
  all: string;
  texts: string;
  until: (date: string) => string;
  sizes: Record<"square" | "landscape" | "portrait" | "story", string>;
  teaser: string;
  places: Record<"linkedin_post" | "x_post" | "newsletter" | "email_signature", string>;
}
