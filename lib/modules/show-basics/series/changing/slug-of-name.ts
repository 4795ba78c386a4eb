import { invalid } from "@/lib/operation/problem";

/** @throws if no letter of the name can be used in a URL */
export function slugOfName(name: string): string {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  if (!slug) throw invalid({ slug: "required" }, "This name can't be turned into a slug. Send a slug too.");
  return slug;
}
