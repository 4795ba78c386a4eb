import { storePassages } from "@/lib/modules/calls/passages";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { preparedVerb } from "@/lib/operation/prepared";
import type { knowledgeContract } from "./contract";
import { auditDocument, presentDocument } from "./present";
import { type ReadDocument, readDocument } from "./reading/read-document";

type Operation = typeof knowledgeContract.addKnowledge;

/** A PDF takes up to seconds, so that documents are read before the transaction. The file itself isn't kept. */
export const addKnowledge = preparedVerb<InputOf<Operation>, OutputOf<Operation>, ReadDocument>({
  prepare: async (_ctx, { upload, title, language }) => ({
    value: await readDocument(upload, { title, language }),
    drop: async () => undefined,
  }),
  run: async (ctx, { upload }, { title, format, language, characters, passages }) => {
    const row = await ctx.db.knowledgeDocument.create({
      data: {
        ...{ id: ctx.newId("kdo"), ...ownedBy(ctx), title, format, language, characters },
        ...{ sizeBytes: upload.sizeBytes, sha256: upload.sha256, createdAt: ctx.now },
      },
    });
    await storePassages(ctx, { of: { documentId: row.id }, passages, language, about: title });
    ctx.record({ subjectType: "knowledge_document", subjectId: row.id, after: auditDocument(row) });
    return presentDocument(row);
  },
});
