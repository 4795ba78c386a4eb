import type { HandlersOf } from "@/lib/operation/handlers-of";
import { createRehearsal } from "./changing/create-rehearsal";
import { deleteRehearsal } from "./changing/delete-rehearsal";
import { updateRehearsal } from "./changing/update-rehearsal";
import type { rehearsalsContract } from "./contract";
import { getRehearsal } from "./get-rehearsal";
import { inviteToRehearsal } from "./invitations/invite-to-rehearsal";
import { listRehearsals } from "./list-rehearsals";

export const handlers: HandlersOf<typeof rehearsalsContract> = {
  listRehearsals,
  createRehearsal,
  getRehearsal,
  updateRehearsal,
  deleteRehearsal,
  inviteToRehearsal,
};
