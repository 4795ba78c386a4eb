import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** 研修会社、料理教室、メーカーの広報。 */
export const JAPANESE: EvalBriefInput[] = [
  {
    id: "ja-held-email",
    in: "ja",
    title: "介護と仕事を両立するために",
    brief: `高橋さん

お疲れさまです。先週はご馳走さまでした。

来月のオンラインセミナーの件、以下で進めたいと思います。所要時間は90分、途中で10分の休憩を入れてください。講師は社会保険労務士の中村恵子さん、体験談は会社員の大野拓也さんにお願いしています。司会は弊社の小川真理が務めます。内容は、介護休業の使い方、上司への伝え方、お金の話の順でお願いします。質疑応答は20分。受講者は働きながら親の介護をしている方々です。

大野さんのお母様の病名は出さないようお願いします。アンケートは不要です。

よろしくお願いいたします。
吉田`,
    facts: [
      has.minutes(90),
      has.guest("中村恵子", { title: "社会保険労務士" }),
      has.guest("大野拓也", { title: "会社員" }),
      has.place("中村恵子"),
      has.place("大野拓也"),
      has.lead("小川真理"),
      has.noPerson("吉田"),
      has.noPerson("高橋"),
      has.wanted("break", { minutes: 10 }),
      has.wanted("questions", { minutes: 20 }),
      has.no("poll"),
      has.order({ says: ["介護休業"] }, { says: ["上司"] }),
      has.order({ says: ["上司"] }, { says: ["お金"] }),
      has.hidden("病名", "ご馳走"),
      has.language("ja"),
    ],
  },
  {
    id: "ja-held-notes",
    in: "ja",
    title: "スマホで撮る料理写真",
    brief: `20分
ゲスト：石川あゆみ（フードスタイリスト）
光／角度／盛りつけ
実演5分（角度）
アンケート：どの料理をよく撮りますか？
質問3分
宣伝なし`,
    facts: [
      has.minutes(20),
      has.guest("石川あゆみ", { title: "フードスタイリスト" }),
      has.place("石川あゆみ"),
      has.order({ says: ["光"] }, { says: ["盛りつけ"] }),
      has.wanted("demo", { minutes: 5 }),
      has.wanted("poll", { says: ["料理"] }),
      has.wanted("questions", { minutes: 3 }),
      has.noTopic("宣伝なし"),
      has.noRepeats,
      has.script,
      has.language("ja"),
    ],
  },
  {
    id: "ja-held-agenda",
    in: "ja",
    title: "新製品オンライン発表会",
    brief: `進行表
13:00〜13:05 開会のあいさつ（代表取締役 松本大輔）
13:05〜13:20 新製品の紹介（開発部 木村さやか）
13:20〜13:30 実演
13:30〜13:50 対談：松本大輔×デザイナー 西田涼
13:50〜14:00 記者からの質問
14:00〜14:05 閉会`,
    facts: [
      has.minutes(65),
      has.agenda(
        has.item(5, "あいさつ", "intro"),
        has.item(15, ["新製品の紹介", "紹介"]),
        has.item(10, "実演", "demo"),
        has.item(20, "対談", "interview"),
        has.item(10, "質問", "qa"),
        has.item(5, "閉会", "outro"),
      ),
      has.anyone("松本大輔", { title: "代表取締役" }),
      has.guest("木村さやか"),
      has.guest("西田涼", { title: "デザイナー" }),
      has.place("木村さやか"),
      has.place("西田涼"),
      has.noHeadings("新製品の紹介", "閉会"),
      has.noRepeats,
      has.language("ja"),
    ],
  },
];
