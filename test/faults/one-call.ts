import { api } from "@/test/support/api";

/** A process that makes one call and prints the response; the fault tests turn on a failpoint in it. */
const [key = "", idempotencyKey = "", name = ""] = process.argv.slice(2);
const answer = await api("POST", "/v1/clients", { key, idempotencyKey, body: { name } });
process.stdout.write(
  `${JSON.stringify({ status: answer.status, text: answer.text, replayed: answer.headers["Idempotent-Replayed"] })}\n`,
);
process.exit(0);
