import type { Rule } from "./rule";

/** Reasons to refuse the studio's commands that depend on a sentence or on the live stage. */
export const COMMAND_RULES: readonly Rule[] = [
  {
    field: /^(commands\.\d+\.)?command$/,
    codes: ["unsupported"],
    words: /isn't understood, refused as `unsupported`/,
    why: "It is a sentence.",
  },
  {
    field:
      /^(commands\.\d+\.)?(identity|index|from|to|page|presentation_id|video_id|second|question|question_id|text|label|url|scene|scene_type)$/,
    codes: ["not_found", "required", "too_large", "too_many"],
    words: /Commands the stage can't run, .* are refused by field/,
    why: "It is compared with the stage.",
  },
];
