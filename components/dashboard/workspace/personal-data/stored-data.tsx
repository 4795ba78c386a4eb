"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { saveJson } from "@/lib/client/save-json";
import { Section } from "../../parts/page/section";
import { StoredList } from "./stored-list";
import { type PersonalData, storedKinds, suppressedWords } from "./stored-words";

interface StoredDataProps {
  data: PersonalData;
  onErase: () => void;
}

/** What is stored about someone, to read, download or erase. */
export function StoredData({ data, onErase }: StoredDataProps) {
  const { email, suppression } = data;
  const kinds = storedKinds(data);
  const isKnown = kinds.length > 0 || suppression !== null;
  return (
    <Section
      title="Stored data"
      description={
        <span role="status">
          {kinds.length > 0 ? "About" : "No personal data is stored about"}{" "}
          <span className="break-words text-ink">{email}</span>
          {kinds.length > 0 ? "" : "."}
        </span>
      }
      action={
        isKnown && (
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Download className="size-4" aria-hidden />}
              onClick={() => saveJson(fileName(email), data)}
            >
              Download data
            </Button>
            {kinds.length > 0 && (
              <Button variant="danger" onClick={onErase}>
                Erase person…
              </Button>
            )}
          </div>
        )
      }
    >
      {kinds.length > 0 && <StoredList kinds={kinds} />}
      {suppression && (
        <p className="mt-3 max-w-2xl text-base text-ink-muted">
          This address is on the suppression list ({suppressedWords(suppression.reason)}), so it isn’t
          emailed. It stays there after an erasure.
        </p>
      )}
    </Section>
  );
}

const fileName = (email: string): string =>
  `personal-data-${email.replaceAll(/[^\p{L}\p{N}.@_-]/gu, "_")}.json`;
