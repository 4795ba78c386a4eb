import type { ProposalWords } from "./proposal-words";

export const de: ProposalWords = {
  test: "Testangebot. Es ist nicht verbindlich.",
  validUntil: "Gültig bis",
  validUntilUtc: "Gültig bis {date} (UTC).",
  expired: "Dieses Angebot ist am {date} abgelaufen. Bitten Sie {seller} um ein neues.",
  from: "Von",
  for: "Für",
  items: "Positionen",
  columns: { item: "Position", qty: "Menge", price: "Preis", amount: "Betrag" },
  subtotal: "Zwischensumme",
  discount: "Rabatt",
  tax: "Steuer",
  total: "Gesamtbetrag",
  amounts:
    "Alle Beträge in {currency}. Betrag, Rabatt und Steuer werden je Position kaufmännisch gerundet. Die Summen ergeben sich aus den Positionen.",
  notes: "Anmerkungen",
  download: "Als PDF herunterladen",
  replaced: {
    title: "Es gibt eine neuere Version dieses Angebots",
    text: "Sie hat einen eigenen Link. Fragen Sie {seller} danach.",
  },
  withdrawn: {
    title: "Dieses Angebot wurde zurückgezogen",
    text: "Es kann nicht mehr unterschrieben werden. Bei Fragen wenden Sie sich an {seller}.",
  },
  sign: {
    title: "Annehmen und unterschreiben",
    name: "Vor- und Nachname",
    consent:
      "Ich nehme dieses Angebot von {seller} an. Ich bin dazu berechtigt. Mein eingegebener Name gilt als meine Unterschrift.",
    button: "Für {total} unterschreiben",
    saved: "Ihr Name, der Zeitpunkt und Ihre IP-Adresse werden mit der Unterschrift gespeichert.",
    problems: {
      name: "Geben Sie Ihren Vor- und Nachnamen mit höchstens 120 Zeichen ein.",
      consent: "Setzen Sie das Häkchen, um das Angebot anzunehmen.",
      busy: "Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann erneut.",
      other: "Das Angebot konnte nicht unterschrieben werden. Versuchen Sie es erneut.",
    },
  },
  signed: {
    title: "Unterschrieben",
    by: "Von {name} am {date}",
    download: "Unterschriebenes PDF herunterladen",
    digest: "SHA-256 des unterschriebenen PDFs",
    label: "Elektronisch unterschrieben von",
  },
  footer: "Angebot {number}",
};
