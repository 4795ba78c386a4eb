import type { EmergencyLevel } from "@/lib/stage/vocabulary";
import type { Concept } from "../words/lexicon";
import type { ActInput, Rule } from "./rule";

const stop = (level: EmergencyLevel) => (): ActInput[] => [{ action: "emergency_stop", level }];
const WHO: readonly Concept[] = ["EVERYONE", "THEM", "BOTH"];

/** Acts with their own operation outside the catalog. */
const operationRules: Rule[] = [
  {
    example: "undo",
    need: [["UNDO"]],
    may: ["LAST", "PREV", "GO", "DEED"],
    make: () => [{ action: "undo" }],
  },
  {
    example: "undo",
    need: [["REMOVE", "CLEAR"], ["DEED"]],
    may: ["LAST", "PREV"],
    make: () => [{ action: "undo" }],
  },
  {
    example: "panic",
    need: [["PANIC"]],
    may: ["EMERGENCY", "PUT", "SHOW", "SHOW_ITSELF"],
    make: stop("mask"),
  },
  {
    example: "emergency card up",
    need: [["CARD"]],
    may: ["PUT", "SHOW", "EMERGENCY", "PANIC", "BRING", "THROW", "SHOW_ITSELF"],
    make: stop("mask"),
  },
  {
    example: "hold the show",
    need: [["HOLD"], ["SHOW_ITSELF", "EMERGENCY", "EVERYTHING"]],
    may: ["SHOW_ITSELF", "PUT", "STOP", "SHOW"],
    make: stop("hold"),
  },
  {
    example: "hold the show",
    need: [["HOLD"]],
    may: ["PUT"],
    make: ({ words }) => (words.includes("us") ? stop("hold")() : null),
  },
  {
    example: "end the show",
    need: [["STOP", "CLOSE"], ["SHOW_ITSELF"]],
    may: ["SHOW", "EVERYONE", "DOWN", "EMERGENCY", "HOLD"],
    people: [0, 1],
    make: stop("end"),
  },
  {
    example: "emergency stop",
    need: [["EMERGENCY"]],
    may: ["STOP", "SHOW_ITSELF", "SHOW"],
    make: stop("end"),
  },
];

const beyond = (what: string): string => `${what} isn’t available as a command.`;

/** Requests that no command can carry out. */
const beyondRules: Rule[] = [
  {
    example: "send Ana backstage",
    need: [["KICK"]],
    may: [
      ...WHO,
      "REMOVE",
      "SEND",
      "TAKE",
      "PUT",
      "OFF",
      "DOWN",
      "THROW",
      "SHOW_ITSELF",
      "RUNDOWN",
      "KICK",
      "START",
      "SHOW",
    ],
    people: [1, 12],
    make: () => beyond("Removing someone from the show"),
  },
  {
    example: "send Ana backstage",
    need: [
      ["REMOVE", "SEND", "TAKE", "THROW", "DOWN"],
      ["SHOW_ITSELF", "RUNDOWN"],
    ],
    may: [...WHO, "SHOW", "OFF", "DOWN"],
    people: [1, 12],
    make: () => beyond("Removing someone from the show"),
  },
  {
    example: "go to the break",
    need: [["COUNTDOWN"]],
    may: ["UNIT", "START", "PUT", "SET", "SHOW", "ADD", "OPEN", "ON", "GO"],
    numbers: [0, 2],
    make: () => beyond("Starting a countdown"),
  },
];

/** Only recognizes these acts; the parser's caller decides how to handle them. */
export const actRules: readonly Rule[] = [...operationRules, ...beyondRules];
