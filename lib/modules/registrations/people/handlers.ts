import type { HandlersOf } from "@/lib/operation/handlers-of";
import { changePeople } from "./change-people";
import type { peopleContract } from "./contract";
import { getMailSchedule } from "./get-mail-schedule";
import { getPeopleOverview } from "./get-people-overview";
import { getPersonHistory } from "./get-person-history";

export const handlers: HandlersOf<typeof peopleContract> = {
  changePeople,
  getMailSchedule,
  getPeopleOverview,
  getPersonHistory,
};
