"use client";

import { type FormEvent, useState } from "react";
import { clearSent } from "@/components/room/clear-sent";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { PanelSection } from "./panel-section";
import { useStudio } from "./studio-context";

/** Shows a quote or question card with custom text. */
export function CardsSection() {
  const { state, run } = useStudio();
  const [text, setText] = useState("");
  const [author, setAuthor] = useState("");
  const words = text.trim();
  const who = author.trim();

  async function show(event: FormEvent, card: "quote" | "question") {
    event.preventDefault();
    const common = { text: words, ...(who === "" ? {} : { author: who }) };
    const done = await run(
      card === "quote" ? { action: "quote_card", ...common } : { action: "show_question", ...common },
    );
    if (done) setText(clearSent(words));
  }

  return (
    <PanelSection
      title="Cards"
      aside={
        state.question && (
          <Button size="sm" variant="ghost" onClick={() => void run({ action: "hide_question" })}>
            Hide question
          </Button>
        )
      }
    >
      <form onSubmit={(event) => void show(event, "quote")} className="flex flex-col gap-2">
        <Textarea
          aria-label="Card text"
          placeholder="Card text"
          rows={2}
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Input
          aria-label="Attribution"
          placeholder="Attribution (optional)"
          maxLength={200}
          value={author}
          onChange={(event) => setAuthor(event.target.value)}
        />
        <div className="flex gap-2">
          <Button type="submit" size="sm" disabled={words === ""}>
            Show quote
          </Button>
          <Button size="sm" disabled={words === ""} onClick={(event) => void show(event, "question")}>
            Show question
          </Button>
        </div>
      </form>
    </PanelSection>
  );
}
