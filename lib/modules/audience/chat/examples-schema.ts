export const showExample = "launch-day-x7k2m9";

export const lineExample = {
  id: "cht_01kb3jxg5wq0v8t6m2r4c7d9eg",
  text: "Hello from London!",
  author: { person: "v-1Zr8mQ2xK0aN5tYc7Lw3Eg", name: "Cleo Park", role: "attendee" as const },
  written_at: "2031-01-14T17:04:12.000Z",
  reply_to: null,
  state: "shown" as const,
  reports: [],
  pinned: false,
};

export const chatExample = {
  open: true,
  slow_seconds: 30,
  pinned_line_id: null,
  banned: 1,
  held: 0,
  reported: 2,
};

export const banExample = {
  person: lineExample.author.person,
  name: "Cleo Park",
  hide_lines: true,
  banned_at: "2031-01-14T17:05:00.000Z",
};
