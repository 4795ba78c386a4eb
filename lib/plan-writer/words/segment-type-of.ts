import type { Outline } from "../outline";

type SegmentType = NonNullable<Outline["agenda"][number]["type"]>;

const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "iu");

/** Segment types by the words of an agenda item. The first match wins. */
const TYPES: readonly [SegmentType, RegExp][] = [
  [
    "break",
    words(
      "(?:coffee|lunch|tea|short|comfort)?\\s?breaks?|lunch|recess|(?:kaffee|mittags|trink)?pause|mittagessen|pause(?: café| déjeuner)?|déjeuner|descanso|pausa(?: (?:para (?:el )?)?(?:café|almoço|caffè|pranzo))?|almuerzo|comida|intervalo|almoço|intervallo|pranzo|(?:koffie|lunch)?pauze",
    ),
  ],
  ["break", /休憩|昼休み|ランチ/u],
  [
    "qa",
    words(
      "q ?(?:&|\\+|and|/|\\.) ?as?|questions?(?: and answers?| from.*| réponses| du public)?|audience questions|ama|fragen(?: .*)?|fragerunde|publikumsfragen|questions[- ]réponses|preguntas(?: .*)?|perguntas(?: .*)?|domande(?: .*)?|vragen(?:ronde)?|vraag en antwoord|open discussion|discussione aperta",
    ),
  ],
  ["qa", /質疑応答|質問|Q&A/iu],
  [
    "poll",
    words(
      "polls?|vote|umfrage|abstimmung|sondage|encuesta|votación|sondeo|enquete|votação|sondagem|sondaggio|votazione|peiling|stemming",
    ),
  ],
  ["poll", /アンケート|投票/u],
  [
    "demo",
    words(
      "(?:live[- ]?)?demos?|demonstration|démo(?:nstration)?|live coding|walkthrough|vorführung|live-demo|demostración|demonstração|dimostrazione|demonstratie|\\p{L}+-?demo",
    ),
  ],
  ["demo", /デモ|実演/u],
  [
    "panel",
    words(
      "panel(?:diskussion| discussion)?|round ?table|debate|podium(?:sdiskussion)?|diskussionsrunde|diskussion|discussion|table ronde|débat|mesa redonda|painel|tavola rotonda|dibattito|rondetafel\\p{L}*|paneldiscussie|panelgesprek|debat|discussie",
    ),
  ],
  ["panel", /パネル|座談会|ディスカッション/u],
  [
    "interview",
    words(
      "interviews?|fireside(?: chat)?|conversation|gespräch|im gespräch|entretien|entrevista|conversación|conversa|intervista|dialogo|vraaggesprek|gesprek",
    ),
  ],
  ["interview", /インタビュー|対談/u],
  ["video", words("videos?|film|trailer|einspieler|vidéo|vídeo|filmato|filmpje")],
  ["video", /動画|映像|ビデオ/u],
  [
    "outro",
    words(
      "outro|closing(?: remarks| words)?|close|wrap[- ]?up|goodbye|farewell|conclusion|takeaways?|summary|next steps|verabschiedung|saluti|abschluss|schluss(?:wort)?|fazit|ausblick|what['’]s next(?: .*)?|next steps|abschied|clôture|conclusion|mot de la fin|au revoir|cierre|despedida|conclusiones|encerramento|despedida|fecho|conclusão|chiusura|saluti(?: finali)?|conclusioni|afsluiting|afronding|slot(?:woord)?|samenvatting",
    ),
  ],
  ["outro", /クロージング|締め|まとめ|閉会|おわりに|終わりに/u],
  [
    "intro",
    words(
      "intro(?:duction|ductions)?s?|welcome(?: .*)?|opening(?: .*)?|kick-?off|hello|arrival|check-?in|begrüßung|willkommen|einführung|einleitung|auftakt|eröffnung|ankommen|vorstellungsrunde|accueil|ouverture|bienvenue|mot d['’]accueil|bienvenida|apertura|introducción|presentación|boas-vindas|abertura|introdução|benvenuto|benvenuti|introduzione|saluti iniziali|welkom|inleiding|introductie|kennismaking|voorstelronde|start",
    ),
  ],
  ["intro", /オープニング|開会|はじめに|挨拶|あいさつ|導入|イントロ/u],
  [
    "talk",
    words(
      "keynote|talk|presentation|lecture|vortrag|impuls(?:vortrag)?|präsentation|conférence|présentation|exposé|charla|ponencia|presentación|palestra|apresentação|relazione|presentazione|intervento|lezing|presentatie|vorstellung|exercise|übung|exercice|ejercicio|exercício|esercizio|esercitazione|oefening",
    ),
  ],
  ["talk", /講演|発表|基調|演習|実習|ワーク|LT/u],
];

export function segmentTypeOf(title: string): SegmentType | null {
  // A question mark makes it a topic, except "Any questions?".
  const short = title.length > 70 ? title.slice(0, 70) : title;
  const isAsked = /[?？]\s*$/.test(short) && short.split(/\s+/).length > 3;
  return (
    TYPES.find(([type, pattern]) => !(isAsked && type === "qa") && isNamed(short, pattern, type))?.[0] ?? null
  );
}

/** A type only counts if it names the item, not somewhere in a long topic. */
function isNamed(title: string, pattern: RegExp, type: SegmentType): boolean {
  const match = pattern.exec(title);
  if (!match) return false;
  if (type === "intro" || type === "outro" || type === "qa" || type === "talk")
    return match.index <= 14 || title.length - match.index - match[0].length <= 3;
  return true;
}
