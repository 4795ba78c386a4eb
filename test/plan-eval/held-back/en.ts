import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** From Glasgow, an office's chat, and a community centre. */
export const ENGLISH: EvalBriefInput[] = [
  {
    id: "en-held-email",
    in: "en",
    title: "Heat pumps without the hype",
    brief: `Hello both,

Thanks for the call on Tuesday. Summing up so we're all on the same page:

We're going for 50 minutes on the 14th. Fiona Baird, who heads up retrofit at the housing association Clydeside Homes, takes the first half and shows what happened to bills in their forty test flats. Then Dr Samir Haddad from the University of Strathclyde answers the three objections everybody raises: noise, cost, old radiators. I'd like at least a quarter of an hour for viewers' questions. Ruaridh will chair it.

Our viewers are homeowners thinking about replacing a boiler; assume no engineering.

One thing between us: Clydeside haven't signed off the budget for phase two, so don't mention phase two anywhere.

No polls, they always feel gimmicky to me.

See you Thursday, and good luck with the half marathon!
Moira`,
    facts: [
      has.minutes(50),
      has.guest("Fiona Baird", { company: "Clydeside Homes" }),
      has.guest("Samir Haddad", { company: "University of Strathclyde" }),
      has.place("Fiona Baird"),
      has.place("Samir Haddad"),
      has.lead("Ruaridh"),
      has.noPerson("Moira"),
      has.questions(0.3, 0.5),
      has.no("poll"),
      has.topic("radiators"),
      has.audience("homeowners"),
      has.hidden("phase two", "half marathon", "gimmicky"),
      has.language("en"),
      has.script,
    ],
  },
  {
    id: "en-held-notes",
    in: "en",
    title: "October all-hands",
    brief: `all hands thurs 25m
quick pulse poll up top: how's everyone feeling, 1-5
anita desai cfo - numbers, 10m
rob keane (ceo) hiring freeze, why + when it ends, 5m
rest = q&a, collect beforehand + live
NOT a word on the berlin office
keep it human`,
    facts: [
      has.minutes(25),
      has.anyone("Anita Desai", { title: "cfo" }),
      has.anyone("Rob Keane", { title: "ceo" }),
      has.place("Anita Desai"),
      has.place("Rob Keane"),
      has.agenda(has.item(10, ["numbers"]), has.item(5, ["hiring freeze"])),
      has.wanted("poll", { says: ["feeling"] }),
      has.order({ type: "poll" }, { says: ["numbers"] }),
      has.order({ says: ["hiring freeze"] }, { type: "qa" }),
      has.hidden("berlin office"),
      has.noRepeats,
      has.language("en"),
    ],
  },
  {
    id: "en-held-agenda",
    in: "en",
    title: "Grant writing clinic",
    brief: `| Start | Item | Who | Min |
|---|---|---|---|
| 18:00 | Welcome, how the evening works | Bea Holloway | 5 |
| 18:05 | What funders read first | Olu Adebayo, programme officer at the Tidewater Fund | 20 |
| 18:25 | Live edit of one budget page | Olu + Bea | 25 |
| 18:50 | Break | | 10 |
| 19:00 | Your drafts: questions from the room | all | 25 |
| 19:25 | Next steps and deadline reminder | Bea | 5 |`,
    facts: [
      has.minutes(90),
      has.agenda(
        has.item(5, "welcome", "intro"),
        has.item(20, "funders read first"),
        has.item(25, ["budget page", "live edit"]),
        has.item(10, "break", "break"),
        has.item(25, ["your drafts", "questions"], "qa"),
        has.item(5, ["next steps", "deadline"], "outro"),
      ),
      has.guest("Olu Adebayo", { title: "programme officer", company: "Tidewater Fund" }),
      has.anyone("Bea Holloway"),
      has.place("Olu Adebayo"),
      has.noPerson("all"),
      has.noTopic("Who"),
      has.breaks(1),
      has.noHeadings("Next steps", "Break"),
      has.language("en"),
    ],
  },
];
