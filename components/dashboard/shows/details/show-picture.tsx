import { isOurCopy } from "../../parts/files/is-our-copy";
import { PictureField } from "../../parts/files/picture-field";
import type { DetailsForm } from "./details-form";

interface ShowPictureProps {
  form: DetailsForm;
  name: string;
  field: "host_photo" | "logo";
}

const isOurs = (address: string): boolean => isOurCopy(address, "/pictures/");

/** A picture of the show: an uploaded file, or a URL that we fetch. */
export function ShowPicture({ form, name, field }: ShowPictureProps) {
  const { values, base, set, errorOf } = form;
  const asset = `${field}_asset` as const;
  const [address, image] = [values[field], values[asset]];
  const waits = address !== "" && address === base[field] && !isOurs(address);
  return (
    <PictureField
      name={name}
      present={isOurs(address) ? address : ""}
      choice={{ ...(image ? { assetId: image } : {}), address: isOurs(address) ? "" : address }}
      onChoice={({ assetId, address: typed }) => {
        if (assetId) set({ [field]: base[field], [asset]: assetId });
        else if (assetId === null) set({ [field]: "", [asset]: "" });
        else set({ [field]: typed || (isOurs(base[field]) ? base[field] : ""), [asset]: "" });
      }}
      error={errorOf(field) ?? errorOf(asset)}
      hint={waits ? "Downloading the image. Pages show without it until it’s ready." : undefined}
    />
  );
}
