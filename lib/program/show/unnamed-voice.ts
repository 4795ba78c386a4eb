/** Whoever speaks in a recording from elsewhere where it isn't sure who does. */
export const ANYONE = "voice";

interface Speaker {
  personId: string;
  name: string;
}

/** One of the voices in a recording from elsewhere, until someone gives it a name. */
export const unnamedVoice = (voice: number): Speaker => ({
  personId: `${ANYONE}-${voice}`,
  name: `Speaker ${voice}`,
});

export function isUnnamedVoice({ personId, name }: Speaker): boolean {
  const voice = /^voice-(\d+)$/.exec(personId)?.[1];
  return voice !== undefined && name === unnamedVoice(Number(voice)).name;
}
