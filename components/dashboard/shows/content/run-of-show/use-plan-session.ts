"use client";

import type * as z from "zod";
import { api, type CallAs } from "@/lib/client/api";
import type { PlanEditor } from "@/lib/editors/plan/plan-editor";
import { openPlanSession, type PlanSession } from "@/lib/editors/plan/plan-session";
import type { EditServer, EditView } from "@/lib/editors/session/edit-session";
import { type Plan, PlanSchema } from "@/lib/stage";
import { keeperOf, kindOfError, useEditSession } from "../../../parts/editing/use-edit-session";

/** The server's answer: fields with a default may be left out. */
type Answered = z.input<typeof PlanSchema> & { version: number };

export const storedOf = ({ segments, ticker, questions, version }: Answered) => ({
  value: PlanSchema.parse({ segments, ticker, questions }),
  version,
});

/** This page's editing session for a show's run of show. */
export const usePlanSession = (
  slug: string,
  as: CallAs,
  answered: Answered,
): { session: PlanSession; view: EditView<PlanEditor> } =>
  useEditSession(() =>
    openPlanSession(storedOf(answered), serverOf(slug, as), keeperOf(`showrunner.plan.${as}.${slug}`)),
  );

const serverOf = (slug: string, as: CallAs): EditServer<Plan> => ({
  save: async (plan, version) => {
    const body = { ...plan, expected_version: version };
    const { data } = await api("replacePlan", { as, params: { slug }, body, patience: "autosave" });
    return { version: data.version };
  },
  read: async () => storedOf((await api("getPlan", { as, params: { slug } })).data),
  kindOf: kindOfError,
});
