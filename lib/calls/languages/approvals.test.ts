import { describe, expect, it } from "vitest";
import { isApproval, isJoke } from "./approvals";

describe("sentences that approve", () => {
  it.each([
    ["en", "that's actually less than we pay now"],
    ["en", "the price isn't the problem"],
    ["en", "it's not about the money"],
    ["en", "that seems fair"],
    ["en", "no complaints about the support"],
    ["en", "cheaper than i thought"],
    ["en", "you're cheaper, i'm not arguing with that"],
    ["en", "that doesn't bother us"],
    ["de", "der preis ist für uns in ordnung"],
    ["de", "am geld liegt es nicht"],
    ["de", "das war auch ein fairer preis"],
    ["de", "günstiger als ich gedacht habe"],
    ["fr", "le prix n'est pas un problème"],
    ["fr", "moins cher que prévu"],
    ["es", "me parece justo"],
    ["es", "el precio no es el problema"],
  ] as const)("%s: %s", (code, low) => expect(isApproval(low, { code })).toBe(true));

  it.each([
    ["en", "flowtrack is cheaper, to be honest"],
    ["en", "that isn't cheap"],
    ["en", "that's less than ideal"],
    ["en", "it's not the money but the time"],
    ["en", "that's fair, but we have no budget"],
    ["en", "that's far from reasonable"],
    ["en", "too expensive for us"],
    ["de", "das ist nicht günstig"],
    ["de", "der preis ist fair, aber wir haben kein budget"],
    ["de", "das ist uns zu teuer"],
    ["fr", "c'est trop cher"],
    ["es", "es demasiado caro"],
  ] as const)("not %s: %s", (code, low) => expect(isApproval(low, { code })).toBe(false));

  it("knows a joke by whoever says so", () => {
    for (const low of ["haha, sure", "i'm kidding", "nur spaß", "je plaisante", "es broma"])
      expect(isJoke(low), low).toBe(true);
    for (const low of ["that has to work", "it's no laughing matter", "he had it"])
      expect(isJoke(low), low).toBe(false);
  });
});
