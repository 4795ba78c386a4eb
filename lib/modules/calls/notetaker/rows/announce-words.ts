/** What a notetaker says when it joins, after its name. */
export const ANNOUNCEMENT: Record<string, string> = {
  en: "I’m a notetaker. I take notes on what’s said on stage, but not by anyone who declined to be recorded. The host or any speaker can remove me.",
  de: "Ich bin ein Notizassistent. Ich schreibe mit, was auf der Bühne gesagt wird, außer von Personen, die keine Aufnahme möchten. Host und Sprecher können mich jederzeit entfernen.",
  fr: "Je prends des notes. Je transcris ce qui est dit sur scène, sauf pour les personnes qui ont refusé d’être enregistrées. L’hôte ou un intervenant peut me retirer à tout moment.",
  es: "Tomo notas. Transcribo lo que se dice en el escenario, salvo de quienes no quieren que se les grabe. El anfitrión o cualquier ponente puede quitarme en cualquier momento.",
};

export const announcementIn = (language: string): string =>
  ANNOUNCEMENT[language.toLowerCase().split("-")[0] ?? ""] ?? (ANNOUNCEMENT.en as string);
