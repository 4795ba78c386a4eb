"use client";

import { Settings2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useFetched } from "@/components/ui/use-fetched";
import { useViewer } from "../viewer-context";
import type { ViewSettingsProps } from "./view-settings-popover";

/**
 * The button that opens the viewing preferences. Their code, a tenth of the page's script, loads on demand
 * because few people use them.
 */
export function ViewSettings(props: ViewSettingsProps) {
  const label = useViewer().words.settings.title;
  const { module, fetching, fetch } = useFetched(() => import("./view-settings-popover"));
  const button = { label, icon: <Settings2 className="size-5" aria-hidden /> };
  if (module) return <module.ViewSettingsPopover {...props} button={<IconButton {...button} />} />;
  return <IconButton {...button} aria-haspopup="dialog" busy={fetching} onClick={() => void fetch()} />;
}
