import { listed } from "./listed";
import type { CopyWords } from "./words";

const quoted = (title: string): string => `“${title}”`;

export const en: CopyWords = {
  quoted,
  role: { host: "Host", guest: "Speaker" },
  dateOpen: "Date to be announced",
  replay: "Watch the replay",
  list: listed("en"),
  speaks: {
    host: (title) => `I’m hosting ${quoted(title)}.`,
    guest: (title) => `I’m speaking at ${quoted(title)}.`,
  },
  spoke: {
    host: (title) => `I hosted ${quoted(title)}.`,
    guest: (title) => `I spoke at ${quoted(title)}.`,
  },
  isOn: {
    host: (name, title) => `${name} is hosting ${quoted(title)}.`,
    guest: (name, title) => `${name} is speaking at ${quoted(title)}.`,
  },
  wasOn: {
    host: (name, title) => `${name} hosted ${quoted(title)}.`,
    guest: (name, title) => `${name} spoke at ${quoted(title)}.`,
  },
  signature: {
    host: (title) => `Hosting ${quoted(title)}`,
    guest: (title) => `Speaking at ${quoted(title)}`,
  },
  mySegments: {
    one: (title) => `My segment: ${title}.`,
    many: (titles) => `My segments: ${titles}.`,
  },
  join: (title) => `Join us for ${quoted(title)}.`,
  ended: (title) => `${quoted(title)} has ended. Thanks to everyone who joined.`,
  program: (titles) => `On the program: ${titles}.`,
  with: (names) => `With ${names}.`,
  when: (date) => `When: ${date}`,
  signUp: (url) => `Sign up: ${url}`,
  watch: (url) => `Watch the replay: ${url}`,
  email: {
    subject: "Your promo kit for {{title}}",
    opening:
      "Hello {{name}},\n\nHere’s everything you need to share **{{title}}** ({{starts_at}}): images, posts and your own link.",
    link: "Your link",
    pictures: "Images",
    files: "Images and video",
    all: "Everything as a ZIP file",
    texts: "Posts",
    until: (date) => `The downloads work until ${date}.`,
    sizes: { square: "Square", landscape: "Landscape", portrait: "Portrait", story: "Story" },
    teaser: "Teaser video",
    places: {
      linkedin_post: "For LinkedIn",
      x_post: "For X",
      newsletter: "For a newsletter",
      email_signature: "For your email signature",
    },
  },
};
