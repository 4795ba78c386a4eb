import { beInRoom } from "./be-in-room";

/** Says much and leaves at once. It joins no room. */
beInRoom<unknown, Buffer>(async (_joining, emit, left) => ({
  take: () => {
    for (let number = 0; number < 40; number += 1) emit(Buffer.alloc(100_000, number));
    left("it was told to");
  },
  leave: async () => undefined,
}));
