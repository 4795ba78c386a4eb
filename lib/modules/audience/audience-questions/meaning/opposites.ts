/** Opposites that a model finds similar, because they occur in the same sentences. */
const PAIRS =
  "up/down on/off in/out before/after first/last early/late earlier/later start/end begin/end start/stop begin/stop start/finish open/close opened/closed open/shut left/right top/bottom front/back inside/outside internal/external above/below over/under more/less most/least more/fewer many/few minimum/maximum min/max high/low higher/lower big/small bigger/smaller large/small large/tiny long/short longer/shorter fast/slow faster/slower quick/slow old/new older/newer young/old good/bad better/worse best/worst easy/hard easy/difficult easier/harder simple/complex cheap/expensive cheapest/expensive rich/poor strong/weak strength/weakness pro/con pros/cons advantage/disadvantage benefit/drawback benefit/risk upside/downside like/dislike love/hate agree/disagree success/failure succeed/fail win/lose gain/loss profit/loss increase/decrease grow/shrink raise/lower rise/fall add/remove create/delete make/destroy install/uninstall enable/disable activate/deactivate turn/return join/leave enter/leave enter/exit come/go arrive/leave arrive/depart connect/disconnect include/exclude accept/reject accept/decline accept/refuse allow/forbid allow/block allow/deny permit/forbid approve/reject lock/unlock mute/unmute show/hide publish/unpublish subscribe/unsubscribe follow/unfollow import/export upload/download upgrade/downgrade buy/sell borrow/lend send/receive give/take give/get push/pull read/write hire/fire employ/dismiss save/spend save/lose raise/spend ask/answer question/answer legal/illegal possible/impossible safe/dangerous safe/unsafe public/private free/paid online/offline online/person local/remote remote/office manual/automatic manually/automatically live/recorded live/dead present/absent past/future client/server frontend/backend front-end/back-end cloud/premises monthly/yearly monthly/annual monthly/annually month/year day/night morning/evening today/tomorrow today/yesterday tomorrow/yesterday week/month week/year daily/weekly weekly/monthly men/women man/woman male/female boy/girl parent/child adult/child teacher/student employer/employee buyer/seller customer/competitor host/guest host/viewer speaker/listener senior/junior expert/beginner beginner/advanced vertical/horizontal light/dark black/white hot/cold warm/cold dry/wet full/empty hard/soft loud/quiet louder/quieter always/never everybody/nobody everyone/nobody all/none same/different similar/different temporary/permanent static/dynamic sync/async synchronous/asynchronous input/output incoming/outgoing income/expense import/output cause/effect problem/solution question/solution north/south east/west push/pop encrypt/decrypt build/break built/broke fix/break love/dislike prefer/avoid recommend/avoid with/without for/against positive/negative plus/minus optimistic/pessimistic transparent/opaque known/unknown visible/invisible active/inactive valid/invalid required/optional mandatory/optional must/may yes/no true/false real/fake alone/together single/multiple singular/plural individual/group";

const OPPOSITES = new Map<string, Set<string>>();
for (const pair of PAIRS.split(" ")) {
  const [one = "", other = ""] = pair.split("/");
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    OPPOSITES.set(from, (OPPOSITES.get(from) ?? new Set()).add(to));
}

const PREFIX = /^(un|in|im|il|ir|dis|mis|non|anti|de)-?/;

/** Returns every form under which a word may be listed. */
function formsOf(word: string): string[] {
  const bare = [
    word,
    word.replace(/(s|es)$/, ""),
    word.replace(/(ed|ing)$/, ""),
    word.replace(/(ed|ing|es)$/, "e"),
    word.replace(/(d|s)$/, ""),
    word.replace(/ies$/, "y"),
    word.replace(/(er|est)$/, ""),
  ];
  return [...new Set(bare)];
}

/** True if two words are opposites. */
export function areOpposite(one: string, other: string): boolean {
  const others = formsOf(other);
  if (formsOf(one).some((form) => others.some((each) => OPPOSITES.get(form)?.has(each)))) return true;
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  const rest = longer.replace(PREFIX, "");
  return rest !== longer && rest.length > 2 && rest === shorter;
}
