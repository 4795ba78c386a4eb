/** A key pressed or released. */
export const keyEvent = (type: "keydown" | "keyup", key: string, more: Partial<KeyboardEvent> = {}): Event =>
  Object.assign(new Event(type, { cancelable: true }), {
    ...{ key, code: key === " " ? "Space" : `Key${key.toUpperCase()}`, repeat: false },
    ...{ ctrlKey: false, altKey: false, metaKey: false, shiftKey: false },
    ...more,
  });
