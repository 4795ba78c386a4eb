"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import {
  SPONSOR_PLACEMENTS,
  SPONSOR_TIERS,
  type SponsorPlacement,
  type SponsorTier,
} from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import { type PictureChoice, PictureField } from "../../../parts/files/picture-field";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useFreshAfterConflict } from "../../../parts/forms/use-fresh-after-conflict";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { CHANGED_ELSEWHERE } from "../../../parts/words/changed-elsewhere";
import { PLACEMENT_WORDS, type Sponsor, TIER_WORDS } from "./sponsor-words";

interface SponsorFormProps {
  slug: string;
  /** Undefined for a new sponsor. */
  sponsor?: Sponsor;
  onDone: () => void;
}

interface Values {
  name: string;
  tier: SponsorTier;
  url: string;
  blurb: string;
  placements: readonly SponsorPlacement[];
  logo: PictureChoice;
}

const bodyOf = ({ logo: { assetId, address }, placements, url, ...rest }: Values) => ({
  ...rest,
  url: url.trim(),
  placements: [...placements],
  ...(address ? { logo: address.trim() } : assetId === undefined ? {} : { logo_asset_id: assetId }),
});

const TIERS = SPONSOR_TIERS.map((value) => ({ value, label: TIER_WORDS[value] }));

/** A sponsor and where it is shown. */
export function SponsorForm({ slug, sponsor, onDone }: SponsorFormProps) {
  const initial: Values = {
    name: sponsor?.name ?? "",
    tier: sponsor?.tier ?? "gold",
    url: sponsor?.url ?? "",
    blurb: sponsor?.blurb ?? "",
    placements: sponsor?.placements ?? ["page"],
    logo: {},
  };
  const common = { initial, ready: ({ name }: Values) => name.trim() !== "", saved: "Saved", onDone };
  const create = useMutationForm("createSponsor", {
    ...common,
    input: (values) => ({ params: { slug }, body: bodyOf(values) }),
  });
  const update = useMutationForm("updateSponsor", {
    ...common,
    input: (values) => ({
      params: { slug, sponsor_id: sponsor?.id ?? "" },
      body: { ...bodyOf(values), ...(sponsor ? { expected_version: sponsor.version } : {}) },
    }),
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  useFreshAfterConflict(update.error);
  const form = sponsor ? update : create;
  const { placements, logo } = form.values;
  const place = (one: SponsorPlacement, on: boolean) =>
    form.set({ placements: on ? [...placements, one] : placements.filter((other) => other !== one) });
  return (
    <MutationForm form={form} submitLabel={sponsor ? "Save" : "Add sponsor"}>
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={120} autoFocus />
      </Field>
      <Field label="Tier" error={form.errorOf("tier")}>
        <Select options={TIERS} {...form.choice("tier")} />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium text-sm">Placements</legend>
        {SPONSOR_PLACEMENTS.map((one) => (
          <Checkbox
            key={one}
            label={PLACEMENT_WORDS[one].label}
            hint={PLACEMENT_WORDS[one].hint}
            checked={placements.includes(one)}
            onCheckedChange={(on) => place(one, on)}
          />
        ))}
      </fieldset>
      <PictureField
        name="Logo"
        present={sponsor?.logo ?? ""}
        choice={logo}
        onChoice={(next) => form.set({ logo: next })}
        error={form.errorOf("logo") ?? form.errorOf("logo_asset_id")}
      />
      <Field label="Link" optional hint="Opens when people click the sponsor" error={form.errorOf("url")}>
        <Input {...form.text("url")} type="url" maxLength={2048} placeholder="https://" />
      </Field>
      <Field label="Description" optional error={form.errorOf("blurb")}>
        <Textarea {...form.text("blurb")} rows={2} maxLength={500} />
      </Field>
    </MutationForm>
  );
}
