"use client";

import type { ReactNode } from "react";
import { NextShow } from "@/components/signup/next-show";
import type { PanelProps } from "@/components/signup/theme-props";
import css from "./lobby.module.css";
import { useViewer } from "./viewer-context";

interface PanelNoticeProps extends PanelProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What a panel without a way in says instead. */
export function PanelNotice({ title, text, children, ...panel }: PanelNoticeProps) {
  const { classes } = panel;
  const { words } = useViewer();
  return (
    <div className={classes.notice}>
      <h2 className={classes.noticeTitle}>{title}</h2>
      <p className={css.message}>{text}</p>
      {children}
      <NextShow {...panel} words={words.signup} />
    </div>
  );
}
