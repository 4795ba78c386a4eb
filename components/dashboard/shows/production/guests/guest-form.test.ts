import { describe, expect, it } from "vitest";
import { CreateGuestInput, UpdateGuestInput } from "@/lib/modules/people/guests/records/record-schema";
import { guestBodyOf } from "./guest-form";

const texts = { name: "Ada", title: "", company: "", intro: "", emcee: "" };
const ours = "https://shows.example/portraits/fil_1";
const theirs = "https://ada.example/me.jpg";
const bodyOf = (photo: Parameters<typeof guestBodyOf>[0]["photo"], present?: string) =>
  guestBodyOf({ ...texts, email: " ada@example.com ", photo }, present);

describe("the guest form", () => {
  it("sends what the operations accept", () => {
    expect(CreateGuestInput.parse(bodyOf({}))).toMatchObject({ name: "Ada", email: "ada@example.com" });
    expect(UpdateGuestInput.parse(guestBodyOf({ ...texts, email: "", photo: {} }))).toMatchObject({
      email: null,
    });
  });

  it("changes the photo only if another one was chosen", () => {
    expect(bodyOf({}, ours)).not.toHaveProperty("photo");
    expect(bodyOf({ address: "" }, ours)).not.toHaveProperty("photo");
    expect(bodyOf({ assetId: "ast_1" }, ours)).toMatchObject({ photo_asset_id: "ast_1" });
    expect(bodyOf({ assetId: null }, ours)).toMatchObject({ photo_asset_id: null });
    expect(bodyOf({ address: theirs }, ours)).toMatchObject({ photo: theirs });
  });

  it("clears a URL that couldn't be downloaded", () => {
    expect(bodyOf({ address: "" }, theirs)).toMatchObject({ photo: "" });
    expect(bodyOf({ assetId: null }, theirs)).toMatchObject({ photo: "" });
    expect(bodyOf({ address: theirs }, theirs)).toMatchObject({ photo: theirs });
  });
});
