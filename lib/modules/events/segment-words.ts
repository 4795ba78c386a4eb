import type { SegmentType } from "@/lib/stage";

type Words = Record<SegmentType, string>;

/** What a part of a show is called when nothing more may be said of it. */
const WORDS: Record<string, Words> = {
  en: words("Welcome|Talk|Interview|Panel|Demo|Poll|Your questions|Hot take|Quote|Video|Break|Goodbye"),
  de: words(
    "Begrüßung|Vortrag|Gespräch|Podium|Vorführung|Umfrage|Ihre Fragen|Standpunkt|Zitat|Video|Pause|Abschluss",
  ),
  fr: words(
    "Bienvenue|Exposé|Entretien|Table ronde|Démonstration|Sondage|Vos questions|Point de vue|Citation|Vidéo|Pause|Conclusion",
  ),
  es: words(
    "Bienvenida|Charla|Entrevista|Mesa redonda|Demostración|Encuesta|Preguntas|Opinión|Cita|Vídeo|Descanso|Despedida",
  ),
  pt: words(
    "Boas-vindas|Palestra|Entrevista|Painel|Demonstração|Enquete|Perguntas|Opinião|Citação|Vídeo|Intervalo|Encerramento",
  ),
  it: words(
    "Benvenuto|Intervento|Intervista|Tavola rotonda|Dimostrazione|Sondaggio|Domande|Opinione|Citazione|Video|Pausa|Chiusura",
  ),
  nl: words(
    "Welkom|Presentatie|Gesprek|Panel|Demonstratie|Poll|Vragen|Standpunt|Citaat|Video|Pauze|Afsluiting",
  ),
  ja: words("あいさつ|講演|対談|パネル|実演|アンケート|質疑応答|ひとこと|引用|ビデオ|休憩|閉会"),
};

/** In the order of the types: intro, talk, interview, panel, demo, poll, qa, hot_take, quote, video, break, outro. */
function words(list: string): Words {
  const [intro, talk, interview, panel, demo, poll, qa, hot_take, quote, video, pause, outro] = list.split(
    "|",
  ) as [string, string, string, string, string, string, string, string, string, string, string, string];
  return { intro, talk, interview, panel, demo, poll, qa, hot_take, quote, video, break: pause, outro };
}

/** The word for a type of segment in the show's language; in English where it is none of the eight. */
export const segmentWord = (type: SegmentType, language: string): string =>
  (WORDS[language.split("-")[0]?.toLowerCase() ?? "en"] ?? (WORDS.en as Words))[type];
