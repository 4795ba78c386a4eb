import type { Event, Prisma, RegistrationImport } from "@/lib/generated/prisma/client";
import { storeFile } from "@/lib/modules/files/files";
import { type Attestation, lockOpenEvent } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { preparedVerb } from "@/lib/operation/prepared";
import type { registrationImportsContract } from "./contract";
import { FORMAT_OF } from "./file-types-schema";
import { importRegistrationsJob } from "./import-registrations-job";
import { NO_REPORT, presentImport } from "./present-import";
import { type Look, lookAtFile } from "./reading/look-at-file";
import { countOutcomes, problemsIn } from "./writing/row-outcomes";
import { writeRows } from "./writing/write-rows";

type Input = InputOf<typeof registrationImportsContract.importRegistrations>;
type Output = OutputOf<typeof registrationImportsContract.importRegistrations>;

/**
 * A dry run reads the first rows before the transaction, registers them in it, and is rolled back like any
 * other.
 */
export const importRegistrations = preparedVerb<Input, Output, Look | undefined>({
  prepare: async (ctx, { upload, mapping }) => ({
    value: ctx.dryRun ? await lookAtFile(upload, mapping ?? {}) : undefined,
    drop: async () => undefined,
  }),

  run: async (ctx, input, look) => {
    const event = await lockOpenEvent(ctx, input.slug, "organiser");
    const row = await queue(ctx, event, input);
    ctx.record({
      subjectType: "event",
      subjectId: input.slug,
      after: { import: row.id, bytes: input.upload.sizeBytes, attestation: row.attestation },
    });
    const wire = presentImport(input.slug, row);
    return look ? { ...wire, ...(await tried(ctx, event, look, attestationOf(input))) } : wire;
  },
});

const attestationOf = ({ source_type, source_detail }: Input): Attestation => ({
  source_type,
  source_detail,
});

async function queue(ctx: Ctx, event: Event, input: Input): Promise<RegistrationImport> {
  const { upload, mapping } = input;
  const id = ctx.enqueue(importRegistrationsJob, { event_id: event.id }, { subject: event.id });
  const format = FORMAT_OF[upload.contentType] ?? "csv";
  await storeFile(ctx, upload, {
    purpose: "registrations.import",
    name: `registrations.${format}`,
    subject: { type: "registration_import", id },
  });
  return ctx.db.registrationImport.create({
    data: {
      id,
      ...ownedBy(ctx),
      eventId: event.id,
      fileId: upload.fileId,
      format,
      mapping: mapping ?? {},
      attestation: attestationOf(input) as unknown as Prisma.InputJsonObject,
      createdAt: ctx.now,
    },
  });
}

async function tried(
  ctx: Ctx,
  event: Event,
  { columns, rows, why }: Look,
  attestation: Attestation,
): Promise<Partial<Output>> {
  const { outcomes } = await writeRows(ctx, event, rows, attestation);
  return {
    columns,
    rows: { total: null, done: rows.length },
    counts: countOutcomes(outcomes),
    problems: problemsIn(rows, outcomes),
    error: why,
    ...NO_REPORT,
  };
}
