import { words } from "../rules";
import { type Frames, follows, near, within } from "./frames";

const NOT = "nicht|kein|keine|keinen|keinem|keiner|nie|niemand|nichts|ohne|kaum|noch nie";
const HIGH =
  "zu teuer|teurer|teuer|zu hoch|zu viel|happig\\p{L}*|heftig|stolz\\p{L}*|saftig\\p{L}*|sportlich|knackig|überteuert|wucher|unverschämt|viel geld|ganz schön viel|eine stange geld|(?:mehr|höher|happiger|teurer),? als (?:ich|wir|gedacht|geplant|erwartet|das|jetzt|bisher)|das (?:doppelte|dreifache|vierfache)|doppelt so|über (?:dem|unserem|meinem) budget|sprengt|schlucken|nicht leisten|schwer zu rechtfertigen|nicht drin|sitzt nicht|nie durch|(?:kriege|bekomme|bringe|kriegen|bekommen|bringen)(?: ich| wir)?(?: das| es)?(?: \\p{L}+){0,6} (?:nicht|nie) durch|müsste noch was gehen|was am preis|am preis (?:noch )?(?:was|etwas)|günstiger|billiger|entgegenkommen|schmerzgrenze|übersteigt|muss ich erst mal";
const PERSON =
  "chef|chefin|geschäftsführ\\p{L}+|vorstand|beirat|aufsichtsrat|verwaltungsrat|gesellschafter\\p{L}*|partner\\p{L}*|mann|frau|bruder|schwester|vater|mutter|sohn|tochter|kassenwart\\p{L}*|schatzmeister\\p{L}*|steuerberater\\p{L}*|buchhaltung|einkauf|betriebsrat|personalrat|bürgermeister\\p{L}*|gemeinderat|leitung|leiter|leiterin|zentrale|konzern|mutterkonzern|team|kollegen|kollegin|it|rechtsabteilung|inhaber\\p{L}*|finanz\\p{L}+|genossenschaft|träger|kirchenvorstand|elternbeirat|datenschutz\\p{L}*";
const AGAINST =
  "dagegen|skeptisch|nicht|nie|kein\\p{L}*|nein|ablehn\\p{L}*|abgelehnt|blockier\\p{L}*|bremst|hält nichts|meint|findet|will\\b|überflüssig|zurückhaltend|weigert|sperrt|überzeugen|überreden";
const LAW =
  "daten\\p{L}*|patientendaten|personaldaten|datenschutz\\p{L}*|dsgvo|sicherheit|cloud|server|usa|haftung|vertrag\\p{L}*|klausel|laufzeit|kündigungsfrist|betriebsrat|personalrat|compliance|jurist\\p{L}*|rechtsabteilung|anwalt|anwälte|zertifi\\p{L}+|revision|prüfer|behörde|kameras?|überwachung|jahre binden|bindung";
const TROUBLE =
  "sorge\\p{L}*|bedenken|bauchweh|bauchschmerzen|problem\\p{L}*|schwierig|heikel|kritisch|nicht|kein\\p{L}*|verboten|darf nicht|dürfen nicht|blockier\\p{L}*|gefängnis|fuß|dritten|ausschluss|muss (?:erst )?zustimmen|zu lang|inakzeptabel|stört|haftet|hafte|angst";
const CREW =
  "leute|mitarbeiter\\p{L}*|kollegen|fahrer|fahrern|monteure|pfleger\\p{L}*|azubis|helferinnen|team|belegschaft|älteren|meister|lehrer\\p{L}*|männer|jungs|die";
const LATER =
  "vor|vorher|erst|bis|nach|nächstes jahr|nächsten|im (?:herbst|frühjahr|sommer|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|ab (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|pfingsten|ostern|weihnachten|ferien|saison|ernte";
const DECIDE =
  "entscheid\\p{L}*|unterschreib\\p{L}*|unterschrift|freigeb\\p{L}*|freigabe|gibt frei|genehmig\\p{L}*|zustimm\\p{L}*|stimmt zu|letzte wort|das sagen|daumen drauf|absegn\\p{L}*|abnicken|abstimm\\p{L}*|stimmt ab|bewillig\\p{L}*";
const PERIOD = "stunden?|tagen?|tage|wochen?|minuten|monate?n?|vormittag|morgen|wochenende";

export const GERMAN_FRAMES: Frames = {
  objections: {
    price: words(
      HIGH,
      follows(NOT, "(?:so viel |mehr |genug |das |genügend )*(?:geld|budget|mittel)", 12),
      follows(
        "geld|budget|mittel|etat",
        "(?:weg|ausgegeben|verplant|knapp|aufgebraucht|gekürzt|eingefroren|leer|besser angelegt|alle|zu eng|fehlt|fehlen|steckt)",
        34,
      ),
      "mehr als (?:\\p{L}+|\\d+)(?: \\p{L}+){0,3} (?:sitzt|geht|ist|kann|will|darf|zahle)|da hört'?s auf|dafür (?:bekomme|kriege|könnte)|rechnet sich nicht|sparen müssen|müssen sparen|sparkurs|jeden (?:euro|cent|franken)",
    ),
    timing: words(
      "hütte voll|land unter|ausgelastet|überlastet|keine luft|alle hände voll|bis zum hals|mitten in|mitten im|hochsaison|jahresabschluss|inventur|urlaubszeit|zu früh|zu spät|zu schnell|zu knapp|zu kurzfristig|falsche\\p{L}* (?:zeit|zeitpunkt|moment)|ungünstig|passt (?:gerade |jetzt |zeitlich )*(?:nicht|schlecht)|schaffe(?:n)? (?:ich|wir)(?: das)? (?:nicht|zeitlich)|komm(?:e)? ich nicht dazu|auf eis|verschieben|vertagt|erst mal nicht|kein\\p{L}* (?:zeit|kapazität\\p{L}*|ressourcen|leute|luft|nerven)|gerade erst (?:\\p{L}+ ){0,3}(?:umgestellt|eingeführt|gekauft|verlängert|unterschrieben)|vertrag läuft|läuft noch|gebunden bis|kündigungsfrist",
      follows(LATER, "(?:\\p{L}+ ){0,3}(?:nichts|nicht|kein\\p{L}*|nix|geht'?s nicht)", 24),
      follows(
        "nicht|nichts|nix|erst",
        "(?:vor|nach|ab|im|nächstes|wenn)(?: \\p{L}+){0,2} (?:jahr|sommer|herbst|frühjahr|winter|ferien|ernte|saison|umbau|umzug|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|pfingsten|ostern|weihnachten|abschluss)",
        10,
      ),
    ),
    authority: words(
      follows(`(?:mein\\p{L}*|unser\\p{L}*|der|die|dem|beim) (?:\\p{L}+ )?(?:${PERSON})`, AGAINST, 30),
      follows(
        `(?:mein\\p{L}*|unser\\p{L}*|der|die|den) (?:\\p{L}+ )?(?:${PERSON})`,
        "(?:muss|müssen|müsste) (?:\\p{L}+ ){0,3}(?:zustimmen|ran|mit|absegnen|überzeugt|gefragt)",
        20,
      ),
      "nicht (?:allein|alleine|selbst) (?:entscheiden|unterschreiben|freigeben)|entscheide (?:das |ich )*nicht|nicht (?:meine|in meiner) (?:entscheidung|hand)|darf ich nicht|(?:kriege|bekomme|bringe|kriegen|bekommen|bringen)(?: ich| wir)?(?: das| es)?(?: \\p{L}+){0,5} (?:nicht|nie) durch|noch überzeugen|über meinen kopf|ohne (?:den|die) läuft",
    ),
    need: words(
      follows(
        "brauch\\p{L}*|sehe|seh'?|sehen",
        "(?:\\p{L}+ ){0,4}(?:nicht|keinen? (?:mehrwert|nutzen|vorteil|sinn|bedarf|grund))",
        10,
      ),
      "läuft doch|läuft (?:ja )?(?:auch )?(?:so|gut|prima|ganz gut)|reicht (?:uns|mir|völlig|doch)|zufrieden mit|haben (?:wir )?(?:ja |doch )?(?:schon|bereits)|hab(?:e)? (?:ich )?(?:ja |doch )?(?:schon|bereits)|nice to have|spielerei|schnickschnack|geht auch (?:ohne|so)|ging bisher auch|immer so gemacht|zu klein dafür|lohnt (?:sich )?(?:\\p{L}+ )?nicht|keine lust|bisher auch ohne|wozu|warum sollte|nicht nötig|in der gleichen lizenz|machen das (?:auch|schon|in)|besser angelegt",
    ),
    trust: words(
      "um die ohren|in die hose|schiefgegangen|schief gegangen|schief (?:ge)?laufen|(?:schlechte|miese|keine gute) erfahrung\\p{L}*|verbrannt|finger verbrannt|(?:schon|oft) (?:mal )?(?:gehört|versprochen)|versprochen (?:worden|hat|haben|wurde)|glaub(?:e)? ich (?:erst|nicht)|skeptisch|zurückhaltend\\p{L}*|nicht überzeugt|vertrauen|wer garantiert|woher weiß|woher wissen|was (?:ist|passiert|mache ich),? wenn (?:sie|ihr|es euch|es sie)|pleite|insolvenz|(?:kleine|junge|neue) firma|start-?up|referenz\\p{L}*|noch nie gehört|versuchskaninchen|nicht erreichbar|niemand (?:geht ran|erreichbar|zurückgerufen)|keiner ran|nie (?:zurückgerufen|jemand)|zu schön|im stich gelassen|hängen lassen|mit eigenen augen|erst (?:mal )?sehen",
    ),
    competition: words(
      follows(
        "die|der|firma|anbieter|andere\\p{L}*|mitbewerber\\p{L}*|konkurrenz|\\p{L}+",
        "(?:günstiger|billiger|weniger|im gleichen|in der gleichen|schon dabei|inklusive|kostenlos|besseres angebot|machen das auch|können das auch)",
        24,
      ),
      "tendieren (?:eher )?zu|was (?:machen|können) (?:sie|ihr) (?:besser|anders)|warum (?:sollte|sollten) (?:ich|wir) (?:zu )?(?:ihnen|euch|sie)|(?:hat|haben) (?:mir|uns) .{0,30}angeboten|selber (?:bauen|machen)|selbst (?:bauen|programmieren)",
    ),
    feature: words(
      follows(
        "das|es|die|der|sie|ihr|ihre?\\p{L}*|programm|app|software|system|gerät",
        "(?:kann|können|unterstützt|unterstützen|läuft|funktioniert|geht|hat|haben|bietet)(?: \\p{L}+){0,4} (?:nicht|kein\\p{L}*)",
        14,
      ),
      within(
        `(?:meine|unsere) (?:\\p{L}+ )?(?:${CREW})`,
        "(?:nicht|nie|kein\\p{L}*|weiger\\p{L}*|hass\\p{L}*|wehren|tippen|mögen|angst|schwer tun|überfordert)",
        34,
      ),
      "(?:uns |mir |da |es )fehlt|fehlt (?:uns|mir|noch|die|das|der|ein)|umständlich|kompliziert|zu viele (?:klicks|schritte|felder|masken)|unübersichtlich|altbacken|zwei programme|doppelt (?:pflegen|eingeben|erfassen)|kein empfang|kein netz|ausschlusskriterium|k\\.?o\\.?-?kriterium|dann (?:ist|wär'?e?) (?:es|das|schluss)|dann sind sie raus|vermisse\\p{L}*|zu langsam|zu schwer|klemmt",
    ),
    legal: words(
      near(LAW, TROUBLE, 40),
      "auf (?:drei|zwei|fünf|vier|\\d) jahre (?:\\p{L}+ )?(?:nicht|binden|festlegen)|so lange binden|mit einem bein",
    ),
    other: words(
      "was mir (?:\\p{L}+ )?(?:bauchweh|bauchschmerzen|sorgen|kopfzerbrechen|angst|nicht gefällt|noch fehlt)|macht mir|macht uns (?:\\p{L}+ )?sorgen|(?:meine|unsere|die|eine|größte|einzige) (?:sorge|befürchtung|bedenken|angst)|(?:habe|hab'?|hätte) (?:ich |da |noch |so )*(?:bedenken|meine zweifel|bauchweh|bauchschmerzen)|(?:der|einziger?) haken|knackpunkt|stört mich|stört uns|gefällt mir (?:\\p{L}+ )?nicht|überzeugt mich (?:\\p{L}+ )?nicht|da tue ich mich schwer|tu(?:e|n)? (?:ich |wir )?(?:mich|uns) schwer|unsicher|hin- und hergerissen|graut|kann ich (?:so )?nicht (?:mitgehen|akzeptieren|machen)|so nicht",
    ),
  },
  reaction: words(
    "puh|uff|oha|huch|hui|holla|au|autsch|wow|hm+|na ja|naja|stolz|ganz schön|viel|happig\\p{L}*|teuer\\p{L}*|schlucken|heftig|günstiger|billiger|weniger|hälfte|nimmt \\d|(?:zahle|zahlen|nehmen|wollen|verlangen|kostet)(?: \\p{L}+){0,2} (?:\\d+|\\p{L}*(?:zig|hundert|tausend|zehn)\\p{L}*)|gedacht|gerechnet|erwartet|eingeplant|dafür kriege",
  ),
  elements: {
    metrics: words(
      follows(
        "kostet|kosten|verlieren|verliere|verloren|spar\\p{L}*|einsparen|abschreiben|schaden|strafe|minus|weg|umsonst|waren",
        "(?:\\d[\\d.,]*|\\p{L}*(?:hundert|tausend)\\p{L}*|\\p{L}+) (?:euro|franken|prozent|stunden|tage|im monat|im jahr|pro)",
        34,
      ),
      follows(
        "\\d+|zwei|drei|vier|fünf|sechs|acht|zehn|halbe\\p{L}*|ganze\\p{L}*|anderthalb",
        `(?:${PERIOD})(?: (?:pro|im|in der|jede\\p{L}*|am|je))`,
        12,
      ),
      follows(
        "jede\\p{L}* (?:monat|woche|tag)|pro (?:monat|woche|tag|fall)|im (?:monat|jahr)",
        `(?:\\d+|\\p{L}+) (?:${PERIOD})`,
        24,
      ),
      "jede[rs]? (?:zweite|dritte|vierte|fünfte|achte|zehnte|zwanzigste)|(?:\\p{L}+|\\d+) von (?:zehn|hundert|\\d+)|von (?:\\p{L}+|\\d+)(?: \\p{L}+)? auf (?:\\p{L}+|\\d+)|halbieren|verdoppeln|um (?:\\p{L}+|\\d+) prozent|die hälfte falsch|tage und dann",
    ),
    economic_buyer: words(
      follows(
        `(?:mein\\p{L}*|unser\\p{L}*|der|die|bei geld) (?:\\p{L}+ )?(?:${PERSON})|ich|wir beide`,
        "(?:entscheid\\p{L}*|unterschreib\\p{L}*|gibt (?:\\p{L}+ )?frei|genehmigt|hat das (?:letzte|sagen)|hält den daumen|zahlt|bewilligt)",
        30,
      ),
      "daumen drauf|das letzte wort|budgetverantwort\\p{L}*|ich bin der (?:chef|inhaber)|gehört die hälfte|bei geld|(?:bis|ab|über) .{0,30}(?:ich (?:allein|selbst)|vorstand|chef|geschäftsführung|verwaltungsrat|freigeben)|(?:geschäftsführ\\p{L}+|chef|chefin|vorstand|inhaber\\p{L}*|bürgermeister\\p{L}*) (?:\\p{L}+ ){0,3}(?:entscheid\\p{L}*|unterschreib\\p{L}*|freigeb\\p{L}*|zustimm\\p{L}*)",
    ),
    decision_criteria: words(
      follows(
        "es|das|die lösung|das system|das programm|alles",
        "(?:muss|müsste|müssen|darf nicht|sollte)(?: \\p{L}+){0,8} (?:gehen|laufen|können|funktionieren|sein|passen|haben|kosten|anbinden|bedienbar|stehen)",
        8,
      ),
      "muss (?:auf|auch|ohne|in|mit|für|unbedingt|zwingend)(?: \\p{L}+){0,8} (?:gehen|laufen|funktionieren|sein|können)|wichtig (?:ist|wäre|für|sind)|(?:am|das) wichtigste\\p{L}*|ganz wichtig|entscheidend|kriteri\\p{L}+|voraussetzung|anforderung\\p{L}*|legen wir wert|worauf es ankommt|kommt es (?:\\p{L}+ )?an|das zieht|ohne (?:das|die|den) (?:geht|läuft|brauchen)|(?:suche|suchen) (?:ich |wir )?(?:etwas|was|jemanden|eine|einen|ein)",
      follows(
        "wenn",
        "(?:sind sie raus|brauche ich es nicht|bringt es nichts|können wir es nicht|vergessen)",
        60,
      ),
    ),
    decision_process: words(
      "tagt|tagen|trifft sich|treffen sich|stimmt (?:\\p{L}+ ){0,3}ab|abstimmung|sitzung|gremium|ausschuss|ausschreibung|drei angebote|betriebsrat|personalrat|verwaltungsrat|probephase|testphase|erst (?:testen|probieren)|stelle (?:ich )?es (?:\\p{L}+ )?vor|vorschlag machen|legen wir (?:\\p{L}+ )?vor|absegnen|(?:geht|muss|kommt) (?:\\p{L}+ ){0,2}(?:durch|an|in|vor|über) (?:den|die|das|der|unser\\p{L}*)(?: \\p{L}+)? (?:vorstand|beirat|einkauf|gremium|geschäftsführung|sitzung|ausschuss|rat|leitung|chef|controlling)|(?:entscheid\\p{L}+|beschließ\\p{L}+|beschluss)(?: \\p{L}+){0,4} (?:bis|im|am|ende|nächste|in der)",
    ),
    paper_process: words(
      "av-?vertrag|avv|auftragsverarbeitung\\p{L}*|löschkonzept|geheimhaltung\\p{L}*|nda|rahmenvertrag|bestellnummer|bestellung über|lieferantenportal|lieferanten\\p{L}+|rechtsabteilung|jurist\\p{L}*|anwalt|anwältin|sicherheitsfragebogen|datenschutzbeauftragt\\p{L}*|kleingedruckte\\p{L}*|vertrag (?:\\p{L}+ ){0,3}(?:prüf\\p{L}*|gegenlesen|lesen)|einkauf(?:sabteilung)?",
    ),
    identified_pain: words(
      "magnettafel|auf papier|zettel|von hand|händisch|in excel|excel-?\\p{L}*|abtippen|doppelt (?:eintragen|erfassen|eingeben)|hinterher(?:telefonier\\p{L}*|rennen|laufen)?|telefoniere\\p{L}*|klingelt (?:durch|dauernd|ständig)|rufen (?:\\p{L}+ )?an|durcheinander|chaos|katastrophe|kein\\p{L}* überblick|niemand weiß|keiner weiß|geht verloren|gehen verloren|verloren gegangen|vergessen|falsch|fehler\\p{L}*|stimmt (?:\\p{L}+ )?nicht|abgestürzt|stürzt ab|fällt aus|fallen aus|ausfall|ausgefallen|erscheint nicht|kommen nicht|beschwer\\p{L}*|reklamation\\p{L}*|wartezeit\\p{L}*|überstunden|nervt|frust\\p{L}*|mühsam|aufwendig|aufwändig|zu langsam|zu spät|umsonst|kommen zu nichts|liegen ge?blieben|liegen bleibt|laufen weg|läuft weg|kündigen|krank wird",
      follows(
        "sitz\\p{L}*|brauch\\p{L}*|dauert|kostet|verbring\\p{L}*",
        `(?:\\d+|\\p{L}+|den halben|die halbe) (?:${PERIOD})`,
        24,
      ),
    ),
    champion: words(
      "ich (?:finde|find'?)(?: \\p{L}+)? (?:es |das )?(?:super|klasse|toll|spitze)|trommel\\p{L}*|werbung dafür|bin (?:voll )?dafür|ich schon|stehe (?:ich )?(?:\\p{L}+ )?dahinter|mache mich stark|setze mich (?:\\p{L}+ )?ein|ich kämpfe|empfehle (?:ich )?(?:euch|sie|es|das)|mein favorit|bin überzeugt|würde (?:es )?sofort|wenn es nach mir ging\\p{L}*|liegt mir am herzen|ich will das",
    ),
    competition: words(
      "(?:andere|weitere|zwei|drei|mehrere)(?:n|r)? (?:andere |weitere )?(?:anbieter|angebote|firmen|lösungen|programme|systeme)|mitbewerb\\p{L}*|konkurrenz\\p{L}*|wettbewerb\\p{L}*|alternativ\\p{L}*|jemand anders?|selbst (?:bauen|programmieren|entwickeln)|schwört auf|angebot von|prospekt",
    ),
  },
  asks: {
    metrics: words(
      follows(
        "was|wie viel\\p{L}*|wie oft|wie lange|wie lang|wieviel",
        "(?:kostet|kosten|wert|macht|ausmachen|aus|verlier\\p{L}*|spar\\p{L}*|dauert|sitzt|sitzen|braucht|brauchen|passiert|stunden|fehler)",
        46,
      ),
    ),
    economic_buyer: words(
      follows("wer|sie allein|entscheid\\p{L}*|haben sie|bei wem", `(?:${DECIDE}|zahlt|budget|am ende)`, 46),
    ),
    decision_criteria: words(
      follows(
        "was|worauf|welche|wonach|woran",
        "(?:wichtig|achten|kriterien|können|müsste|muss|anforderung\\p{L}*|passieren|erwarten|ankommt|kommt es|überzeug\\p{L}*|suchen)",
        46,
      ),
    ),
    decision_process: words(
      follows(
        "wie|wer|was|wann|welche",
        "(?:entscheid\\p{L}*|ablauf|läuft|schritte|beteiligt|redet|noch mit|freigabe|danach|nächste\\p{L}*|dabei|geht es (?:jetzt )?weiter|stand)",
        46,
      ),
    ),
    paper_process: words(
      follows(
        "brauch\\p{L}*|wie|was|muss",
        "(?:dafür etwas|von uns|vertrag|unterlagen|rechtsabteilung|einkauf|nda|bestellung)",
        40,
      ),
    ),
    identified_pain: words(
      follows(
        "wie|was|wo|warum|erzählen",
        "(?:im moment|zurzeit|derzeit|aktuell|heute|momentan|bisher|jetzt|planen|machen|vergeb\\p{L}*|verwalt\\p{L}*|nervt|hakt|drückt|problem|schief|gefallen|ablauf|stört)",
        46,
      ),
    ),
    competition: words(
      follows(
        "schau\\p{L}*|gibt|haben|wen|wer|womit|welche",
        "(?:noch andere|noch jemand|andere\\p{L}*|alternativ\\p{L}*|sonst noch|wettbewerb\\p{L}*|konkurrenz|bisher|im einsatz|verwenden|nutzen)",
        40,
      ),
    ),
    champion: words("stehst du dahinter|stehen sie dahinter|wie finden sie|was halten sie|wie findest du"),
  },
  doubts: words(
    "bedenken|spricht (?:\\p{L}+ )?dagegen|zöger\\p{L}*|halten sie|hältst du|was meinen|was meinst|finden sie|findest du|gefallen|sorge\\p{L}*|hindert|hält (?:sie|dich)|warum|wie ist (?:\\p{L}+ )?der stand|stehst du|stehen sie|dahinter|passt das|einverstanden|starten|unterschreiben",
  ),
  risks: {
    timing: words(
      follows(LATER, "(?:\\p{L}+ ){0,3}(?:nichts|nicht|nix|passiert nichts|wird das (?:aber )?nichts)", 26),
      "verschieben|verschoben|vertagt|auf eis|erst nächstes jahr|dauert (?:noch |bestimmt )?(?:wochen|monate|lange)|keine eile|wird knapp",
    ),
    budget: words(
      follows(
        "geld|budget|mittel|förderung|etat",
        "(?:gestrichen|gekürzt|weg|knapp|nicht|noch nicht|eingefroren|fehlt|fehlen|besser angelegt)",
        30,
      ),
      "sparkurs|haushaltssperre|investitionsstopp|kriege ich (?:\\p{L}+ )?nicht durch|nicht durch",
    ),
    authority: words(
      follows(
        `(?:mein\\p{L}*|unser\\p{L}*|der|die) (?:\\p{L}+ )?(?:${PERSON})`,
        "(?:dagegen|skeptisch|nicht überzeugt|meint|blockier\\p{L}*|bremst|hält nichts|weiß (?:\\p{L}+ )?nichts|nie zustimmen|nicht mitmachen)",
        34,
      ),
      "noch überzeugen|ohne (?:den|die) läuft|nicht durch|zurückhaltend\\p{L}*",
    ),
    change: words(
      "verlasse (?:ich )?|gehe (?:ich )?in (?:rente|elternzeit|pension)|in rente|elternzeit|nachfolger\\p{L}*|übernimmt (?:ab|im|jetzt)|neue\\p{L}* (?:chef|chefin|geschäftsführ\\p{L}+|leitung)|umstrukturier\\p{L}+|fusion\\p{L}*|verkauft (?:wird|werden)|gekündigt",
    ),
    competition: words(
      "tendieren (?:eher )?zu|bleiben (?:wir )?(?:\\p{L}+ )?bei|lieber (?:\\p{L}+ )?von|schon so gut wie",
    ),
    adoption: words(
      follows(
        `(?:meine|unsere|die) (?:\\p{L}+ )?(?:${CREW})`,
        "(?:nicht annehmen|nicht nutzen|weigern|wehren|überfordert|schwer tun|nie)",
        34,
      ),
      "akzeptanz|nimmt keiner an|nutzt keiner",
    ),
    trust: words(
      "um die ohren|in die hose|schiefgegangen|verbrannt|schlechte erfahrung\\p{L}*|noch einmal (?:so|passiert)|enttäuscht",
    ),
    legal: words(
      near(
        "datenschutz\\p{L}*|betriebsrat|personalrat|rechtsabteilung|patientendaten|haftung|behörde",
        "blockier\\p{L}*|nicht|zustimmen|stopp\\p{L}*|gefängnis|bauchweh|sorgen|problem\\p{L}*",
        40,
      ),
    ),
  },
  vendor: {
    before:
      /(?:(?:angebot|offerte|vertrag|demo|prospekt) (?:von|mit|bei)|(?:wechsel\p{L}*|umstieg|umgestiegen|weg|gewechselt) (?:\p{L}+ )?von|(?:sprechen|gesprochen|reden|geredet|verhandeln|vergleichen|arbeiten|arbeite)(?: \p{L}+){0,2} mit|(?:wir|ich|die) (?:nutzen|nutze|verwenden|benutzen|testen)(?: (?:aktuell|heute|noch|schon|bisher|derzeit|ja))?|(?:wir haben|haben wir|ich habe|hab ich|wir hatten)(?: ja| schon| bereits| aktuell| noch){1,2}|(?:sind|waren)(?: wir| ich)? (?:bei|auf)|läuft (?:alles )?(?:über|mit|auf)|schwört auf|schwören auf|ersetzen|ablösen|da ist (?:ja |dann )?noch|alternative (?:ist|wäre)|anbieter (?:ist|heißt)|firma|daten aus|neulich von|und von|von) $/u,
    after:
      /^ (?:nimmt|nehmen|verlangt|verlangen|kostet|bietet|bieten|macht (?:das|es)|machen (?:das|es)|hat (?:uns|mir|\p{L}+ angeboten)|haben (?:uns|mir)|kann (?:das|es|aber|kein|keine)|können (?:das|es|aber|kein)|ist (?:\p{L}+ )?(?:günstiger|billiger|teurer|besser)|war (?:\p{L}+ )?(?:günstiger|billiger|teurer|besser)|sagt|sagen|liegt bei|will|wollte|wollen|war (?:letzte|da|bei uns)|die sind|läuft (?:aus|noch)|angesehen|angeschaut|getestet|im einsatz)/u,
    not: /(?<!\p{L})(?:integr\p{L}+|schnittstellen?|anbind\p{L}+|angebunden|api|import\p{L}*|export\p{L}*|synchron\p{L}+|kalender|plugin|e-?mail|login|drucker|gearbeitet|früher bei|wohn\p{L}*|komme aus|sitz in|filiale in|standort)(?!\p{L})/u,
  },
  unreal: words(
    "wäre ich|wenn ich (?:\\p{L}+ ){0,3}wäre|andere kunden|manche (?:kunden|sagen)|viele (?:kunden|sagen)|unsere kunden|hätte ich (?:früher|damals)|war ein (?:witz|scherz)|nur spaß|kein(?:e|en)? (?:problem|thema|bedenken|einwände|sorge|sorgen)|nicht zu teuer|gar nicht (?:so )?teuer|nicht schlimm|im rahmen|beides kein thema",
  ),
  accepts: words(
    "passt(?: so| für| schon| das)?|in ordnung|einverstanden|das hilft|das ginge|damit kann ich leben|schaut das schon anders aus|sieht das (?:schon |gleich )?anders aus|das ist ein wort|im rahmen|klingt (?:gut|fair|vernünftig)|na gut|verstehe,? gut|beruhigt mich|dann gern|stimmt das fehlt",
  ),
  seller: words(
    "(?:liegt|liegen|sind|kostet|wären) (?:wir |das |sie )?(?:bei|da bei)?(?: \\p{L}+){0,2} (?:\\d[\\d.,']*|\\p{L}*(?:hundert|tausend|zig|zehn)\\p{L}*)|bei uns (?:kostet|können|läuft|ist)|unser\\p{L}* (?:paket|kunden|lösung|system|support|software|preise?|team)|(?:schicke|schick'?|maile|sende|rechne) ich (?:ihnen|dir|euch)|ich (?:schicke|schick'?|maile|sende|zeige|rechne) (?:ihnen|dir|euch)|wir (?:bieten|liefern|richten|übernehmen|speichern|fahren)|sie bekommen|kann ich (?:ihm|ihnen|dir|euch)|soll ich (?:ihnen|dir|euch)|das kann bei uns|verstehe",
  ),
  buyer: words(
    "(?:meine|unsere|meinem|meiner|unser|unserem) (?:\\p{L}+ )?(?:leute|frau|mann|chef|chefin|kunden|fahrer|helferinnen|mitarbeiter|betrieb|azubis|vorstand|patienten|buchhaltung)|bei uns (?:im|in|hier|wird|macht|läuft das)|wir (?:haben|hatten|machen|brauchen|zahlen|nutzen|arbeiten)|was kostet|können sie (?:auch|das)|ich (?:brauche|zahle|will|möchte)",
  ),
};
