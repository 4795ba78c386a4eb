import { ERRORS } from "@/lib/operation/errors";
import type { Operation, Prefixed } from "@/lib/operation/operation";
import { publicOperations } from "./operation-doc";
import type { Input } from "./samples";

/**
 * How the requests of the collection pass values on to later ones. The collection runs from first to last.
 */

/** Folders that others depend on. The rest follows in its own order. */
const FOLDERS_FIRST = [
  "Test clock",
  "Interface",
  "Clients",
  "Showrooms",
  "Events",
  "Technical checks",
  "Rehearsals",
  "Registrations",
  "Assets",
];

/**
 * The variables that a request sets, each with the path of its value in the response, besides the id of
 * whatever it creates.
 */
const KEPT: Record<string, Record<string, string>> = {
  createClient: { client_id: "data.id", external_id: "data.external_id" },
  createShowroom: { slug: "data.showroom.slug" },
  getEvent: { guest_id: "data.event.guests.0.id" },
  listWorkspaceEmails: { email_kind: "data.0.kind" },
  getStudio: { on_air: "data.live", person_id: "data.people.0.identity" },
  listQuestions: { question_id: "data.0.id" },
  listStudioProposals: { proposal_id: "data.0.id" },
  listChatLines: { line_id: "data.0.id", person: "data.0.author.person" },
  runStudioCommand: { command_id: "data.command.id" },
  importRegistrations: { job_id: "data.job_id" },
  generatePromoKit: { job_id: "data.id" },
  getPromoKit: { item_id: "data.people.0.items.0.id" },
  createCommunicationDraft: { message_id: "data.id" },
  replacePlan: { first_segment_id: "data.segments.0.id", segment_id: "data.segments.1.id" },
  generatePlan: { draft_id: "data.id" },
  planShow: { show_hash: "data.hash" },
  testWebhook: { delivery_id: "data.id" },
  listRecordings: { recording_id: "data.0.id" },
  listContent: { content_id: "data.0.id" },
  editRecording: { edit_id: "data.edit.id" },
  addKnowledge: { document_id: "data.id" },
  analyzeCall: { call_id: "data.call_id" },
  uploadAsset: { asset_id: "data.id", asset_sha256: "data.sha256" },
  mintCallKey: { call_key_id: "data.id" },
};

/**
 * When the collection's shows start: ahead of the workspace's clock, which in test can be ahead of this
 * machine's.
 */
const STARTS_AT = "starts_at";
const SHOWS_WITH_A_START = ["createShowroom", "createEvent", "updateEvent", "duplicateEvent"];
const inThirtyDays = (from: string): string =>
  `pm.collectionVariables.set("${STARTS_AT}", new Date(new Date(${from}).getTime() + 30 * 86400000).toISOString());`;

const pathNames = new Set(publicOperations.flatMap(({ path }) => path.match(/\w+_id\b/g) ?? []));

/** `createVendor` sets `vendor_id`, since other operations have it in their path. */
function keptBy({ id }: Operation): Record<string, string> {
  const [, noun = ""] = /^create(\w+)$/.exec(id) ?? [];
  const name = `${noun.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()}_id`;
  return KEPT[id] ?? (pathNames.has(name) ? { [name]: "data.id" } : {});
}

export const CHAIN_VARIABLES = [
  ...new Set([STARTS_AT, ...publicOperations.flatMap((op) => Object.keys(keptBy(op)))]),
];

/** The variables of inputs with another name. Ids have their own: `vendor_id` takes `vendor_id`. */
const VARIABLE_OF: Record<string, string> = {
  id: "client_id",
  client_id: "external_id",
  slug: "slug",
  kind: "email_kind",
  person: "person",
  hash: "show_hash",
  sha256: "asset_sha256",
};

/** `kind` is a variable only where it's an email's, in the path; `id` is a client's, except for keys. */
function variableOf({ id, path }: Operation, name: string): string | undefined {
  if (name === "id" && id === "revokeCallKey") return "call_key_id";
  if (name === "kind" && !path.includes("{kind}")) return undefined;
  const isOwnId = name.endsWith("_id") && name !== "external_id" && CHAIN_VARIABLES.includes(name);
  return VARIABLE_OF[name] ?? (isOwnId ? name : undefined);
}

/** Inputs changed so that they don't break a later request or the next run. */
const OTHER_INPUTS: Record<string, (prefix: Prefixed) => Input> = {
  createClient: () => ({ external_id: "crm-{{$guid}}" }),
  // Email placeholders have the same syntax as Postman variables.
  setWorkspaceEmail: () => ({ subject: "See you there" }),
  setSeriesEmail: () => ({ subject: "See you there" }),
  setEventEmail: () => ({ subject: "See you there" }),
  // Requests refer to series and shows by the same variable.
  createSeries: () => ({ slug: "{{slug}}" }),
  // The first call creates the link; a second one is rejected while it exists.
  manageGuestAccessLink: (prefix) => ({ action: prefix === "/v1" ? "create" : "rotate" }),
  createRehearsal: () => ({ guest_ids: ["{{guest_id}}"] }),
  // People can't be invited to a rehearsal that is over.
  updateRehearsal: () => ({ state: "scheduled" }),
  reorderSegments: () => ({ segment_ids: ["{{segment_id}}", "{{first_segment_id}}"] }),
  // Others test in the same workspace, which has only one clock.
  advanceTestClock: () => ({ dry_run: true }),
  resetTestClock: () => ({ dry_run: true }),
  // Later messages go to the other registration, which must stay.
  createRegistrationLegacy: () => ({ name: "Grace Hopper", email: "grace@example.com" }),
  removeRegistrationByEmail: () => ({ email: "grace@example.com" }),
  deleteRegistration: () => ({ dry_run: true }),
  // Later requests need a host on air.
  removePerson: () => ({ dry_run: true }),
  // Later requests need the show.
  unpublishEvent: () => ({ dry_run: true }),
  cancelEvent: () => ({ dry_run: true }),
  archiveEvent: () => ({ dry_run: true }),
  duplicateEvent: () => ({ dry_run: true }),
  // A paused webhook doesn't accept retries.
  updateWebhook: () => ({ status: "active" }),
};

/** Replaces the example's inputs that name something created by an earlier request with variables. */
export function chainedInput(op: Operation, prefix: Prefixed, example: Input): Input {
  const given = { ...example, ...OTHER_INPUTS[op.id]?.(prefix) };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const variable =
        name === STARTS_AT && SHOWS_WITH_A_START.includes(op.id) ? STARTS_AT : variableOf(op, name);
      return [name, variable ? `{{${variable}}}` : value];
    }),
  );
}

/** Returns the variables that a request needs, each with the reason why it may be missing. */
function needsOf(op: Operation, input: Input): Map<string, string> {
  const named = Object.values(input).flatMap((value) => /^\{\{(\w+)\}\}$/.exec(String(value))?.[1] ?? []);
  const needs = new Map(
    named.filter((name) => name !== STARTS_AT).map((name) => [name, `no earlier request has set ${name}`]),
  );
  if (op.effect === "live")
    needs.set("on_air", "the show is not on air: open its studio, go live, run getStudio");
  return needs;
}

const ON_AIR = { status: 409, when: "once it has been on air" };

interface AlsoFine {
  status: number;
  when: string;
}

/** Statuses that are accepted besides the declared one, and when they occur. */
const ALSO_FINE: Record<string, AlsoFine | null> = {
  publishEvent: ON_AIR,
  unpublishEvent: ON_AIR,
  cancelEvent: ON_AIR,
  archiveEvent: ON_AIR,
  deleteEventLegacy: { status: 409, when: "because it was published" },
  cancelCommunication: { status: 409, when: "once it is out" },
  // An earlier request has sent its file.
  completeAsset: null,
  generatePlan: { status: 409, when: "while a draft is being written" },
  decidePlanDraft: { status: 409, when: "while it is being written" },
  importPlan: { status: 409, when: "while a draft is being written" },
  getTranscript: { status: 404, when: "while nothing has been said in a recording" },
  generateTranscript: { status: 404, when: "while nothing is recorded" },
  correctTranscript: { status: 404, when: "while nothing has been said in a recording" },
  listShorts: { status: 404, when: "while the show hasn't been recorded" },
  manageShortSegment: { status: 400, when: "while there is no such segment" },
  renderShort: { status: 400, when: "while there is no such segment" },
  promptShort: { status: 404, when: "while the show hasn't been recorded" },
  manageShortJob: { status: 400, when: "while there is no such clip" },
  generateContent: { status: 404, when: "while the show hasn't been recorded" },
  createPromoKitBundle: { status: 409, when: "while it hasn't been made" },
  analyzeShorts: { status: 404, when: "while nothing has been said in a recording" },
  previewDistribution: { status: 404, when: "while the show hasn't been recorded" },
  createDistributionJob: { status: 404, when: "while the show hasn't been recorded" },
  getDistributionJob: { status: 404, when: "while nothing was published" },
  retryDistribution: { status: 404, when: "while nothing was published" },
  withdrawDistribution: { status: 404, when: "while nothing was published" },
  retryWebhookDelivery: { status: 409, when: "while an attempt is under way" },
};

function alsoFine({ id }: Operation): AlsoFine | null {
  const unsent = id.startsWith("complete") ? { status: 409, when: "before its file was sent" } : null;
  return id in ALSO_FINE ? (ALSO_FINE[id] ?? null) : unsent;
}

/**
 * Returns the scripts of a request: it's skipped if a variable it needs is missing, and stores what it
 * created.
 */
export function scriptsOf(op: Operation, input: Input): object[] {
  const needs = [...needsOf(op, input)].map(
    ([name, why]) =>
      `if (!pm.collectionVariables.get(${JSON.stringify(name)})) { console.log(${JSON.stringify(`Skipped: ${why}.`)}); pm.execution.skipRequest(); }`,
  );
  if (input[STARTS_AT] === `{{${STARTS_AT}}}`)
    needs.unshift(`if (!pm.collectionVariables.get("${STARTS_AT}")) ${inThirtyDays("Date.now()")}`);
  const keeps = Object.entries(keptBy(op)).map(([name, path]) => {
    const read = path.split(".").map((part) => `?.[${JSON.stringify(part)}]`);
    return `pm.collectionVariables.set(${JSON.stringify(name)}, pm.response.json()${read.join("")} || "");`;
  });
  if (op.id === "getTestClock")
    keeps.push(inThirtyDays('pm.response.json()?.["data"]?.["now"] || Date.now()'));
  const also = alsoFine(op);
  const status = op.refuses ? ERRORS[op.refuses].status : op.status;
  const assertion = also
    ? `pm.test("answers ${op.status}, or ${also.status} ${also.when}", () => pm.expect(pm.response.code).to.be.oneOf([${op.status}, ${also.status}]));`
    : `pm.test("answers ${status}", () => pm.response.to.have.status(${status}));`;
  const script = (listen: string, exec: string[]) => ({ listen, script: { type: "text/javascript", exec } });
  return [...(needs.length > 0 ? [script("prerequest", needs)] : []), script("test", [assertion, ...keeps])];
}

/** Deletions run last in their folder. */
const isLast = (op: Operation): boolean => op.method === "DELETE";

export function inRunningOrder(folders: readonly [string, Operation[]][]): [string, Operation[]][] {
  const rank = (name: string): number => {
    const at = FOLDERS_FIRST.indexOf(name);
    return at === -1 ? FOLDERS_FIRST.length : at;
  };
  return folders
    .map(([name, ops]): [string, Operation[]] => [
      name,
      [...ops].sort((a, b) => Number(isLast(a)) - Number(isLast(b))),
    ])
    .sort(([a], [b]) => rank(a) - rank(b));
}
