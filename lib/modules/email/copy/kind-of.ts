import { notFound } from "@/lib/operation/problem";
import { COPY_KINDS } from "./schema";

type Kind = (typeof COPY_KINDS)[number];

/** @throws `not_found` for an unknown kind of email */
export function kindOf(name: string): Kind {
  const kind = COPY_KINDS.find((one) => one === name);
  if (!kind) throw notFound();
  return kind;
}
