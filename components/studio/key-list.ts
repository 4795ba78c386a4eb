/** All keyboard shortcuts of the studio, as the sheet shows them. */
export const KEY_LIST: readonly {
  group: string;
  keys: readonly (readonly [keys: string, what: string])[];
}[] = [
  {
    group: "Stage",
    keys: [
      ["1 2 3 4", "Layouts: two, present, one, grid"],
      ["J K", "Previous or next scene"],
      ["← →", "Previous or next slide"],
    ],
  },
  {
    group: "You",
    keys: [
      ["M", "Mute or unmute"],
      ["Space", "Hold to talk while muted"],
      ["V", "Turn camera on or off"],
      ["S", "Start or stop screen sharing"],
    ],
  },
  {
    group: "Desk",
    keys: [
      ["⌘K  Ctrl K", "All commands"],
      ["C", "Hold to speak a command. No one else hears it"],
      ["⌘Z  Ctrl Z", "Undo your last command"],
      ["?", "Show this list"],
      ["Esc", "Cancel the countdown, close a dialog, or take control from agents"],
    ],
  },
];
