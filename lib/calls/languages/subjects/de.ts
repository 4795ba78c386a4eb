import { type LanguageRules, words } from "../rules";

/** What a call can be about: risks, topics, who is on which side, and moods. */
export const GERMAN_SUBJECTS: Pick<LanguageRules, "risks" | "topics" | "sides" | "sentiment"> = {
  risks: [
    {
      kind: "timing",
      reason: "Der Kunde entscheidet oder beginnt vielleicht spät.",
      cue: words(
        "das ist knapp|das sind (?:nur |noch )?\\p{L}+ (?:tage|wochen)|erst (?:nächstes jahr|im nächsten|im (?:herbst|frühjahr)|in q|ab q)|verschoben|verschieben|auf eis|keine eile|nicht eilig|verzöger\\p{L}+|pausier\\p{L}+|zurückgestellt|nicht vor (?:q|nächst\\p{L}+|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)",
        "(?:alles|alle \\p{L}+) (?:angehalten|gestoppt)|fang(?:e|en)? (?:ich|wir) (?:\\p{L}+ ){0,3}nicht(?:s)? (?:anderes )?an|wir müssen ausschreiben|bis (?:die|der|das) \\p{L}+ (?:durch|fertig|vorbei) ist",
      ),
    },
    {
      kind: "budget",
      reason: "Das Geld ist noch nicht da.",
      cue: words(
        "budget(?: \\p{L}+){0,3} (?:gekürzt|eingefroren|gestrichen|nicht freigegeben|aufgebraucht|ausgeschöpft|knapp|noch nicht)|kein budget|sparprogramm|sparkurs|sparmaßnahmen|kosten senken|einstellungsstopp|ausgabenstopp|budgetkürzung\\p{L}*|haushaltssperre|(?:keinen|kein) cent|(?:ein )?minus von|mit der bank (?:sprechen|reden)|(?:aufträge|auftragseingang|umsatz) (?:\\p{L}+ ){0,6}(?:zurückgegangen|eingebrochen)",
      ),
    },
    {
      kind: "authority",
      reason: "Wer entscheidet, ist noch nicht überzeugt.",
      cue: words(
        "nie durch|muss (?:der|die|mein|meine) \\p{L}+ (?:ran|zustimmen)|(?:chef|chefin|geschäftsführung|geschäftsführer|geschäftsführerin|vorstand|leitung|cfo|cio|ceo|finanzchef|finanzchefin|it-leiter|einkauf)(?: \\p{L}+){0,4} (?:skeptisch|nicht überzeugt|dagegen|kritisch|ablehnen|nicht begeistert|noch nicht|blockier\\p{L}+)|nicht meine entscheidung|nicht allein(?:e)? entscheiden|widerstand|(?:wenn|falls) (?:die|der|er|sie|\\p{L}+ \\p{L}+) nein sagt|nicht mitmacht|(?:da|dann) mach(?:t|en) (?:die|er|sie) nicht mit|schwört auf|dazwischen (?:geht|kommt|grätscht)",
      ),
    },
    {
      kind: "change",
      reason: "Beim Kunden ändert sich etwas.",
      cue: words(
        "umstrukturier\\p{L}+|reorganisation|umorganisation|stellenabbau|entlassungen|übernahme durch|übernommen worden|fusion\\p{L}*|verlasse (?:das|die)|verlässt (?:das|die|uns)|neue[rn]? (?:chef\\p{L}*|geschäftsführer\\p{L}*|cfo|cio|ceo|leitung|vorstand|it-leiter\\p{L}*)|elternzeit|letzter (?:arbeits)?tag|nachfolger\\p{L}*|zusammengelegt|verkaufe (?:den|die|das|unser\\p{L}*)|(?:wollen|will) (?:uns|den laden|die firma) (?:kaufen|übernehmen|verkaufen)|gerüchte|noch da bin|kommunalwahl|gekündigt hat|geht in (?:rente|pension)|evaluiert",
      ),
    },
    {
      kind: "competition",
      reason: "Der Kunde hat eine andere Möglichkeit, die ihm gefällt.",
      cue: words(
        "tendieren (?:\\p{L}+ )?zu|(?:ist|sind|war|deutlich|viel) (?:\\p{L}+ )?(?:günstiger|billiger)|selbst (?:bauen|entwickeln|programmieren)|eigenentwicklung|favorit(?:en)? (?:ist|sind)|noch ein(?:en)? (?:angebot|termin) (?:von|mit|bei)|verlängern (?:wir )?(?:\\p{L}+ )?(?:den vertrag|mit|bei)|bleiben (?:wir )?(?:\\p{L}+ )?bei",
      ),
    },
    {
      kind: "contract",
      reason: "Der Kunde ist noch an einen anderen Vertrag gebunden.",
      cue: words(
        "(?:läuft|lauft|laufen|gebunden)(?: \\p{L}+){0,3} bis|vertrag(?: \\p{L}+){0,3} (?:läuft|bis)|rahmenvertrag|noch (?:nicht|keine) gekündigt|verschwitzt zum kündigen",
      ),
    },
    {
      kind: "adoption",
      reason: "Vielleicht nutzt es niemand.",
      cue: words(
        "(?:nicht|nie|ungern) (?:nutzen|annehmen|umstellen|umsteigen|benutzen)|akzeptanz(?: \\p{L}+){0,3} (?:problem|schwierig|fraglich|fehlt)|widerstand im team|niemand (?:nutzt|wird)|zu viele tools|will keiner",
      ),
    },
    {
      kind: "trust",
      reason: "Der Kunde hat schlechte Erfahrungen gemacht.",
      cue: words(
        "(?:für mich |für uns )?ein ausschluss|schlechte erfahrung\\p{L}*|gescheitert\\p{L}*|verbrannt|enttäuscht (?:worden|von)|nie wieder|im stich gelassen|schiefgegangen|schief gegangen",
      ),
    },
    {
      kind: "legal",
      reason: "Sicherheit oder Recht können es aufhalten.",
      cue: words(
        "(?:rechtsabteilung|betriebsrat|datenschutz\\p{L}*|einkauf|it-sicherheit|compliance)(?: \\p{L}+){0,4} (?:dauert|monate|wochen|blockier\\p{L}+|langsam|streng|dagegen|lange|nicht zustimmen)",
      ),
    },
  ],
  topics: [
    {
      name: "Vorstellung",
      cue: words(
        "freut mich|mein name ist|ich bin (?:der|die|bei)|danke,? dass sie|agenda|vorstellen|meine rolle|wie geht|hören sie mich|willkommen|schön,? dass",
      ),
    },
    {
      name: "Ausgangslage und Probleme",
      fact: "pain",
      cue: words(
        "aktuell|momentan|derzeit|im moment|heute|bisher\\p{L}*|problem\\p{L}*|herausforderung\\p{L}*|manuell|excel|händisch|bestehend\\p{L}+",
      ),
    },
    {
      name: "Produkt und Funktionen",
      cue: words(
        "demo|zeige ihnen|sehen sie hier|bildschirm|dashboard|klick\\p{L}*|funktion\\p{L}*|oberfläche|auswertung\\p{L}*",
      ),
    },
    {
      name: "Preis und Kosten",
      fact: "money",
      cue: words(
        "preis\\p{L}*|kost(?:et|en)|pro (?:nutzer|monat|jahr|lizenz)|rabatt|lizenz\\p{L}*|euro|teuer|tarif|budget|paket",
      ),
    },
    {
      name: "Sicherheit und Datenschutz",
      cue: words(
        "sicherheit|datenschutz|dsgvo|iso|verschlüssel\\p{L}+|sso|compliance|server(?:standort)?|rechenzentrum|gehostet|avv|zertifi\\p{L}+",
      ),
    },
    {
      name: "Schnittstellen und Integration",
      cue: words(
        "integr\\p{L}+|schnittstelle\\p{L}*|api|salesforce|hubspot|anbind\\p{L}+|crm|erp|sap|import|export",
      ),
    },
    {
      name: "Einführung und Schulung",
      cue: words(
        "einführ\\p{L}+|onboarding|rollout|migration|schulung\\p{L}*|go-?live|umstellung|einricht\\p{L}+|pilot\\p{L}*|testphase|kick-?off",
      ),
    },
    {
      name: "Entscheidung und Freigabe",
      fact: "decision",
      cue: words(
        "entscheid\\p{L}+|freigabe|freigeben|gremium|vorstand|geschäftsführ\\p{L}+|cfo|einkauf|unterschreibt",
      ),
    },
    {
      name: "Vertrag und Laufzeit",
      cue: words("vertrag\\p{L}*|laufzeit|kündig\\p{L}+|rechtsabteilung|agb|nda|haftung"),
    },
    {
      name: "Wettbewerb und Alternativen",
      fact: "competitors",
      cue: words(
        "wettbewerb\\p{L}*|andere anbieter|im vergleich zu|alternative\\p{L}*|unterschied zu|konkurrenz|günstiger als",
      ),
    },
    {
      name: "Anforderungen und Kriterien",
      fact: "criteria",
      cue: words("anforderung\\p{L}*|kriteri\\p{L}+|voraussetzung\\p{L}*|menge|stückzahl\\p{L}*"),
    },
    {
      name: "Termine und Zeitplan",
      fact: "dates",
      cue: words("zeitplan|deadline|bis wann|quartal|starttermin|wann können|zeitrahmen|termin"),
    },
    {
      name: "Support",
      cue: words("support|reaktionszeit|ansprechpartner|sla|verfügbarkeit|betreuung|hotline"),
    },
    {
      name: "Bedenken",
      fact: "objections",
      cue: words("bedenken|sorgen?|befürcht\\p{L}+|skeptisch|zweif\\p{L}+|unsicher|angst"),
    },
    {
      name: "Nächste Schritte",
      fact: "steps",
      cue: words(
        "nächste[nr]? schritte?|schicke ich|ich schicke|ich sende|nächste woche|termin|einladung|melde mich|zusammenfass\\p{L}+|festhalten|verbleiben|schicken sie|dienstag|mittwoch|donnerstag|freitag|melde",
      ),
    },
  ],
  sides: {
    ours: words(
      "unsere (?:plattform|lösung|kunden|software|preise|pakete|entwickler|schnittstelle|api)|unser (?:produkt|tool|team kann|support|onboarding)|wir (?:bieten|unterstützen|hosten|arbeiten mit (?:kunden|unternehmen))|zeige ich ihnen|ich zeige ihnen|bildschirm teilen|schicke ihnen|ich schicke ihnen|angebot zu(?:schicken|senden)|was nutzen sie|wie (?:machen|arbeiten|lösen) sie|wie viele (?:nutzer|mitarbeiter|lizenzen)|ihre (?:größte|größten|aktuelle)|wer (?:ist|entscheidet) (?:bei|noch)|danke,? dass sie sich|rabatt (?:geben|anbieten)|erzählen sie|vertrieb|account",
    ),
    customer: words(
      "unser budget|unsere (?:it|rechtsabteilung|geschäftsführung|mitarbeiter|vertriebler|prozesse)|wir (?:suchen|brauchen|nutzen|haben (?:aktuell|derzeit|momentan)|verlieren|machen das)|was kostet|wie teuer|zu teuer|mein(?:e)? chef(?:in)?|(?:bieten|unterstützen|haben) sie|können sie (?:mir|uns)|ihr (?:produkt|angebot|preis)|ihre (?:lösung|software|plattform|preise)|gibt es (?:einen|eine|ein) (?:rabatt|test|schnittstelle|integration)|kann (?:man|ihr|das tool|die software)|schicken sie (?:mir|uns)",
    ),
    seller: words(
      "vertrieb\\p{L}*|account executive|account manager\\p{L}*|sales|presales|berater\\p{L}*|kundenbetreuer\\p{L}*|verkauf|anbieter",
    ),
    buyer: words(
      "kund\\p{L}+|interessent\\p{L}*|einkauf\\p{L}*|it-leit\\p{L}+|geschäftsführ\\p{L}+|leiter\\p{L}* .+",
    ),
    introduces:
      /(?:ich bin|mein name ist|hier ist|hier spricht) (?:der |die )?(?<name>\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}?)(?:,)? (?:von|von der|bei|aus) (?:der |dem )?(?<company>\p{L}[\p{L}\p{N}&.'-]{1,30})/iu,
  },
  sentiment: {
    good: words(
      "gut|super|toll|perfekt|prima|klasse|gerne|gern|freut|spannend|hilfreich|beeindruckt|begeistert|gefällt|sinn|danke|wunderbar|einfach|genau|ausgezeichnet|schön",
    ),
    bad: words(
      "schlecht|teuer|problem\\p{L}*|bedenken|sorge\\p{L}*|frustr\\p{L}+|schwierig|leider|nervt|langsam|kaputt|kompliziert|skeptisch|enttäuscht|mühsam|ärger\\p{L}*|fehler\\p{L}*|risiko|unzufrieden|katastrophe",
    ),
    not: words("nicht|kein\\p{L}*|nie|ohne|kaum"),
  },
};
