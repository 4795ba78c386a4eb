import type { ReactNode } from "react";
import { ShowTabs } from "@/components/dashboard/shows/show-tabs";

interface Props {
  params: Promise<{ slug: string }>;
  children: ReactNode;
}

export default async function ShowLayout({ params, children }: Props) {
  return (
    <>
      <ShowTabs slug={(await params).slug} />
      {children}
    </>
  );
}
