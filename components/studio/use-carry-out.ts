import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { isCommand } from "@/lib/stage/natural-language/act";
import { useStudio } from "./studio-context";
import { tellTrouble } from "./tell-trouble";
import type { HeardSentence } from "./use-sentence";

export type Understood = Extract<HeardSentence, { ok: true }>;

const SURE = 0.8;

/** A doubtful reading is for a person to confirm. */
export const isSure = ({ confidence }: Understood): boolean => confidence >= SURE;

/** What is shown and asked about before it is done. */
export const asksFirst = ({ risky, beyond }: Understood): boolean => risky || beyond;

interface CarryOut {
  busy: boolean;
  /** Whether it was done. Troubles are told. */
  carryOut: (sentence: string, understood: Understood) => Promise<boolean>;
}

/** Does what was understood of a sentence, typed or spoken. */
export function useCarryOut(): CarryOut {
  const { controller, run } = useStudio();
  const [busy, setBusy] = useState(false);

  async function send(sentence: string, understood: Understood): Promise<boolean> {
    // A doubtful reading was confirmed by a person: then its commands are sent, not the doubtful words.
    if (isSure(understood) || understood.beyond) {
      await controller.commands.say(sentence, asksFirst(understood));
      return true;
    }
    for (const command of understood.acts.filter(isCommand)) if (!(await run(command))) return false;
    return true;
  }

  return {
    busy,
    carryOut: async (sentence, understood) => {
      setBusy(true);
      try {
        const done = await send(sentence, understood);
        void controller.desk.refresh();
        return done;
      } catch (error) {
        tellTrouble(error instanceof ApiError ? error : new Error("That did not work."));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
