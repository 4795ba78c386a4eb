import type { KitPerson, KitShow } from "./kit-show";

export const aPerson = (more: Partial<KitPerson>): KitPerson => ({
  ...{ id: "gst_ana", role: "guest", name: "Ana Lopez", title: "Head of bread", company: "Crust & Co" },
  ...{ photoFileId: null, segments: ["Why sourdough keeps"] },
  ...more,
});

export const aKitShow = (more: Partial<KitShow>): KitShow => ({
  ...{ title: "What engines can compose", organiser: "Northwind", language: "en", timezone: "Europe/Berlin" },
  ...{ startsAt: "2026-12-03T17:00:00.000Z", phase: "before", theme: "editorial", accent: null },
  showsPeople: true,
  signupUrl: "https://shows.example.com/e/what-engines-can-compose-7kq3xn",
  segments: ["Why sourdough keeps", "Freezing bread"],
  people: [
    aPerson({ id: "host", role: "host", name: "Ben Nevis", title: "", company: "", segments: [] }),
    aPerson({}),
  ],
  ...more,
});
