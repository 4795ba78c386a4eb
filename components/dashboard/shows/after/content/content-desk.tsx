"use client";

import { PenLine, Sparkles } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { NativeSelect } from "@/components/ui/native-select";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { PageHeader } from "../../../parts/page/page-header";
import { KINDS, LANGUAGES, type Language, languageOf, MISSING } from "./content-words";
import { KindList } from "./kind-list";
import { TextEditor } from "./text-editor";
import { useContent } from "./use-content";

interface ContentDeskProps {
  slug: string;
  /** The show's, as a BCP 47 tag. */
  language: string;
  recordingId: string;
  initial: readonly ContentItemWire[];
}

type Kind = ContentItemWire["kind"];

/** Texts made of a recording: chosen on the left, edited beside their evidence. */
export function ContentDesk({ slug, language: tag, recordingId, initial }: ContentDeskProps) {
  const { base } = useEnvironment();
  const { items, generate, isGenerating, put } = useContent(slug, recordingId, initial);
  const [kind, setKind] = useState<Kind>("summary");
  const [language, setLanguage] = useState<Language>(() => languageOf(tag));
  const [asked, setAsked] = useState<"all" | "one" | null>(null);
  const [replaceEdited, setReplaceEdited] = useState(false);
  const inLanguage = items.filter((item) => item.language === language);
  const itemOf = (of: Kind) => inLanguage.find((item) => item.kind === of);
  const item = itemOf(kind);
  const edited = inLanguage.filter((one) => one.edited).length;
  const make = (kinds: Kind[] | undefined, replace: boolean) =>
    generate({ ...(kinds && { kinds }), language, replaceEdited: replace });
  const press = (kinds?: Kind[]) =>
    void make(kinds, false).catch((error: Error) => toast.error(error.message));
  const all = () => {
    setReplaceEdited(false);
    if (edited > 0) setAsked("all");
    else press();
  };
  const one = (isEdited: boolean) => (isEdited ? setAsked("one") : press([kind]));
  return (
    <>
      <PageHeader
        title="Content"
        description="Drafts written from the recording. Each sentence is a fact about the show or links to what was said."
        action={
          <div className="flex flex-wrap items-center gap-2">
            <NativeSelect
              aria-label="Language"
              className="w-32"
              options={LANGUAGES}
              value={language}
              onValueChange={setLanguage}
            />
            <ForRole least="member">
              <Button
                variant="primary"
                busy={isGenerating}
                onClick={all}
                icon={<Sparkles className="size-4" aria-hidden />}
              >
                {inLanguage.length > 0 ? "Generate all again" : "Generate all"}
              </Button>
            </ForRole>
          </div>
        }
      />
      <div className="grid gap-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
        <KindList chosen={kind} onChoose={setKind} itemOf={itemOf} />
        {item && item.missing === null ? (
          <TextEditor
            key={`${item.id} ${item.generated_at}`}
            {...{ slug, item, isGenerating }}
            recording={`${base}/shows/${slug}/recording/${recordingId}`}
            onSaved={put}
            onGenerate={one}
          />
        ) : (
          <NoText
            kind={kind}
            missing={item?.missing ?? null}
            onGenerate={() => press([kind])}
            isGenerating={isGenerating}
          />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        {...(asked === "one"
          ? {
              title: "Replace your edits?",
              description: "The text is generated again from the transcript. Your edits are lost.",
              confirmLabel: "Replace edits",
              tone: "danger" as const,
              onConfirm: () => make([kind], true),
            }
          : {
              title: "Generate all texts again?",
              description:
                edited === 1
                  ? "1 text was edited. It stays as it is."
                  : `${edited} texts were edited. They stay as they are.`,
              confirmLabel: replaceEdited ? "Replace all" : "Generate again",
              tone: replaceEdited ? ("danger" as const) : ("primary" as const),
              onConfirm: () => make(undefined, replaceEdited),
            })}
      >
        {asked === "all" && (
          <Checkbox
            label="Also replace edited texts"
            hint="Their edits are lost."
            checked={replaceEdited}
            onCheckedChange={setReplaceEdited}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

interface NoTextProps {
  kind: Kind;
  missing: ContentItemWire["missing"];
  onGenerate: () => void;
  isGenerating: boolean;
}

/** What a kind is, or why it can't be written. */
function NoText({ kind, missing, onGenerate, isGenerating }: NoTextProps) {
  const words = KINDS.find((one) => one.kind === kind);
  return (
    <EmptyState
      icon={<PenLine className="size-6" aria-hidden />}
      title={missing ? `No ${words?.label.toLowerCase()} for this recording` : words?.label}
      description={missing ? MISSING[missing] : words?.description}
      action={
        <ForRole least="member">
          <Button busy={isGenerating} onClick={onGenerate}>
            {missing ? "Try again" : "Generate"}
          </Button>
        </ForRole>
      }
    />
  );
}
