import { GERMAN_FRAMES } from "./frames/de";
import { counted, first, type LanguageRules, places, words } from "./rules";
import { GERMAN_SUBJECTS } from "./subjects/de";

const FIRST =
  "schicke|sende|maile|leite|melde mich|kläre|prüfe|bespreche|spreche (?:mit|das)|rede mit|stelle|bereite|erstelle|organisiere|vereinbare|lade|buche|rufe|frage(?! mich)|kümmere mich|besorge|liefere|reiche|bringe|hole|gebe|nehme (?:das|es|die|den|kontakt|ihre|mit)|lege|trage|unterschreibe|übernehme|setze|schaue|teste|fasse|arbeite|informiere|übersende|schreibe|verschicke|aktualisiere|koordiniere|stimme|plane|mache (?=.{0,60}(?:angebot|termin|vorschlag|fertig|entwurf|vertrag|kalkulation|einladung))|sorge dafür|hake|komme .{0,30}auf (?:sie|euch|dich) zu|stoße|lasse|suche|richte|passe|rechne|überarbeite|ergänze|reserviere|beantrage|diskutiere|lese|checke|sammle|bestätige";
/** "schick' ich": what is said drops the last e. */
const SAID_FIRST = FIRST.replace(/e(?=\||$|\(| )/gu, "(?:e|'|)");
const INFINITIVES =
  "schicken|zuschicken|senden|zusenden|mailen|weiterleiten|melden|klären|abklären|prüfen|besprechen|sprechen|reden|zusammenstellen|vorbereiten|erstellen|organisieren|vereinbaren|einladen|buchen|anrufen|fragen|nachfragen|kümmern|besorgen|liefern|nachreichen|einreichen|mitbringen|einholen|geben|mitnehmen|vorlegen|eintragen|unterschreiben|übernehmen|aufsetzen|anschauen|ansehen|testen|zusammenfassen|ausarbeiten|informieren|übersenden|schreiben|verschicken|aktualisieren|koordinieren|abstimmen|planen|machen|hereinholen|vorstellen|aufbereiten|herausfinden|einrichten|anpassen|überarbeiten|bestätigen|reservieren|beantragen|rückmelden|checken|zukommen lassen|einbeziehen|dazuholen|ausfüllen|sammeln|freischalten|durchrechnen|aufschreiben|raussuchen|heraussuchen|rausschicken|durchgehen|nachsehen|nachschauen|vorbeikommen|vorbeibringen|zurückrufen|anlegen|ändern|verschieben|rüberschicken|fertigmachen|hinterlegen|rechnen";
const THIRD =
  "schickt|sendet|mailt|leitet|meldet sich|klärt|prüft|bespricht|spricht mit|stellt|bereitet|erstellt|organisiert|vereinbart|lädt|bucht|ruft|fragt|kümmert sich|besorgt|liefert|reicht|bringt|holt|gibt|unterschreibt|übernimmt|setzt|testet|informiert|schreibt|verschickt|koordiniert|stimmt|plant|macht (?=.{0,60}(?:angebot|termin|vorschlag|fertig|entwurf|vertrag))|richtet|nimmt (?:das|kontakt)|passt|überarbeitet|schaut";
const YOU =
  "schicken (?:mir|uns)|senden (?:mir|uns)|klären|prüfen (?:das|die|den|intern)|besprechen (?:das|es|sich)?|sprechen (?:das |es )?(?:mit|intern)|melden sich|geben (?:mir|uns)|leiten|fragen (?:bei|intern|ihre)|holen|unterschreiben|stimmen (?:das|sich|es)|stellen (?:mir|uns|den|die)|bringen|laden|nennen (?:mir|uns)";
const YOU_FAMILIAR =
  "schickst (?:mir|uns)|sendest (?:mir|uns)|klärst|prüfst (?:das|die|den|intern)|besprichst|sprichst (?:das |es )?mit|meldest dich|gibst (?:mir|uns)|leitest|fragst|holst|unterschreibst|stimmst|stellst (?:mir|uns|den|die)";
const TALK =
  "treffen|sprechen|telefonieren|zusammensetzen|sehen|hören|vereinbaren|termin|anschließen|fortsetzen|austauschen|abstimmen|kurzschließen|zusammenkommen|verabreden|festhalten|einplanen|machen";

export const GERMAN: LanguageRules = {
  code: "de",
  frames: GERMAN_FRAMES,
  telling:
    "der und die das ist nicht wir ich sie ja mit auch für auf ein eine haben dann also noch es zu von den oder aber wenn".split(
      " ",
    ),
  breaks: places(
    "also|aber|okay|ok|ja|nein|gut|genau|super|perfekt|weil",
    "und (?:ich|wir|sie|du|dann|das|es|die|der|was|wie|wann|wer|können|haben|gibt|ist)",
    "ich (?:schicke|sende|melde|kläre|werde|würde|kann)|wir (?:werden|schicken|melden)",
    "(?:was kostet|was kosten|wie viele?|wie lange|wie teuer|wie läuft|wie sieht|wie funktioniert|wann können|wann wäre|wer ist|wer entscheidet|welche|gibt es)",
    "(?<!(?:was|wie|wann|wo|wer|warum|welche|welches|viele|lange|und|ob|dass|wenn|da|dann|das|alles) )(?:haben sie|können sie|könnten sie|unterstützen sie|ist das|nutzen sie|kann man)",
  ),
  clauses:
    /[,;:]\s+(?:und |aber |dann |also )*(?=(?:ich|wir|[sS]ie|du|ihr|bitte|lassen|können|könnten|\p{L}{4,12}e? (?:ich|wir|[sS]ie))\s|\p{Lu}\p{Ll}+\s(?:schickt|klärt|wird|meldet|prüft))|\s(?:und dann|und|aber|dann)\s+(?=(?:ich|wir|[sS]ie|du|ihr|bitte|lassen|können [sS]ie|könnten [sS]ie|\p{L}{4,12}e? (?:ich|wir))\s|\p{Lu}\p{Ll}+\s(?:schickt|klärt|wird|meldet|prüft))|\s-\s/u,
  numbers: {
    values: {
      ...counted(
        "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      ),
      ...counted("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10),
      ...{
        dreissig: 30,
        zwo: 2,
        anderthalb: 1.5,
        eineinhalb: 1.5,
        zweieinhalb: 2.5,
        dreieinhalb: 3.5,
        viereinhalb: 4.5,
        fünfeinhalb: 5.5,
      },
    },
    scales: {
      hundert: 100,
      tausend: 1e3,
      tsd: 1e3,
      k: 1e3,
      million: 1e6,
      millionen: 1e6,
      mio: 1e6,
      milliarde: 1e9,
      milliarden: 1e9,
      mrd: 1e9,
    },
    bare: ["hundert", "tausend"],
    one: ["ein", "eine", "einer", "einem", "einen"],
    and: ["und"],
    point: ["komma"],
    half: ["halbe", "halben"],
    compounds: true,
    decimal: ",",
    currencies: { euro: "EUR", euros: "EUR", dollar: "USD", franken: "CHF", pfund: "GBP" },
    cents: { cent: "EUR", cents: "EUR", rappen: "CHF" },
    percent: /^(?:prozent(?:punkte)?|%)(?!\p{L})/u,
    units:
      /^(?:sekunden?|minuten?|stunden?|tage?n?|werktage?n?|arbeitstage?n?|wochen?|monate?n?|quartale?n?|jahre?n?)(?!\p{L})/u,
    per: /^(?:pro|je) \p{L}+(?:[\s,]+(?:im|pro) (?:monat|jahr))?|^das (?:stück|kilo|paket)(?!\p{L})|^(?:pro|je|im|am|in der|\/)\s?(?:nutzer(?:in)?|user|arbeitsplatz|mitarbeiter|lizenz|platz|kopf|monat|jahr|quartal|woche|tag|stunde|standort|person|seat|gerät)(?:[\s,]+(?:und|pro|je|im|am|\/)\s?(?:pro )?(?:nutzer|user|mitarbeiter|monat|jahr|quartal|woche))?|^(?:monatlich|jährlich|netto im monat|netto pro monat)(?!\p{L})/u,
    idle: /^(?:anbieten|anbiete|sitzt|drin|zahlen|kosten|machen|gehen|nehmen|sagen|raus|weg|ginge|wäre|wären|netto|brutto|uhr|dinge|fragen|punkte|sachen|gründe|optionen|möglichkeiten|themen|mal|seiten|von|mehr|andere|oder|und|bis|zu|ist|sind|war|als|in|im|an|am|auf|bei|für|so|aber|dass|das|die|der|wir|sie|ich|wer|letzte|nächste|erste|verschiedene|große|wichtige|mit|aus|wenn|dann|weil|ja|okay|ok|genau|pro|je|ein|eine|es|dies|diese|nicht|nein|vielleicht|etwa|minus|plus|kann|können|würde|wäre|wird|unser|ihr|mein|den|dem|des|gut|also|noch|auch|schon|nur|hier|da|jetzt|kommt|kommen|geht|haben|hat|beispiele|schritte|mir|uns|ihnen|passt|rum|herum|viele)(?!\p{L})/u,
    budget: words("budget\\p{L}*|eingeplant|zur verfügung|ausgeben|freigegeben|rahmen|obergrenze|leisten"),
    price: words(
      "angeboten|preis\\p{L}*|kost\\p{L}+|gebühr\\p{L}*|angebot\\p{L}*|paket\\p{L}*|lizenz\\p{L}*|pro|je|monatlich|jährlich|rabatt\\p{L}*|nachlass|listenpreis|zahlen|bezahlen|gesamt\\p{L}*|tarif\\p{L}*|einrichtung\\p{L}*|netto|brutto|vertrag|rechnung|einmalig",
    ),
    paid: /(?<!\p{L})(?:kosten|kostet|zahl(?:e|en|t|ten)|bezahl(?:e|en|t|ten)|nehmen|nimmt|verlang(?:en|t)|woll(?:en|ten) (?:von uns )?|biet(?:e|en|et)|anbieten|lieg(?:e|en|t)(?: wir| das| sie| ich)* bei|(?:wir|sie|da) (?:sind|wären|lägen)(?: wir| sie)? bei|(?:macht|wären|sind|ergibt)(?: das| es)?(?: dann)?|beträgt|budget (?:ist|liegt bei|von)|preis (?:ist|liegt bei|von)|für nur|statt|anfahrt|plus|ihnen|dir|euch|mehr als|maximal|höchstens)(?: (?:uns|mir|sie|wir|ich|das|dann|jetzt|heute|bisher|im moment|etwa|rund|circa|ca|ungefähr|so|um die|nur|noch|bei|also|schon|jedes mal|zusammen|pro nutzer))*\s$/u,
    discount: words("rabatt\\p{L}*|nachlass|skonto|günstiger|ermäßigung"),
    named:
      /(?:version|raum|nummer|schritt|phase|stufe|folie|seite|kapitel|iso|soc|windows|teil|woche|punkt|artikel|paragraf|kw|q|microsoft|office|linie|abschnitt|variante|option)\s?-?$/u,
  },
  dates: {
    months:
      "januar|jänner februar märz april mai juni|juno juli|julei august september oktober november dezember".split(
        " ",
      ),
    weekdays: "montag dienstag mittwoch donnerstag freitag samstag|sonnabend sonntag".split(" ").map((day) =>
      day
        .split("|")
        .flatMap((one) => [
          one,
          `${one}vormittag`,
          `${one}nachmittag`,
          `${one}abend`,
          `${one}mittag`,
          `${one}früh`,
        ])
        .join("|"),
    ),
    ordinals: Object.fromEntries(
      "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten"
        .split(" ")
        .flatMap((word, index) => [
          [word, index + 1],
          [word.slice(0, -1), index + 1],
        ]),
    ),
    days: { übermorgen: 2, morgen: 1, gestern: -1 },
    inSome:
      /(?<!\p{L})(?:in|innerhalb von|binnen)(?: etwa| ungefähr| rund| circa| ca\.)? (einer|einem|zwei|drei|vier|fünf|sechs|acht|zehn|vierzehn|\d{1,2}) (tag|tagen|woche|wochen|monat|monaten|jahr|jahren)(?!\p{L})/gu,
    unitDays: {
      tag: 1,
      tagen: 1,
      woche: 7,
      wochen: 7,
      monat: "month",
      monaten: "month",
      jahr: "year",
      jahren: "year",
    },
    next: /nächste[nrsm]? $/u,
    last: /(?:letzte|vergangene|vorige)[nrsm]? $/u,
    this: /(?:diese|kommende)[nrsm]? $/u,
    endOfDay: words(
      "heute (?:noch|nachmittag|abend)|noch heute|bis heute abend|ende des tages|im laufe des tages",
    ),
    endOfWeek: words(
      "ende (?:der|dieser) woche|diese woche noch|noch diese woche|(?:bis zum|zum|vor dem) wochenende",
    ),
    endOfNextWeek: words("ende (?:der )?(?:nächster|nächsten|kommenden|kommender) woche"),
    endOfMonth: words("ende (?:des|dieses|diesen) monats?|monatsende"),
    endOfNextMonth: words("ende (?:des )?(?:nächsten|kommenden) monats?"),
    endOfQuarter: words("ende (?:des|dieses|diesen) quartals?|quartalsende"),
    endOfYear: words("ende (?:des|dieses|diesen) jahres|jahresende|ende des jahres"),
    endOf: /(?:bis )?ende (?:des )?$/u,
    ahead: words(
      "am|bis|zum|ab|vom|vor|nächste[nr]?|kommende[nr]?|diese[nr]?|passt|geht|ginge|gut|schicke|melde|können|treffen|sprechen|telefonieren|sehen|termin|wird|werde|werden|reicht|dann",
    ),
    unreal: words("würde[nt]?|wäre[nt]?|hätte[nt]?|könnte[nt]?|war|waren|hatte|hatten|wurde|wurden"),
    habit:
      /(?:jede[nrms]?|jeden zweiten|jeden ersten|immer|mein|ihr|seit|ist ein|war ein|nacht,|letzte[nrms]?) (?:\p{L}+tag (?:und|oder) )?$/u,
    vague: words(
      "(?:nächste|kommende|nächster|kommender) woche|(?:nächsten|kommenden) monat|nächstes (?:jahr|quartal)|(?:anfang|mitte) (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|(?:im|bis) (?:ersten|zweiten|dritten|vierten) quartal|(?:in|bis|im) q[1-4]",
    ),
    order: "day-first",
  },
  questions: {
    indirect: words("mich würde interessieren|ich wollte (?:noch )?fragen|ich frage mich|mich interessiert"),
    opener:
      /^(?:(?:und|also|okay|ok|ja|gut|aber|super|noch|genau|dann|eine frage|kurze frage|meine frage|ähm|äh|sorry|entschuldigung|danke|alles klar|verstehe|(?:frau|herr) \p{L}+|oder|ach|aha|mhm|nee|nein|hm),? )*(?:(?:seit|ab|bis|für|mit|bei|von|zu|auf|um|über|an|in|nach|aus|unter) (?:wann|wem|wen|was|wie vielen?|wie lange|welche[rsnm]?|wo)(?!\p{L})|(?:und wenn|was ist wenn|was wenn) (?!.*(?<!\p{L})(?:dann|so ist)(?!\p{L}))(?:wir|ich|sie|der|die|das|es|man|ihr|du)(?: \p{L}+){1,8}$|(?:woran|worauf|womit|wofür|wozu|wohin|woher|wovon|worum|inwiefern|inwieweit|warum|wieso|weshalb|welche[rsnm]?) \p{L}+ .*|(?:wer|wann|wo|wem|wen) \p{L}+(?:t|st|en|ann|ann|ird|ll|uss|ar|äre) (?:da|denn|das|es|sie|ihr|du|der|die|den|noch|man|wir|bei|jetzt|am|alles|sonst)(?!\p{L})|(?!schicken|senden|melden|rufen|machen|geben|schauen|sagen|nehmen|lassen|warten|kommen|probieren|schreiben|stellen|gehen|bringen|mailen|denken|sehen|fragen|vergessen|sprechen|glauben|reden|zeigen|rechnen|legen|tun|bleiben|setzen|danke|wenn|dass|weil|ob|als|wie|da|dann|und|aber|also|oder|bei|mit|von|für|denn|damit|bevor|falls|bis|seit|den|die|das|der|wenn|sobald|was|wo|wer|wann)\p{L}{2,}(?:en|t|st|te|ten|nn|rf|ll|uss|ag) (?:sie|ihr|du|man|euch|ihnen)(?!\p{L})|(?:geht|läuft|funktioniert|kommt|gilt|zählt|stimmt|kostet|bleibt|liegt|heißt|betrifft|passt|klappt|reicht) (?:das|es|da|der|die|sowas|so was|denn) (?:auch|dann|denn|noch|schon|auf|ohne|mit|bei|für|jetzt|im|in|am|was|pro|alles|wirklich|überhaupt)(?!\p{L})|(?:was|wie|wann|wo|wer|warum|wieso|weshalb|welche[rsnm]?|wohin|woher|womit|wofür|worauf|wen|wem) (?:kostet|kosten|ist|sind|viele?|lange|teuer|oft|genau|machen|nutzen|läuft|sieht|funktioniert|können|könnten|kann|wäre|wären|würden|würde|haben|hat|entscheidet|unterschreibt|trifft|müsste|muss|passiert|bedeutet|schnell|groß|hoch|gibt|wird|werden|stellen|gehen|geht|soll|sollen|daten|systeme?|tools?|rolle|kriterien|schritte|anforderungen|zahlen|wollen|brauchen|brauchst|machst|nutzt|noch|sonst|sehen|denken|meinen|integrationen|schnittstellen|alles|denn|da)(?!\p{L})|(?:haben|können|könnten|kann|könnte|gibt|ist|sind|wäre|wären|würden|würde|unterstützen|bieten|nutzen|brauchen|müssen|muss|wird|werden|passt|hat|darf|dürfen|soll|sollen|wollen|möchten|kennen|wissen|hätten|arbeiten|verwenden|kannst|könntest|hast|bist|nutzt|wissen|spielt|reicht|sehen|lässt) (?:sie|ihr|du|wir|es|das|man|ihnen|euch|dir|ich|die|der|den|ihre|euer|eure|jemand|dafür|da|denn|sich|bei|schon)(?!\p{L}))/u,
    ends: / (?:oder wie|oder was|oder nicht|oder doch nicht|liegen? wo|ist wo|kostet was|bis wann|wie viel)$/u,
    notOne:
      /^(?:und |also |ja )*(?:was (?:wir|ich|uns)|wie (?:gesagt|ich|wir (?:gesehen|besprochen))|wann immer|haben wir (?:schon|auch|nicht|noch|alles|da|ja)|können wir (?:so |gerne |gern |gut )?machen|würde (?:ich|uns) (?:sagen|passen|helfen)|ist (?:gut|super|klar|okay)|kann ich (?:machen|verstehen|gerne|gern)|würden wir (?:gerne|gern))(?!\p{L})/u,
    tag: /^(?:oder|ja|nicht wahr|richtig|okay|ok|genau|echt|wirklich|stimmt(?:s)?|gell|ne|hallo|wie bitte|bitte|klar|verstehen sie|wissen sie|nein|ach ja|ach so|passt das|gut|alles klar)\??$/u,
    deferred: words(
      "gute frage|muss ich (?:\\p{L}+ )?(?:klären|prüfen|nachfragen|fragen|nachschauen|nachsehen)|müsste ich|weiß ich (?:gerade |leider |jetzt |ehrlich gesagt )?nicht|kann ich (?:ihnen |jetzt |gerade |leider |noch )*nicht (?:sagen|beantworten)|keine ahnung|komme ich (?:gleich|später)|dazu (?:kommen|komme)|reiche ich nach|bin (?:ich )?(?:mir )?(?:nicht|unsicher)|kläre ich|finde ich heraus|später|schwer zu sagen|müssen wir (?:intern )?(?:klären|prüfen)",
    ),
  },
  yes: first(
    "(?:oh |okay |ähm |ja |also )*(?:ja|klar|gerne|gern|natürlich|selbstverständlich|auf jeden fall|absolut|perfekt|super|passt|das passt|einverstanden|in ordnung|okay|ok|machen wir|mache ich|mach ich|wird gemacht|das wäre (?:gut|super|toll|hilfreich|prima|klasse)|sehr gern|sehr gerne|gute idee|prima|abgemacht|alles klar|kein problem|sicher|kann ich machen|bekommen sie|(?:montag|dienstag|mittwoch|donnerstag|freitag) passt|gut|wunderbar|genau|so machen wir)",
  ),
  no: first(
    "(?:ähm |äh |also |hm |danke,? )*(?:nein|nicht nötig|noch nicht|lieber nicht|das brauchen wir nicht|brauchen wir nicht|nicht notwendig|das geht (?:leider )?nicht|geht leider nicht|leider|kann ich (?:leider )?nicht|eher nicht|im moment nicht|das schaffe ich nicht)",
  ),
  steps: {
    mine: new RegExp(
      `(?<!\\p{L})(?:(?:ich werde|werde ich) (?:mich )?(?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)|ich (?<what>(?:${SAID_FIRST})(?!\\p{L}).*)|ich (?:muss|müsste)(?: \\p{L}+){0,3} (?<what>mit .{0,60}(?:reden|sprechen|besprechen|klären|abstimmen)(?!\\p{L}).*)|(?<what>(?:${SAID_FIRST}|melde) ich(?! mich (?:gerade|frage))(?!\\p{L}).*))`,
      "u",
    ),
    ours: new RegExp(
      `(?<!\\p{L})(?:(?:wir werden|werden wir) (?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)|wir (?<what>(?:schicken|senden|melden uns|klären|prüfen|besprechen|stellen|erstellen|leiten|organisieren)(?!\\p{L})(?=.{0,90}(?:ihnen|euch|dir|intern|bis|angebot|vertrag|unterlagen|zusammen|rück)).*)|(?<what>(?:schicken|senden|melden|klären|prüfen|besprechen|stellen|erstellen) wir(?!\\p{L})(?=.{0,90}(?:ihnen|euch|dir|intern|bis|angebot|vertrag|unterlagen|zusammen|rück|uns)).*))`,
      "u",
    ),
    yours: new RegExp(
      `(?<!\\p{L})(?:(?:sie |ihr )(?<what>(?:${YOU})(?!\\p{L}).*)|du (?<what>(?:${YOU_FAMILIAR})(?!\\p{L}).*)|(?:sie werden) (?<what>.{0,80}?(?:${INFINITIVES})(?!\\p{L}).*))`,
      "u",
    ),
    ask: new RegExp(
      `(?<!\\p{L})(?:(?:können|könnten|würden) sie (?:bitte |mir bitte |uns bitte )?(?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)|(?:kannst|könntest|würdest) du (?:bitte )?(?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)|(?<what>(?:schicken|senden|mailen) sie (?:mir|uns)(?!\\p{L}).*)|(?<what>(?:schick|sende?|maile?) (?:mir|uns)(?!\\p{L}).*)|(?<what>(?:melden sie sich|meld(?:e)? dich|schreiben sie (?:mir|uns|ihm|ihr|das|es)|schreib(?:e)? (?:mir|uns|ihm|ihr|das|es)|rufen sie (?:mich|uns|ihn) |ruf (?:mich|uns|ihn) |geben sie (?:mir|uns) bis|gib (?:mir|uns) bis)(?!\\p{L}).*)|bitte (?<what>(?:schicken|senden|klären|prüfen|melden|leiten) sie.*))`,
      "u",
    ),
    offer:
      /(?<!\p{L})(?:(?:ich kann|kann ich|ich könnte|könnte ich|soll ich|ich würde|wir können|können wir|wir könnten|sollen wir|wenn sie möchten,? (?:kann|schicke) ich|gerne kann ich|gern kann ich) (?<what>.{0,120}?(?:schicken|zuschicken|senden|zusenden|mailen|weiterleiten|zusammenstellen|vorbereiten|erstellen|organisieren|einladen|einrichten|vorstellen (?:mit|bei)|dazuholen|ausarbeiten|zukommen lassen|bereitstellen|aufsetzen|nachreichen|freischalten|vorbeikommen|durchrechnen|aufschreiben|anlegen|zurückrufen|melden|rüberschicken|rausschicken)(?!\p{L}).*))/u,
    together: new RegExp(
      `(?<!\\p{L})(?:(?:lassen sie uns|lass uns|lasst uns|wollen wir|sollen wir|sollten wir|könnten wir|können wir|wir sollten|wir können|wir könnten|ich schlage vor,? (?:dass )?wir|dann) (?<what>.{0,100}?(?:${TALK})(?!\\p{L}).*)|wir (?<what>(?:treffen uns|sehen uns|sprechen uns|sprechen|hören uns|telefonieren|vereinbaren|machen (?:einen|den|am|das)|setzen uns)(?!\\p{L}).*)|(?<what>(?:treffen|sehen|sprechen|hören|telefonieren|machen|vereinbaren) wir (?:uns|einen|am|dann|nächste|noch)(?!\\p{L}).*))`,
      "u",
    ),
    dated: new RegExp(
      `(?<!\\p{L})(?:(?:ich muss|muss ich|ich möchte|möchte ich|ich will|ich würde|würde ich) (?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)|(?<what>zeige ich (?:ihnen|dir|euch) .*)|(?<what>(?:bekommen|erhalten|kriegen) sie .*)|sie (?<what>(?:bekommen|erhalten|kriegen) .*))`,
      "u",
    ),
    soon: new RegExp(
      `(?<!\\p{L})(?:ich werde|werde ich) (?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)`,
      "u",
    ),
    favor: /(?!)(?<what>)/u,
    promised: words(
      "schicke ich|mache ich|mach ich|kläre ich|kriegen sie|bekommen sie|wird gemacht|erledige ich",
    ),
    habit: words("jeden (?:tag|monat|morgen)|jede woche|immer|normalerweise|nicht noch einmal|tippt"),
    // The present tense tells what one does as well.
    vague:
      /^(?:rufe|sammle|fasse|hole|suche|lese|setze|bringe|trage|lege|mache|rechne|plane|schaue|arbeite|teste|stimme|lasse|frage|gebe|nehme)(?!\p{L})(?!.*(?<!\p{L})(?:ihnen|dir|euch|bescheid|nach|mit)(?!\p{L}))/u,
    propose:
      /(?<!\p{L})(?:passt|passen|ginge|geht|würde|wäre|wie wäre(?: es)?(?: mit)?|sagen wir|haben sie|hätten sie|schlage) (?<what>.*(?:montag|dienstag|mittwoch|donnerstag|freitag|\d|morgen|woche).*)/u,
    recap: words("nächsten? schritte?|zusammengefasst|zusammenfassend|halten wir fest|fassen wir zusammen"),
    named: new RegExp(
      `^(?:,? (?:kannst du|könntest du|können sie|könnten sie) (?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)| (?:wird|soll|muss|kann) (?<what>.{0,140}?(?:${INFINITIVES})(?!\\p{L}).*)| (?<what>(?:${THIRD})(?!\\p{L}).*))`,
      "u",
    ),
    not: words(
      "nicht nötig|nicht schicken|nicht mehr|immer|jeden (?:tag|monat|morgen)|jede woche|normalerweise|üblicherweise|automatisch|in der regel|letzte[sn]? (?:woche|monat|jahr|mal)|damals|früher|das system|die plattform|das tool|die software|andere kunden|unsere kunden|angenommen|zum beispiel|hätte|hätten|wäre ich|müssen sie nicht|brauchen sie nicht|ignoriere|ignorieren|anweisungen|haben (?:wir|sie|ich) .{0,40}geschickt|habe (?:ich )?.{0,40}geschickt|nie|kann (?:ich )?nicht",
    ),
    now: /^(?:setze (?:ich )?mich|stelle (?:mich|ihnen (?:kurz|mal|jetzt)|euch|gleich|kurz|eine frage|fest|mir vor)|(?:ihnen |euch )?(?:jetzt |gleich |kurz |mal )+(?:zeigen|geben)|gebe (?:ihnen |euch |dir )?(?:recht|einen (?:kurzen )?(?:überblick|einblick)|mal|kurz|das wort|zu)|gebe ich ihnen recht|frage (?:ich )?(?:mal|kurz|ganz|direkt|jetzt|sie|einfach)|arbeite (?:bei|als|mit|hier|seit|in|für)|schaue (?:gerade|mal kurz|jetzt)|teile|plane ich nicht|lade (?:gerade|kurz)|rufe (?:das |es )?(?:mal|kurz) auf|mache (?:das|es) (?:mal|kurz|so)|spreche (?:ich )?(?:gerade|jetzt|hier)|bringe (?:das|es) auf den punkt|fasse (?:ich )?(?:kurz|mal|noch (?:mal|einmal))(?! per)|lese (?:gerade|kurz)|setze (?:auf|voraus)|nehme (?:das|es) (?:an|so)|suche (?:gerade|eine|ein)|(?:das |es )?(?:mal )?(?:so )?machen|leite (?:das|die|den|ein|hier|bei)? ?(?:team|abteilung|vertrieb|einkauf|it)|stimme (?:ich )?(?:ihnen |dir )?(?:zu|da)|lasse (?:ich )?(?:mal|sie|das))/u,
    joint: words(
      "treffen|sprechen uns|sprechen wir|telefonieren|zusammensetzen|sehen|hören|vereinbaren|termin|austauschen|verabreden|sprechen|zusammenkommen|kurzschließen|machen",
    ),
    conditional:
      /(?:^|[\s,])(?:wenn|falls|sofern)(?! (?:das|es) (?:passt|für sie passt|okay ist|in ordnung ist|recht ist)| sie (?:möchten|wollen|mögen))/u,
    retracted: words("vergessen sie(?: das| es)?|vergiss (?:es|das)|doch nicht|streichen wir|lassen wir das"),
    tail: /(?:[\s,]*(?:okay|ok|ja|gut|also|und|dann|wenn das passt|wenn ihnen das passt|passt das|bitte|danke|vielen dank|in ordnung|oder|ne|ähm|äh))+[\s.,!?]*$/u,
  },
  objections: {
    price: words(
      "das (?:doppelte|dreifache|vierfache)|nie durch|ich zahle (?:heute|jetzt|bisher)|damit (?:bin ich|sind wir) über|happig\\p{L}*|zu teuer|(?:ganz schön|ziemlich|sehr|recht|relativ|echt|etwas|schon) (?:teuer|viel geld|happig|hoch)|teuer|kein(?:e)? budget|nicht im budget|über (?:dem|unserem) budget|budget (?:ist|haben wir|reicht|gibt das)(?: \\p{L}+)? (?:nicht|knapp|ausgeschöpft|aufgebraucht|begrenzt|eingefroren|gekürzt|leer|weg)|sprengt (?:unser|das) budget|budget nicht (?:her|reicht)|können wir uns nicht leisten|preis (?:ist|liegt|erscheint|finde ich)(?: \\p{L}+)? (?:zu hoch|hoch|ein problem|happig|schmerzhaft)|mehr als (?:wir|ich) (?:gedacht|erwartet|geplant|eingeplant|zahlen|ausgeben)|preislich (?:schwierig|zu|über)|happig|viel geld|kostet (?:zu viel|uns zu viel)|schwer zu rechtfertigen",
    ),
    timing: words(
      "trau'? ?(?:ich )?mich? nicht|traue ich mich nicht|(?:ist|sind|wird) (?:uns |mir )?(?:zu )?knapp|(?:gerade|momentan|jetzt|im moment|aktuell) (?:nicht|kein guter|schlecht|keine (?:zeit|kapazität\\p{L}*|ressourcen))|keine (?:zeit|kapazität\\p{L}*|ressourcen)|zu früh|falsche[rn]? zeitpunkt|schlechte[rn]? zeitpunkt|zeitpunkt (?:ist|passt) (?:\\p{L}+ )?(?:nicht|schlecht|ungünstig)|erst (?:nächstes jahr|im (?:herbst|frühjahr|sommer|nächsten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|ersten|zweiten|dritten|vierten)|in q|nach)|nicht vor (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|q|dem|nächst\\p{L}+)|dauert (?:uns )?zu lange|zu knapp|zu sportlich|sportlich|vertrag (?:läuft|bindet|gebunden) (?:uns )?(?:noch|bis)|noch (?:bis \\p{L}+ )?(?:gebunden|vertrag)|nicht bereit|verschieben|ausgelastet",
    ),
    authority: words(
      "muss (?:der|die|mein|meine) \\p{L}+ (?:ran|zustimmen)|(?:chef|chefin|geschäftsführung|geschäftsführer|vorstand|cfo|ceo)(?: \\p{L}+){0,3} (?:skeptisch|nicht überzeugt|dagegen)|(?:kann|darf|können|dürfen) (?:ich|wir|das)(?: \\p{L}+){0,3} (?:nicht )?(?:alleine?|selbst) (?:nicht )?(?:entscheiden|freigeben|unterschreiben)|nicht (?:allein|alleine|selbst) entscheiden|entscheide(?:t)? (?:das )?nicht (?:ich|allein)|nicht meine entscheidung|(?:muss|müsste)(?: ich| das| erst| mit)*(?: \\p{L}+){0,4} (?:chef|chefin|geschäftsführung|vorstand|geschäftsführer|geschäftsführerin|vorgesetzten|leitung)(?: \\p{L}+){0,3} (?:absprechen|besprechen|abstimmen|klären|fragen|freigeben|zustimmen|genehmigen|überzeugen)|liegt nicht (?:bei|in) m(?:ir|einer)|nicht befugt",
    ),
    need: words(
      "brauchen (?:wir|das)(?: \\p{L}+){0,2} nicht|sehe (?:ich )?(?:da |den |keinen |noch |nicht )*(?:keinen )?(?:mehrwert|nutzen|bedarf|vorteil)(?: nicht)?|kein(?:en)? bedarf|keine priorität|sind (?:eigentlich |ganz |sehr )?zufrieden mit|läuft (?:ja |doch |eigentlich |auch )?(?:gut|ganz gut) (?:so|wie)|warum sollten wir (?:wechseln|etwas ändern)|nice to have|überdimensioniert|reicht uns",
    ),
    trust: words(
      "will ich nicht .{0,40}(?:überlassen|riskieren|abgeben)|schiefgeht|schief geht|noch einmal antun|noch nie (?:von ihnen )?gehört|nicht überzeugt|skeptisch|schlechte erfahrung\\p{L}*|zu klein(?:e firma)?|zu jung|junges unternehmen|woher wissen wir|wer garantiert|verbrannt|kein vertrauen|zu schön, um wahr|(?:was|was passiert),? wenn (?:sie|es sie)(?: \\p{L}+){0,3} (?:pleite|insolvent|nicht mehr|verkauft)|sorge\\p{L}*,? dass sie",
    ),
    competition: words(
      "(?:firma|anbieter)? ?\\p{L}+ (?:angeboten|geboten),? (?:das|es) für|(?:ist|sind|war|waren|deutlich|viel) (?:\\p{L}+ )?(?:günstiger|billiger)|(?:günstiger|billiger) (?:als sie|angeboten|bekommen)|(?:hat|haben) uns (?:\\p{L}+ ){0,3}(?:günstiger|weniger|rabatt|besseres)|(?:nutzen|haben|verwenden|arbeiten) (?:wir )?(?:doch |ja )?(?:schon|bereits) (?:mit )?(?!ein|die|der|das|den|einen|eine)\\p{L}+|warum (?:sollten|sollen) wir (?:sie|euch|uns für sie)|tendieren (?:eher )?zu|was machen sie (?:besser|anders)",
    ),
    feature: words(
      "(?:für mich |für uns )?ein ausschluss|geht dann nicht|fehlt|fehlen|kann (?:das|ihr|es|ihre)(?: \\p{L}+){0,3} nicht|können (?:das|sie)(?: \\p{L}+){0,3} nicht|keine (?:schnittstelle|integration|api|anbindung|app|unterstützung)|zu (?:komplex|kompliziert|umständlich)|unterstützt (?:\\p{L}+ ){0,3}nicht|unterstützen sie (?:\\p{L}+ )?nicht|ausschlusskriterium|k\\.?o\\.?-?kriterium|vermissen|nicht flexibel genug|(?:sorge|bedenken)\\p{L}*(?: \\p{L}+){0,4} (?:einführung|migration|akzeptanz|umstellung|integration|performance|schulung)|akzeptanz|nicht annehmen",
    ),
    legal: words(
      "(?:datenschutz|dsgvo|sicherheits?|rechtliche?|compliance|betriebsrat|juristische?|rechtsabteilung)-?\\p{L}*(?: \\p{L}+){0,3} (?:bedenken|problem|probleme|sorge|sorgen|schwierig|kritisch|nicht zustimmen|blockieren|dagegen|nicht mitmachen|heikel|thema für uns)|(?:bedenken|sorge\\p{L}*|bauchschmerzen|problem)(?: \\p{L}+){0,4} (?:datenschutz\\p{L}*|dsgvo|\\p{L}*sicherheit|rechtlich\\p{L}*|daten|cloud|betriebsrat|haftung)|daten dürfen(?: \\p{L}+){0,4} nicht|(?:nicht|keine) dsgvo-?konform|us-cloud|server in den usa|(?:haftung|kündigungsfrist|laufzeit)\\p{L}*(?: \\p{L}+){0,3} (?:problem|zu lang|nicht akzeptabel|schwierig|stört)",
    ),
    other: words(
      "(?:meine|unsere|die|eine) (?:größte |einzige |große )?(?:sorge|befürchtung|bedenken)|(?:ich habe|wir haben|habe ich|haben wir)(?: \\p{L}+){0,2} (?:bedenken|bauchschmerzen|sorge|sorgen)|macht (?:mir|uns)(?: \\p{L}+){0,2} sorgen",
    ),
  },
  denied: words(
    "kein(?:e|en|er)? (?:großes |wirkliches |echtes )?(?:problem|thema|bedenken|sorgen?|hindernis|hürde|budgetproblem|einwand|einwände|bauchschmerzen)|nicht (?:\\p{L}+ )?(?:zu teuer|teuer|das problem|skeptisch|kritisch|schlimm)|unproblematisch|(?:budget|preis|geld|zeitplan) (?:ist|wäre|passt|haben wir)(?: \\p{L}+)? (?:da|okay|in ordnung|freigegeben|kein|vorhanden|fair|gut|eingeplant)|nicht mehr|günstiger als (?:gedacht|erwartet)|gar nicht (?:so )?teuer|keinerlei",
  ),
  reported: words(
    "andere kunden|unsere kunden (?:sagen|fragen|haben oft)|manche (?:kunden|leute)|viele (?:kunden|leute|unternehmen|firmen)|die meisten|kunden (?:sagen|fragen|haben oft)|wettbewerber (?:ist|sind|haben)|falls",
  ),
  accepted: words(
    "so geht(?:'s| es)|(?:das )?ist ein wort|sag'? ?ich nicht nein|damit kann ich leben|passt ins budget|macht sinn|ergibt sinn|das passt|passt (?:für uns|so)|klingt (?:gut|fair|vernünftig|besser)|verstehe,? (?:gut|okay)|das hilft|gut zu (?:wissen|hören)|damit (?:kann ich|können wir) leben|in ordnung|das wäre (?:okay|gut|super|fair)|okay,? (?:gut|super|das)|perfekt|überzeugt|(?:das )?beruhigt(?: mich| uns)?|das ist (?:gut|fair|okay|super|beruhigend)|einverstanden|dann (?:ist|wäre) das (?:okay|gut|kein)",
  ),
  competitors: {
    strong:
      /(?:(?:vergleichen|verglichen|vergleich|evaluieren|testen|prüfen|angeschaut|angesehen)(?: \p{L}+){0,4}(?: mit| bei| von| gegen)?|(?:schauen|sprechen|gesprochen|reden|geredet|verhandeln|gespräch|gespräche|termin|demo)(?: \p{L}+){0,4} (?:mit|bei|von|gegen)|wechsel\p{L}*(?: \p{L}+)? von|weg von|umstieg von|ablös\p{L}+(?: von)?|ersetzen|statt|anstatt|anstelle von|im vergleich zu|gegenüber|alternativen? (?:wie|zu)|wettbewerber(?:n)?(?: wie)?|anbieter(?:n)? wie|tools? wie|angebot (?:von|bei)|vertrag (?:mit|bei)|unterschied (?:zu|zwischen)|besser als|günstiger als|anders als|tendieren zu|kündigen|gekündigt bei|auch|neben|firma) $/u,
    weak: /(?:(?:aktuell|momentan|derzeit|im moment|heute|zurzeit|bisher|gerade|bislang)(?: \p{L}+){0,3} (?:mit|auf|bei)?|(?:nutzen|verwenden|haben|arbeiten|setzen)(?: wir)?(?: \p{L}+)? (?:aktuell|momentan|derzeit|im moment|heute|bisher|noch)(?: \p{L}+)?(?: mit| auf)?|unser (?:bisheriger|aktueller|jetziger) anbieter ist) $/u,
    own: /(?:(?:wir|ich) (?:haben|hatten|nutzen|nutzten|hatte|habe)(?: mir)?) $/u,
    acts: /^ (?:hat (?:uns|mir) .{0,40}(?:angeboten|angebot|gemacht)|(?:angesehen|angeschaut|getestet|ausprobiert))/u,
    asks: words(
      "noch andere|andere (?:lösungen|anbieter|angebote)|alternativen|konkurrenz|wettbewerb\\p{L}*|mitbewerb\\p{L}*",
    ),
    beside: words(
      "integr\\p{L}+|schnittstellen?|anbind\\p{L}+|angebunden|api|import\\p{L}*|export\\p{L}*|synchron\\p{L}+|sso|crm|kalender|plugin|e-?mail|einloggen|login|verbind\\p{L}+",
    ),
    none: words("keine (?:anderen|weiteren) (?:anbieter|angebote)|niemanden sonst"),
  },
  qualification: {
    metrics: {
      asked: words("wie lange (?:brauchen|dauert|sitzen)|was kostet (?:sie|euch|dich)|wie oft|wie viel zeit"),
      strong: words(
        "kostet (?:mich|uns) .{0,30}(?:\\d|tausend|hundert)|(?:\\d+|\\p{L}+) (?:korrekturen|fehler|ausfälle|beschwerden)|(?:spar\\p{L}+|reduzier\\p{L}+|senk\\p{L}+|steiger\\p{L}+|erhöh\\p{L}+|verlier\\p{L}+|kostet uns|kosten uns|brauchen|dauert|verbring\\p{L}+|verschwend\\p{L}+|ziel|von .{1,20} auf|halbier\\p{L}+|verdoppel\\p{L}+).{0,60}(?:\\d|prozent|stunden|hälfte|tausend|million|doppel)|verdoppeln|halbieren|(?:stunden|prozent|tage)(?: \\p{L}+){0,4} (?:sparen|einsparen|reduzieren|senken|verlieren|verbringen)",
      ),
      weak: words("roi|kennzahlen?|kpis?|rentier\\p{L}+|amortis\\p{L}+|business case"),
    },
    economic_buyer: {
      asked: words(
        "wer (?:entscheidet|unterschreibt|muss .{0,30}(?:freigeben|zustimmen|unterschreiben))|sie allein",
      ),
      strong: words(
        "gehört die hälfte|der vorstand|(?:bis|über|ab) .{0,40}(?:ich allein|allein ich)|mitgesellschafter\\p{L}*|in der geschäftsleitung|(?:chef|chefin|geschäftsführer|geschäftsführerin|geschäftsführung|vorstand|cfo|ceo|cto|cio|finanzchef|finanzchefin|finanzvorstand|leiter\\p{L}*|inhaber|direktor|direktorin|\\p{L}+leiterin|\\p{L}+leiter)(?:,? \\p{L}+){0,4},? (?:entscheidet|unterschreibt|gibt(?: \\p{L}+){0,3} frei|freigeben|genehmigt|unterschreiben|zustimmen|genehmigen|das letzte wort|entscheiden)|(?:entscheidet|unterschreibt|genehmigt|unterzeichnet)(?: \\p{L}+){0,4} (?:chef|chefin|geschäftsführer\\p{L}*|geschäftsführung|vorstand|cfo|ceo|cto|cio|\\p{L}+chef\\p{L}*|\\p{L}+leit\\p{L}+)|letzte(?:s)? wort|budget(?:verantwortung|verantwortlich\\p{L}*|hoheit)|(?:entscheidung|freigabe)(?: \\p{L}+){0,2} (?:liegt bei|trifft|kommt von|durch|von)|ich entscheide",
      ),
      weak: words("wer entscheidet|entscheider\\p{L}*|freigabe"),
    },
    decision_criteria: {
      asked: words(
        "woran würden sie|worauf (?:achten|kommt es)|was (?:ist|wäre) (?:ihnen|euch|dir) wichtig|mit welchem programm",
      ),
      strong: words(
        "(?:für mich |für uns )?ein ausschluss|das bleibt|wäre vertretbar|jede \\p{L}+ (?:rechnet|macht|hat) .{0,10}anders|bei ihm zieht|aber keine \\p{L}+|wichtig (?:ist|wäre),? dass|wichtig (?:ist|wäre) (?:uns|für uns|mir)|(?:ist|sind) (?:uns|für uns|mir)(?: \\p{L}+){0,3} (?:wichtig|entscheidend)|(?:am )?wichtigsten|kriteri\\p{L}+|muss (?:unbedingt |zwingend |auf jeden fall )|anforderung\\p{L}*|voraussetzung|entscheidend|must-?have|zwingend|ausschlaggebend|worauf wir achten|legen wir wert",
      ),
      weak: words("brauchen wir|suchen (?:wir )?(?:eine|ein|etwas)|prioritäten"),
    },
    decision_process: {
      asked: words(
        "wer (?:entscheidet|muss .{0,30}freigeben)|wie entscheiden|wie läuft .{0,20}(?:entscheidung|freigabe)",
      ),
      strong: words(
        "(?:trifft|treffen) sich|tagt|geht in die|(?:bis|über|ab) .{0,40}ich allein|mit unterschreiben|muss der \\p{L}+ ran|ich stelle es vor|(?:entscheidungs|auswahl|freigabe|beschaffungs|einkaufs)-?prozess|(?:prozess|ablauf) (?:ist|sieht|läuft|bei uns)|gremium|lenkungskreis|vorstandssitzung|entscheid(?:en|ung)(?: \\p{L}+){0,4} (?:bis|im|am|ende|anfang|nächste|in)|(?:pilot|test)(?:phase|projekt)?(?: \\p{L}+){0,2} (?:zuerst|erst|vorher|vor|dann|mit)|(?:zuerst|erst|dann) (?:geht|gehen|stellen|präsentieren|kommt|prüft|schaut|legen|macht)|ausschreibung|shortlist|auswahl treffen|stellen (?:wir )?das(?: \\p{L}+){0,4} vor",
      ),
      weak: words(
        "wie entscheiden sie|wer ist (?:noch )?(?:eingebunden|beteiligt)|nächsten schritte bei ihnen",
      ),
    },
    paper_process: {
      strong: words(
        "einkauf(?:sabteilung)?|rechtsabteilung|juristen|jurist|avv|auftragsverarbeitung\\p{L}*|nda|geheimhaltungs\\p{L}+|rahmenvertrag|bestellung|lieferantenportal|lieferanten\\p{L}+|vertragsprüfung|sicherheits(?:fragebogen|prüfung)|datenschutzbeauftragte\\p{L}*|betriebsrat|bestellnummer",
      ),
      weak: words("vertrag|unterlagen|agb"),
    },
    identified_pain: {
      asked: words(
        "wie (?:führen|machen|rechnen|arbeiten|lösen|verwalten) (?:sie|ihr)|wie lange brauchen|oder macht das|läuft .{0,30} wieder",
      ),
      strong: words(
        "auf papier|tippt|nicht stimmen|stimmt nicht|peinlich|standen .{0,20}stunden|stillstand|ausgefallen|rufen .{0,12}an,? weil|rufen an und fragen|schiefgeh\\p{L}+|(?:größte[sn]? |haupt|unser |das |eigentliche[s]? )(?:problem|herausforderung|schmerz\\p{L}*|baustelle)|kämpfen|frustr\\p{L}+|nerv(?:t|ig|en)|manuell|händisch|von hand|(?:dauert|kostet uns|brauchen)(?: \\p{L}+){0,3} (?:zu lange|ewig|stunden|tage|viel zeit|zu viel)|verlieren wir|wir verlieren|geht verloren|gehen(?: uns)?(?: \\p{L}+){0,2} verloren|unübersichtlich|keinen überblick|chaos|fehleranfällig|mühsam|aufwendig|aufwändig|zeitaufwendig|veraltet|katastrophe|hinterher|stürzt ab|engpass|doppelt (?:pflegen|eingeben|erfasst)",
      ),
      weak: words("problem\\p{L}*|herausforderung\\p{L}*|schwierig"),
    },
    champion: {
      strong: words(
        "ich stelle es vor|folgen sie mir|(?:ich|werde) (?:\\p{L}+ ){0,4}(?:einsetzen|stark machen|starkmachen|empfehlen|vorantreiben|durchbringen|dafür kämpfen|unterstützen|überzeugen)|ich bin (?:ein fan|überzeugt|begeistert|voll dabei|dafür)|bin ich (?:überzeugt|begeistert|dafür)|mein(?:e)? favorit\\p{L}*|ich (?:will|möchte) (?:\\p{L}+ ){0,4}(?:durchsetzen|umsetzen|einführen|voranbringen)|setze mich (?:\\p{L}+ ){0,3}(?:ein|dafür)|empfehle (?:ich )?(?:sie|das|es|intern)",
      ),
      weak: words("gefällt mir|beeindruckt|begeistert|finde ich (?:gut|super|toll)"),
    },
    competition: {
      strong: words(
        "(?:andere|weitere|zwei|drei|mehrere)(?:n|r)? (?:andere |weitere )?(?:anbieter|angebote|lösungen|tools|systeme|hersteller)|wettbewerb\\p{L}*|konkurrenz|mitbewerber\\p{L}*|alternativen?|selbst (?:bauen|entwickeln|programmieren)|eigenentwicklung",
      ),
      weak: words("vergleichen|vergleich"),
    },
  },
  ...GERMAN_SUBJECTS,
};
