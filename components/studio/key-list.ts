/** Every key of the studio, as the sheet shows them. */
export const KEY_LIST: readonly {
  group: string;
  keys: readonly (readonly [keys: string, what: string])[];
}[] = [
  {
    group: "Picture",
    keys: [
      ["1 2 3 4", "Layouts: two, present, one, grid"],
      ["J K", "Scene before, scene after"],
      ["← →", "Slide before, slide after"],
    ],
  },
  {
    group: "You",
    keys: [
      ["M", "Mute or unmute"],
      ["Space", "Hold to talk while muted"],
      ["V", "Camera on or off"],
      ["S", "Share a screen, or stop"],
    ],
  },
  {
    group: "Desk",
    keys: [
      ["⌘K  Ctrl K", "All commands"],
      ["C", "Hold to say a command; nobody else hears it"],
      ["⌘Z  Ctrl Z", "Undo what you did last"],
      ["?", "Show this list"],
      ["Esc", "Cancel the countdown, close what is open, then: agents only propose"],
    ],
  },
];
