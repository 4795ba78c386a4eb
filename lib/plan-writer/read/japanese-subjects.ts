import { findDurations } from "./find-durations";
import type { Span } from "./sentences";
import { splitList } from "./split-list";

const JA_SUBJECT =
  /(?:「([^」]{2,60})」|([^。、「」\n:はが]{2,50}?))(?:について|に関して|に関する|をテーマに|をテーマとした|がテーマ|を(?:ひとつだけ|一つだけ)?(?:紹介|解説|説明|議論|取り上げ|扱|話し合|語|学))/gu;
const JA_THEME = /テーマは「?([^。」\n]{2,60}?)」?(?:です|で、|。|$)/u;

export function japaneseSubjects(sentence: Span): Span[] {
  const theme = JA_THEME.exec(sentence.text);
  if (theme?.[1])
    return splitList({ text: theme[1], at: sentence.at + theme.index + theme[0].indexOf(theme[1]) }, "ja");
  const found = [...sentence.text.matchAll(JA_SUBJECT)].flatMap((match) => {
    const subject = (match[1] ?? match[2] ?? "")
      .replace(/^.*(?:さん|氏|先生|様)(?:と|が|に|は|の|から)/u, "")
      .replace(/^.*?(?:\d+分|時間半?|向け)(?:で|の|に)/u, "")
      .trim();
    return subject.length > 1
      ? splitList(
          { text: subject, at: sentence.at + match.index + Math.max(0, match[0].indexOf(subject)) },
          "ja",
        )
      : [];
  });
  return found.length > 0 ? found : japaneseFragment(sentence);
}

const JA_TOLD = /([^。]{4,80}?)(?:の順で|の順に|の話(?:を|です|。|$)|を(?:中心に|テーマ|ひとつ|一つ))/u;

/** "ベランダで始める家庭菜園の話。春に植える野菜と土の選び方。": a fragment without a verb is a topic of its own. */
function japaneseFragment(sentence: Span): Span[] {
  const told = JA_TOLD.exec(sentence.text);
  if (told?.[1]) {
    const subject = told[1]
      .replace(/^(?:内容|テーマ|順番|話題)は、?/u, "")
      .replace(/^.*?(?:\d+分|時間半?|向け|迎えて)(?:で|の|に|、)*(?:\d+分、?)?/u, "")
      .trim();
    return splitJapaneseList({ text: subject, at: sentence.at + sentence.text.indexOf(subject) });
  }
  const text = sentence.text.replace(/[。\s]+$/u, "");
  if (
    text.length > 40 ||
    text.length < 4 ||
    /(?:ます|です|ください|ない|した|する|なし|で|に|は|不要|下さい)$/u.test(text) ||
    findDurations(text).length > 0 ||
    /さん|氏|様|[0-9@]/u.test(text)
  )
    return [];
  return splitList({ text, at: sentence.at }, "ja");
}

const splitJapaneseList = (span: Span): Span[] => (span.text.includes("、") ? splitList(span, "ja") : [span]);
