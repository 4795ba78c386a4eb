import { useState } from "react";
import { ApiError } from "@/lib/client/api-error";
import { isCommand } from "@/lib/spoken-commands/act";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";
import type { HeardSentence } from "./use-sentence";

export type Understood = Extract<HeardSentence, { ok: true }>;

const SURE = 0.8;

/** A person confirms uncertain readings. */
export const isSure = ({ confidence }: Understood): boolean => confidence >= SURE;

/** Shown for confirmation before it runs. */
export const asksFirst = ({ risky, beyond }: Understood): boolean => risky || beyond;

interface CarryOut {
  busy: boolean;
  /** Whether it ran. Errors are shown. */
  carryOut: (sentence: string, understood: Understood) => Promise<boolean>;
}

/** Runs what was understood of a typed or spoken sentence. */
export function useCarryOut(): CarryOut {
  const { controller, run } = useStudio();
  const [busy, setBusy] = useState(false);

  async function send(sentence: string, understood: Understood): Promise<boolean> {
    const { undoes, acts } = understood;
    // The server would undo the last command by then, which may be another one than the confirmed.
    if (undoes !== undefined && acts.slice(1).every(isCommand)) await controller.commands.undo(() => undoes);
    // Once a person confirms an uncertain reading, its commands are sent instead of the sentence.
    else if (isSure(understood) || understood.beyond) {
      await controller.commands.say(sentence, asksFirst(understood));
      return true;
    }
    for (const command of acts.filter(isCommand)) if (!(await run(command))) return false;
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
        showError(error instanceof ApiError ? error : new Error("Couldn’t run the command. Try again."));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
