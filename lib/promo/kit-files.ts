/** What a kit's files are referenced by: its show, which drops them all when it's deleted. */
export const kitSubject = (eventId: string) => ({ type: "promo_kit", id: eventId });
