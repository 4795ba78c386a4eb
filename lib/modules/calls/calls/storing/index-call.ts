import { sentencesOf } from "@/lib/calls";
import { passagesOfCall } from "@/lib/calls/answers";
import type { SalesCall } from "@/lib/generated/prisma/client";
import { storePassages } from "@/lib/modules/calls/passages";
import type { Ctx } from "@/lib/operation/ctx";
import { readStoredCall } from "../reading/read-call";

/** Makes a stored call findable for questions, with its corrected speakers. */
export async function indexCall(ctx: Ctx, row: SalesCall): Promise<void> {
  const { call, transcript, language } = readStoredCall(row);
  const people = (call.participants ?? []).flatMap(({ name, role = "", company = "" }) => [
    name,
    role,
    company,
  ]);
  await storePassages(ctx, {
    of: { salesCallId: row.id },
    passages: passagesOfCall(sentencesOf(transcript, language)),
    language: language.toLowerCase().split("-")[0] ?? language,
    about: [call.title ?? "", ...people].join(" "),
  });
}
