import { receiveFile } from "@/lib/modules/files/files";
import { bytesOf } from "@/lib/operation/operation";
import type { Prepared } from "@/lib/operation/prepared";
import { invalid } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { traced } from "@/lib/platform/runtime/trace";
import type { Call } from "../call-state";
import type { Parsed } from "./parse";

/**
 * Receives the file that is the call's body, before any transaction, and adds it to the input. From then on
 * its digest represents it: the same key with other bytes is a different call.
 */
export async function receive(call: Call, parsed: Parsed): Promise<Prepared<Upload>> {
  const { op, principal, raw } = call;
  const wanted = bytesOf(op);
  if (!wanted || !raw?.file) throw invalid({ body: "required" }, "Send the file as the body.");
  const { file } = raw;
  const received = await traced("receive", {}, () =>
    receiveFile(principal, file.open(), {
      purpose: op.operationId ?? op.id,
      types: wanted.types,
      saidType: file.contentType,
      expectedBytes: file.expectedBytes,
      dryRun: parsed.controls.dryRun && !wanted.readOnDryRun,
    }),
  );
  call.raw = { ...raw, body: { sha256: received.value.sha256 } };
  parsed.input.upload = received.value;
  return received;
}
