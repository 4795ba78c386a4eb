/** What a label such as "Guests:" announces. */
export type LabelKind =
  | "moderator"
  | "host"
  | "guest"
  | "agenda"
  | "topics"
  | "audience"
  | "length"
  | "language"
  | "refused"
  | "subject"
  | "private";

/** The words for each label, in all supported languages. The first kind that matches wins. */
const LABELS: Record<LabelKind, string> = {
  private:
    "from to cc bcc sent date von an gesendet datum à envoyé de para enviado da inviato aan verzonden reply-to budget contact kontakt phone telefon tel telephone telefoon téléphone teléfono telefone telefono zoom link url location ort lieu lugar luogo locatie venue where wo où internal intern interne interno confidential vertraulich confidentiel confidencial confidenziale vertrouwelijk private privat privé privado privato ps p.s. p.s nb fyi deadline when wann quand cuándo cuando quando wanneer start begin beginn signature kosten password passwort invoice rechnung 日時 日程 場所 会場 連絡先 予算 備考 社外秘 開催日",
  subject: "subject betreff objet asunto assunto oggetto onderwerp: 件名",
  moderator:
    "moderator moderators moderated moderation moderating moderatorin moderiert gesprächsleitung chair modérateur modératrice modération modéré moderador moderadora modera moderado moderada moderación moderação mediador mediadora mediação moderatore moderatrice moderato moderata moderazione moderatie gespreksleider gespreksleiding 司会 司会者 モデレーター モデレータ 聞き手 ファシリテーター 司会進行",
  host: "host hosts hosted cohost co-host presenter presented mc emcee instructor instructors trainer trainers trainerin teacher facilitator tutor coach gastgeber gastgeberin dozent dozentin kursleiter kursleiterin kursleitung leitung seminarleitung workshopleitung animateur animatrice animation animé présentateur présentatrice présenté formateur formatrice hôte hôtesse anfitrión anfitriona presenta presentador presentadora presentado formador formadora instructora profesor profesora conduce conductor conductora imparte facilitador facilitadora anfitrião anfitriã apresentador apresentadora apresenta apresentação instrutor instrutora conduttore conduttrice docente formatore istruttore istruttrice gastheer gastvrouw presentator presentatrice presentatie begeleider trainer docente ホスト 講師 インストラクター 主催 進行役 進行担当 担当講師",
  guest:
    "debatedores debatedor participam participan 話し手 語り手 panelgasten guest guests speaker speakers panelist panelists panellist panellists panel featuring participants lineup line-up interviewee interviewees gast gäste gästin referent referentin referenten referentinnen referent:in referent:innen referierende sprecher sprecherin sprecherinnen redner rednerin vortragende vortragender podium podiumsgäste gesprächspartner gesprächspartnerin teilnehmer diskutanten invité invitée invités invitées intervenant intervenante intervenants intervenantes orateur oratrice orateurs panéliste panélistes participants invitado invitada invitados invitadas ponente ponentes panelista panelistas orador oradora oradores participantes convidado convidada convidados convidadas palestrante palestrantes painelista painelistas ospite ospiti relatore relatrice relatori relatrici panelisti gasten spreker sprekers panelleden panellid ゲスト 登壇者 講演者 スピーカー パネリスト パネラー 出演 出演者 発表者 ゲストスピーカー",
  audience:
    "audience teilnehmer-innen teilnehmende target for attendees viewers zielgruppe publikum für teilnehmende public cible público audiencia dirigido destinatarios público-alvo pubblico destinatari doelgroep publiek voor 対象 対象者 視聴者 ターゲット 参加者 想定参加者",
  length:
    "length duration time runtime dauer länge zeit durée duración tiempo duração durata duur lengte tijd tijdsduur 時間 所要時間 長さ 尺",
  language: "language sprache langue idioma língua lingua taal voertaal 言語 使用言語",
  refused:
    "no don'ts avoid exclude skip not nicht kein keine vermeiden éviter evitar evitare vermijden unerwünscht ng nope",
  agenda:
    "agenda schedule run-of-show programme program timetable structure order flow outline plan ablauf ablaufplan programm zeitplan tagesordnung gliederung déroulé déroulement programme planning programa escaleta horario orden roteiro pauta programação cronograma programma scaletta ordine draaiboek indeling tijdschema アジェンダ 進行 構成 プログラム タイムテーブル スケジュール 流れ 進行表 当日の流れ",
  topics:
    "morning afternoon evening vormittag vormittags nachmittag nachmittags matin après-midi mañana tarde manhã mattina pomeriggio ochtend middag 午前 午後 round rounds runde runden tour tours temps ronda rondas rodada rodadas giro giri ronde rondes bloc blocs bloque bloques bloco blocos blocco blocchi blok blokken blöcke block blocks part parts teil teile partie parties parte partes parti deel delen kapitel contenido inhalte assunto sujets-clés topic topics theme themes subject subjects points content contents cover covering sections issues focus discuss thema themen themenblöcke inhalt inhalte schwerpunkt schwerpunkte punkte stichpunkte kernpunkte fragen sujet sujets thème thèmes points contenu aborder tema temas puntos contenido contenidos asuntos assuntos tópico tópicos pontos conteúdo conteúdos argomento argomenti temi punti contenuti onderwerp onderwerpen thema's punten inhoud テーマ トピック 話題 内容 議題 ポイント 論点 話すこと 取り上げる内容 主な内容 トピックス",
};

const PRIORITY: readonly LabelKind[] = [
  "subject",
  "moderator",
  "host",
  "guest",
  "agenda",
  "topics",
  "audience",
  "length",
  "language",
  "refused",
  "private",
];

const KIND_OF = new Map<string, LabelKind>();
for (const kind of [...PRIORITY].reverse())
  for (const word of LABELS[kind].split(" ")) KIND_OF.set(word, kind);
/** "Subject" alone is an email header; among other words it's what the show is about. */
KIND_OF.set("subject", "subject");

const RANK = new Map(PRIORITY.map((kind, index) => [kind, index]));
const MAX_WORDS = 5;
/** Labels of one short word, which mean something else inside a longer phrase: "Points for discussion". */
const ALONE = new Set(
  "from to an à de para da aan no not nicht for für voor start time zeit date when where über about plan order link public begin beginn".split(
    " ",
  ),
);

/** Returns what a label announces; undefined for words before a colon that aren't a label. */
export function labelKind(label: string): LabelKind | undefined {
  const words = label
    .toLowerCase()
    .replace(/\([^)]{0,60}\)/g, " ")
    .replace(/[*_#[\]"“”„'’]+(?=\s|$)|^[*_#[\]"“”„]+/g, "")
    .split(/[\s/&+]+/)
    .filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  const kinds = words
    .filter((word) => words.length === 1 || !ALONE.has(word))
    .map((word) => KIND_OF.get(word.replace(/[,.]$/, "")))
    .filter((kind) => kind !== undefined);
  return kinds.sort((a, b) => (RANK.get(a) ?? 0) - (RANK.get(b) ?? 0))[0];
}
