import type { Metadata } from "next";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { PersonalDataDesk } from "@/components/dashboard/workspace/personal-data/personal-data-desk";
import { atLeast } from "@/lib/platform/security/roles";
import { type EnvironmentParams, environmentFrom } from "../../../_lib/environment";
import { viewer } from "../../../_lib/viewer";

export const metadata: Metadata = { title: "Personal data" };

export default async function PersonalDataPage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  const { role } = await viewer();
  return (
    <>
      <PageHeader
        title="Personal data"
        description={`Get a copy of what the ${environment} environment stores about someone, or erase it.`}
        back={{ href: `/dashboard/${environment}/settings`, label: "Settings" }}
      />
      {atLeast(role, "admin") ? <PersonalDataDesk /> : <ReadProblem problem={NOT_ADMIN} />}
    </>
  );
}

const NOT_ADMIN = {
  code: "insufficient_scope",
  message: "Only owners and admins can export or erase someone’s data.",
};
