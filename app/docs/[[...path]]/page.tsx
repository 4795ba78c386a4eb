import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocsHome } from "@/components/docs/docs-home";
import { PageFoot } from "@/components/docs/page-foot";
import { PageHead } from "@/components/docs/page-head";
import { ProseView } from "@/components/docs/prose-view";
import { readingOrder } from "@/lib/docs/navigation";
import type { DocPage } from "@/lib/docs/page";
import { plainText } from "@/lib/docs/segments";
import { docSite } from "@/lib/docs/site";
import { decoded } from "@/lib/platform/text/decoded";
import { OperationPage } from "../_parts/operation-page";

interface Props {
  params: Promise<{ path?: string[] }>;
}

async function pageOf({ params }: Props): Promise<DocPage> {
  const { path = [] } = await params;
  return docSite().pages.get(["/docs", ...path.map(decoded)].join("/")) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, title, summary, operationId } = await pageOf(props);
  const name = operationId ? `${title}: ${operationId}` : title;
  return {
    title: path === "/docs" ? "Documentation" : `${name} · Docs`,
    description: plainText(summary),
    alternates: { canonical: path, types: { "text/markdown": `${path}.md` } },
  };
}

export default async function Page(props: Props) {
  const page = await pageOf(props);
  const { nav } = docSite();
  if (page.path === "/docs") return <DocsHome page={page} />;
  const order = readingOrder(nav);
  const at = order.findIndex(({ path }) => path === page.path);
  const foot = <PageFoot before={at > 0 ? order[at - 1] : undefined} after={order[at + 1]} />;
  if (page.operationId) return <OperationPage page={page} foot={foot} />;
  return <ProseView head={<PageHead page={page} />} markdown={page.markdown} foot={foot} />;
}
