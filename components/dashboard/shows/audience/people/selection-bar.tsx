"use client";

import { Ellipsis, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { peopleCount } from "../../../parts/words/people-words";
import { PEOPLE_ACTIONS, type PeopleAction } from "./people-actions";

interface SelectionBarProps {
  /** Number of selected people. */
  count: number;
  /** How many more people match the filters; none once everyone is selected. */
  matching: number;
  everyone: boolean;
  onEveryone: () => void;
  onClear: () => void;
  onAction: (action: PeopleAction) => void;
  onExport: (() => void) | undefined;
}

/** Actions on the selected people. Replaces the count, so that nothing moves. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, matching, everyone, onEveryone, onClear, onAction, onExport } = props;
  const [asked, setAsked] = useState<PeopleAction>();
  const asking = PEOPLE_ACTIONS.find(({ action }) => action === asked);
  const press = (action: PeopleAction) =>
    PEOPLE_ACTIONS.find((one) => one.action === action)?.ask ? setAsked(action) : onAction(action);
  const items = PEOPLE_ACTIONS.map(({ action, label, icon: Icon, danger }) => ({
    label,
    icon: <Icon className="size-4 shrink-0" aria-hidden />,
    ...(danger ? { danger, separated: true } : {}),
    onSelect: () => press(action),
  }));
  return (
    <div
      role="toolbar"
      aria-label="Actions for selected people"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
    >
      <p className="tabular text-base" aria-live="polite">
        {everyone ? `All ${peopleCount(count)} selected` : `${count.toLocaleString("en")} selected`}
      </p>
      {PEOPLE_ACTIONS.slice(0, 2).map(({ action, label, icon: Icon }) => (
        <Button
          key={action}
          size="sm"
          className="max-md:hidden"
          icon={<Icon className="size-4" aria-hidden />}
          onClick={() => press(action)}
        >
          {label}
        </Button>
      ))}
      <Menu
        items={[
          ...items,
          ...(onExport ? [{ label: "Export as CSV", separated: true, onSelect: onExport }] : []),
        ]}
        trigger={
          <Button size="sm" icon={<Ellipsis className="size-4" aria-hidden />}>
            Actions
          </Button>
        }
      />
      {!everyone && matching > count && (
        <Button size="sm" variant="ghost" onClick={onEveryone}>
          Select all {matching.toLocaleString("en")}
        </Button>
      )}
      <IconButton
        size="sm"
        label="Clear selection"
        icon={<X className="size-4" aria-hidden />}
        onClick={onClear}
      />
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asking?.ask?.title(peopleCount(count)) ?? ""}
        description={asking?.ask?.description ?? ""}
        confirmLabel={asking?.ask?.confirm ?? ""}
        cancelLabel="Go back"
        tone={asking?.action === "send_confirmation" ? "primary" : "danger"}
        onConfirm={() => asking && onAction(asking.action)}
      />
    </div>
  );
}
