"use client";

import { useEffect, useState } from "react";
import type { SignupTheme } from "@/lib/theme/signup-colours";
import type { StageLook } from "@/lib/theme/stage-look";

/** The look of a show's stage if the server didn't render it. The color code loads after the page. */
export function useStageLook(theme: SignupTheme, accent: string | null | undefined): StageLook | undefined {
  const [look, setLook] = useState<StageLook>();
  useEffect(() => {
    let current = true;
    void import("@/lib/theme/stage-look").then(({ stageLook }) => {
      if (current) setLook(stageLook(theme, accent ?? null));
    });
    return () => {
      current = false;
    };
  }, [theme, accent]);
  return look;
}
