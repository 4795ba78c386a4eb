import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { rehearsalsContract } from "./contract";
import { createRehearsal } from "./create-rehearsal";
import { deleteRehearsal } from "./delete-rehearsal";
import { getRehearsal } from "./get-rehearsal";
import { inviteToRehearsal } from "./invite-to-rehearsal";
import { listRehearsals } from "./list-rehearsals";
import { updateRehearsal } from "./update-rehearsal";

export const handlers: HandlersOf<typeof rehearsalsContract> = {
  listRehearsals,
  createRehearsal,
  getRehearsal,
  updateRehearsal,
  deleteRehearsal,
  inviteToRehearsal,
};
