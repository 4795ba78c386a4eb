import type { Outline } from "../outline";

export type Wish = Outline["requests"][number]["what"];

const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");

/** Lunch, the one break that is handled separately. */
export const LUNCH = /lunch|mittag|déjeuner|\smidi|almuerzo|comer|almoço|pranzo|昼|ランチ/iu;

/** Precedes a lunch that is included in the count of breaks: "three breaks, one of them for lunch". */
export const ONE_OF_THEM =
  /(?<![\p{L}])(?:includ\p{L}*|incl|one (?:of (?:them|which)|for|being|is)|davon|darunter|inklusive|einschließlich|dont|y compris|incluy\p{L}*|incluid\p{L}*|uma delas|compres[oaie]|di cui|inclusief|waarvan|うち)[^.;]{0,24}$/iu;

/** The words for each kind of request. Words that mean more than one kind come first. */
export const WISH_WORDS: readonly [Wish, RegExp][] = [
  [
    "story",
    words(
      "(?:the |la |l['’]|el |una |un |une |eine |die |de |een |uma |a )?(?:anecdotes?|anekdoten?|anécdotas?|anedotas?|aneddot[oi]|anekdotes?)|(?:customer|client|user|success|founder|patient|reader|member|real)(?:[’']?s)?(?:[’'])? (?:success )?(?:stor(?:y|ies)|example)|story (?:of|from|by) (?:a|one of our) (?:customer|client|user)s?|case stud(?:y|ies)|testimonials?|kunden(?:geschichte|bericht|beispiel|stimme|story)n?|geschichte (?:einer|eines) kund(?:in|en)|erfahrungsberichte?|praxisberichte?|praxisbeispiele?|fallbeispiele?|fallstudien?|anwenderbericht|témoignages?|études? de cas|cas client|histoire d['’]une? client(?:e)?|retour d['’]expérience|casos? de (?:éxito|cliente|estudio)|historia de (?:un[ao]? )?client[ea]s?|testimonios?|histórias? de (?:um[a]? )?clientes?|depoimentos?|testemunhos?|(?:caso|estudo) de (?:caso|cliente|sucesso)|storia di (?:un[ao]? )?client[ei]|casi? di (?:studio|successo)|testimonianz[ae]|klantverhaal|klantverhalen|klantcase|verhaal van een klant|praktijk(?:verhaal|voorbeeld|case)|ervaringsverhaal|casus",
    ),
  ],
  [
    "story",
    /(?:お客様|顧客|ユーザー|利用者)(?:の|さんの)?(?:声|事例|話|体験談|ストーリー)|導入事例|事例紹介|体験談/gu,
  ],
  [
    "questions",
    words(
      "q ?(?:&|\\+|and|/) ?as?|questions? (?:from (?:the )?(?:audience|viewers|attendees|public)|time|at the end|and answers?)|audience questions?|(?:time|room|minutes|min) for questions?|open questions?|questions|ama|fragerunde|fragezeit|publikumsfragen|(?:offene )?fragen(?: aus dem publikum| des publikums| am ende| und antworten)?|(?:zuschauer|bürger|leser|hörer|kunden|mitglieder)fragen|questions[ -]réponses|questions du public|(?:temps pour |les )?questions|séance de questions|preguntas(?: del público| y respuestas)?|ronda de preguntas|perguntas(?: do público| e respostas)?|domande(?: del pubblico| e risposte)?|vragen(?: van het publiek|ronde|uurtje)?|vraag en antwoord|publieksvragen",
    ),
  ],
  ["questions", /質疑応答|質疑|質問タイム|質問(?:コーナー|時間)?|Q&A/giu],
  [
    "hot_take",
    words(
      "hot takes?|spicy (?:take|opinion)s?|steile thesen?|provokante these|prise de position|opini[oó]n polémica|opinião polêmica|opinione controversa|pittige stelling",
    ),
  ],
  ["hot_take", /ホットテイク|持論/gu],
  [
    "quote",
    words(
      "quotes? of the day|een quote|quote van|(?<=(?:een|un|una|eine?|a)\\s)quote|(?:opening |closing )?quotes? from|a quote|zitate?|une citation|citations?|una cita(?: de)?|citação|citazione|citaat",
    ),
  ],
  ["quote", /名言|引用を/gu],
  [
    "poll",
    words(
      "(?:audience |live |quick |short )?polls?|polling|vote|voting|survey|(?:live-?|publikums|zuschauer)?umfragen?|(?:publikums)?abstimmung(?:en)?|sondages?|encuestas?|votaci[oó]n|sondeo|enquetes?|votação|sondag(?:em|ens)|sondaggi[o]?|votazione|peiling(?:en)?|poll|stemming|stemronde",
    ),
  ],
  ["poll", /アンケート|投票|ライブ投票/gu],
  [
    "demo",
    words(
      "(?:live |product |short |quick )?demos?|(?:live )?demonstrations?|live[ -]?coding|walk-?through|démos?|démonstrations?|(?:live-?|produkt)?demos?|(?:\\p{L}+)?vorführung(?:en)?|live-demo|demostraci(?:ón|ones)|demonstraç(?:ão|ões)|dimostrazion[ei]|demonstraties?",
    ),
  ],
  ["demo", /デモ(?:ンストレーション)?|実演/gu],
  [
    "break",
    words(
      "(?:coffee |lunch |tea |short |comfort )?breaks?(?! (?:down|even|into|through|up|out|the|your|our|it|a |them))|lunch|(?:kaffee|mittags|trink|kurze )?-?pausen?|mittagessen|pauses?(?: café| déjeuner| midi)?|déjeuner|descansos?|pausas?(?: para (?:el )?(?:café|comer|almoço))?|almuerzo|intervalos?|almoço|paus[ae](?: caffè| pranzo)?|intervall[oi]|pranzo|(?:koffie|lunch)?pauzes?",
    ),
  ],
  ["break", /(?:昼|小)?休憩|昼休み|ランチ休憩|お昼/gu],
  [
    "video",
    words(
      "(?:short |opening |intro )?videos?(?! (?:call|conferenc|meeting))|video clips?|trailer|(?:kurz)?film(?:chen)?|einspieler|vidéos?|vídeos?|filmato|filmpje",
    ),
  ],
  ["video", /動画|ビデオ|映像/gu],
  [
    "panel",
    words(
      "panels?(?: discussions?)?|round[ -]?tables?|debates?|podiums?(?:diskussion|gespräch|runde)?|(?:diskussions|experten|gesprächs)runde|paneldiskussion|tables? rondes?|débats?|mesas? redondas?|panel de|coloquio|debate|painel|tavol[ae] rotond[ae]|dibattito|paneldiscussie|rondetafel(?:gesprek)?|panelgesprek",
    ),
  ],
  ["panel", /パネル(?:ディスカッション|トーク|討論)?|座談会|討論会/gu],
  [
    "interview",
    words(
      "interviews?|fireside(?: chat)?s?|in conversation|kamingespräch|interviewt|entretiens?|entrevistas?|intervist[ae]|vraaggesprek",
    ),
  ],
  ["interview", /インタビュー|対談/gu],
];

/** "No", "without", "skip": what follows isn't wanted. */
export const REFUSES =
  /(?<![\p{L}\p{N}])(?:no|not|non?[ -]?need for|without|skip(?: the)?|avoid|never|don['’]t (?:want|need|do|include|have|add|run|plan|use|like)|do not (?:want|need|do|include|have|add|run|plan|use)|doesn['’]t need|leave out|drop the|rather not|instead of|(?:hates?|against) (?:the )?|kein(?:e|en|er|es)?|ohne|nicht|verzichten auf|verzicht auf|bitte nicht|weder|noch|statt|pas de|pas d['’]|pas (?:du|la|les)|sans|aucune?|ni|nem|né|noch|nor|éviter|évitons|évitez|ne (?:veux|voulons|faisons|fais|prévois|prévoyez|souhaitons) pas|sin|nada de|ningun[ao]?|no (?:quiero|queremos|hagas|hagáis|incluir|habrá|hay|haremos)|evitar|evitemos|sem|nada de|nenhuma?|não (?:quero|queremos|fazer|incluir|haver|haverá|há|façam)|senza|niente|nessuna?|non (?:vogliamo|voglio|fare|inserire|serve|servono|ci sarà|facciamo)|evitare|zonder|geen|niet|liever geen|geen behoefte aan|sla)(?:\s(?:a|an|any|the|eine?n?|une?|des?|una?|uma?|um|de|la|el|o|il|lo|een|live|product|slides?|folien|further|zusätzliche?n?))?\s?[\s"“„«:]{0,2}$/iu;
export const REFUSED_AFTER =
  /^["”“»]?\s?(?:(?:is|are) not (?:needed|wanted|necessary)|not (?:needed|wanted|necessary)|(?:is|are)n['’]t (?:needed|wanted)|can be skipped|brauch(?:t|en) (?:es|wir|ihr) nicht|brauchen wir keine?|(?:ist|sind) nicht (?:nötig|erwünscht|gewünscht|geplant)|soll(?:en)? (?:es )?(?:nicht|keine)|(?:wollen|möchten) wir nicht|nicht|n['’]est pas (?:nécessaire|utile|prévu)|ne sont pas|inutiles?|no (?:hace|hacen) falta|no (?:es|son) necesari|não (?:é|são) (?:preciso|necessári)|não (?:precis|quer)|non (?:serve|servono|è necessari|vogliamo)|(?:is|zijn|hoeft|hoeven) niet|niet nodig)/iu;
export const REFUSED_AFTER_JA =
  /^(?:コーナー|タイム|など|や)?(?:は|も)?(?:、)?\s?(?:なし|無し|ナシ|不要|いらない|いりません|必要ありません|しない|しません|やらない|使わない|使いません|流さない|流しません|行わない|行いません|入れない|入れません|抜き|NG|避け|やめ|省)/u;
/** Between two items of a list that is refused as a whole. */
export const LIST_GAP =
  /^\s*(?:,|\/|and|or|nor|oder|und|noch|ou|ni|nem|et|o|u|y|e|né|of|en|、|も|や|と|no|kein(?:e|en)?|sans|sin|sem|senza|geen|zonder|ohne|pas de|without)+(?:\s(?:and|or|und|oder|et|ou|y|o|e|en|of))?\s*(?:no\s|kein(?:e|en)?\s)?(?:live |product )?$/iu;

/** What a request is about: "poll on budgets", "demo of the new dashboard". */
export const ABOUT =
  /^\s?(?:of|on|about|regarding|for|asking|zum? thema|zu|zur|zum|über|von|vom|der|des|sur|de la|du|des|de l['’]|de|d['’]|sobre|del|da|do|dos|das|della|dello|dei|di|su|sul|sulla|over|van)(?:(?<=['’])|(?!\p{L}))\s?(?!\d|the end\b|course\b)(["“„«]?[\p{L}\p{N}][^.!?;,()\n–—:]{2,80}?)(?=\s*(?:[.!?;,()\n–—:]|$)|\s(?:after|before|at|with|in the|by|nach|vor|am|mit|après|avant|avec|à la|después|antes|con|al|depois|com|no|dopo|prima|alla|na|voor|met|aan|halfway|und|and|et|y|e|en)\s)/iu;
/** Phrases for a position in the show. */
export const PLACES: readonly ["start" | "middle" | "end", RegExp][] = [
  [
    "start",
    /(?:start|open|begin|kick off) with|(?:beginnen|starten|anfangen) mit|mit einer (?:kurzen )?umfrage (?:beginnen|starten)|commencer par|ouvrir (?:par|avec)|(?:empezar|comenzar|abrir) con|(?:começar|abrir) (?:com|por)|(?:iniziare|cominciare|aprire) con|zum einstieg|inicial|iniziale|(?:after|following|nach|après|después de|tras|depois d[aeo]|dopo|na) (?:the |der |dem |l['’]|la |el |a |o |de |het |een )?(?:intro|welcome|opening|begrüßung|einleitung|einführung|introduction|accueil|introducción|bienvenida|introdução|abertura|boas-vindas|introduzione|benvenuto|apertura|welkom|inleiding|introductie)|at the (?:start|beginning)|(?:right )?up (?:front|top)|first thing|to (?:open|start|kick off|begin)|zu beginn|am anfang|zum (?:einstieg|auftakt|start)|au début|pour commencer|al (?:principio|comienzo|inicio)|no início|no começo|all['’]inizio|aan het begin|(?:冒頭|最初|はじめ|イントロの(?:後|あと)|挨拶の(?:後|あと))/iu,
  ],
  [
    "middle",
    /halfway|in the middle|mid-?way|half-?time|in der (?:mitte|hälfte)|zur halbzeit|à mi-parcours|au milieu|a mitad|a la mitad|no meio|a metà|halverwege|in het midden|中盤|途中|真ん中/iu,
  ],
  [
    "end",
    /at the (?:very )?end|to close|last|finally|closing|am ende|zum schluss|zuletzt|abschließend|à la fin|pour finir|pour terminer|enfin|al final|para (?:terminar|cerrar)|no fi(?:m|nal)|para (?:terminar|fechar)|alla fine|infine|per chiudere|per finire|aan het eind(?:e)?|tot slot|ten slotte|最後|終わり|締め/iu,
  ],
];
