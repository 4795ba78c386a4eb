import type { ToldShow } from "@/lib/content/told-show";
import { writeContent } from "@/lib/content/write-content";
import {
  type Basis,
  type Block,
  type ContentKind,
  isWritten,
  type Missing,
  type Written,
} from "@/lib/content/written";
import type { SpokenLine } from "@/lib/modules/after/playback";
import { mediaTime, type ProgramLine } from "@/lib/program";
import type { StoredBasis, WrittenBlock, WrittenText } from "../stored-text";

/** What texts are written from. */
export interface Material {
  show: ToldShow;
  spoken: readonly SpokenLine[];
  line: ProgramLine;
}

interface NewText {
  kind: ContentKind;
  missing: Missing | null;
  /** @param version of the text, from which its blocks have their ids */
  written: (version: number) => WrittenText;
}

/**
 * Writes texts about a show in a language, with what each of their blocks stands on. Those that can't be written are empty.
 * @param byModel what a model wrote and its lines say; the rules write the other kinds
 */
export function writeTexts(
  material: Material,
  kinds: readonly ContentKind[],
  language: string,
  byModel: ReadonlyMap<ContentKind, Written>,
): NewText[] {
  return (writeContent(material.show, kinds, language) ?? []).map(({ kind, outcome: byRules }) => {
    const outcome = byModel.get(kind) ?? byRules;
    const { title, blocks } = isWritten(outcome) ? outcome : { title: material.show.title, blocks: [] };
    const written = (version: number): WrittenText => ({
      ...{ title, by: byModel.has(kind) ? "model" : "rules" },
      blocks: blocks.map((block, index) => storedBlock(material, block, `${version}-${index + 1}`)),
    });
    return { kind, missing: isWritten(outcome) ? null : outcome, written };
  });
}

function storedBlock(material: Material, block: Block, id: string): WrittenBlock {
  const { kind, text } = block;
  const said = kind === "said" || kind === "heading" ? (block.basis ?? []) : [];
  const basis = said.flatMap((one) => onMedia(one, material.line) ?? []);
  const named = block.kind === "asked" ? [block.personId] : (block.people ?? []);
  const people = [...said.flatMap((one) => [one.personId, ...saidBy(one, material.spoken)]), ...named];
  return { id, kind, text, basis, people: [...new Set(people)] };
}

/** Whose microphones the words came from: corrections may have given them to someone else. */
const saidBy = ({ personId, fromMs, toMs }: Basis, spoken: readonly SpokenLine[]): string[] =>
  spoken
    .filter((line) => line.personId === personId && line.fromMs < toMs && line.toMs > fromMs)
    .map((line) => line.saidBy);

function onMedia(basis: Basis, { stretches }: ProgramLine): StoredBasis | null {
  const from = mediaTime(stretches, basis.fromMs);
  if (!from) return null;
  const fromMs = Math.round(from.ms);
  return {
    ...basis,
    sessionId: from.sessionId,
    fromMs,
    toMs: fromMs + Math.round(basis.toMs - basis.fromMs),
  };
}
