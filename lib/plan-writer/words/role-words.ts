/** Professions in all supported languages: a phrase with one of these is a title, not a company. */
const STEMS = [
  "ceo cto cfo coo cmo cpo cio ciso cro vp svp evp head director lead leader manager chief founder cofounder co-founder president chair chairman chairwoman partner principal engineer developer designer architect analyst scientist researcher professor prof doctor dr nurse teacher author writer editor journalist reporter consultant advisor adviser coach owner officer specialist expert strategist evangelist advocate economist lawyer attorney physician surgeon psychologist chef artist photographer producer student minister mayor senator ambassador gardener farmer baker potter ceramicist carpenter sre devrel product marketing sales maintainer librarian curator historian biologist physicist chemist astronomer musician composer chair operator trainer instructor therapist counsel barrister solicitor midwife rector dean principal plumber hydrologist geologist meteorologist weaver blogger podcaster comedian actor actress director-general commissioner councillor mechanic treasurer secretary barista sommelier guide nutritionist accountant controller recruiter administrator planner technician electrician plumber mechanic pilot customer",
  "leiter geschäftsführ gründer mitgründer vorstand inhaber entwickler ingenieur berater energieberater beauftragt referent sprecher professor ärzt arzt anwält anwalt lehrer autor redakteur journalist forscher wissenschaftler koch köch meister gärtner architekt designer chef expert fachkraft verantwortlich abteilungs bereichs teamleit trainer dozent steuerberater installateur bäcker töpfer keramiker pfleger hebamme psycholog inhaber meisterin stadtplaner planer ausbild bürgermeister architekt rechtsanw notar landwirt bäuer winzer gärtner handwerk zimmer dirigent schriftsteller übersetzer dolmetscher statiker energie pressesprech vorsitzend präsident rektor dekan schulleit bürgermeister minister",
  "directeur directrice responsable chef cheffe fondateur fondatrice cofondat ingénieur développeu président gérant consultant avocat médecin professeur enseignant chercheu auteur autrice journaliste rédact architecte associé patron artisan boulanger céramiste infirmi maire ministre conseill expert designer chargé maraîch hydrolog agricultr présidente notaire drh pdg dg rh infirm docteur illustrat photograph écrivain romanci comédien sage-femme kinésithérap opticien vigneron paysan éleveu élu député sénat",
  "actriz actor formador director directora jefe jefa responsable fundador fundadora cofundador gerente ingenier desarrollador presidente consultor abogad médic profesor investigador autor periodista editor arquitect soci dueñ cocin experta experto enfermer alcald ministr diseñador ceramist coordinador catedrátic barista notari rector rectora fotógraf economista dueño dueña técnic mecánic presentador escritor científic biólog enfermera pintor bombero agricultor ganader",
  "diretor diretora fundador fundadora gerente engenheir desenvolvedor programador presidente consultor advogad médic professor investigador pesquisador autor jornalista editor arquitet sóci chefe responsável especialista enfermeir designer ceramist coordenador jardineir agrónom contador contadora mecânic nutricionist escritor locutor produtor psiquiatr psicólog presidente professora engenheira técnic fotógraf economista agricultor vereador prefeit reitor",
  "storic restaurat attore attrice regista critico direttore direttrice responsabile fondatore fondatrice cofondat ingegner sviluppat presidente consulente avvocat medico professor docente ricercat autore autrice giornalista redatt architett soci titolare capo esperto esperta cuoc chef infermier sindac amministrat progettista panettier preside scrittr scrittor guida sindaca product avvocata ingegnere fotograf economist psicolog agricolt vignaiol rettore presidente",
  "directeur oprichter medeoprichter hoofd manager ingenieur ontwikkelaar adviseur consultant advocaat arts dokter hoogleraar docent onderzoeker auteur schrijver journalist redacteur architect eigenaar vennoot voorzitter verpleegkundige burgemeester minister bakker kok leider medewerker specialist projectleider econoom hr-directeur juf meester wethouder rector tuinder boer fotograaf psycholoog verloskundige notaris",
]
  .join(" ")
  .split(" ");

const WHOLE = new Set([
  "vp",
  "svp",
  "evp",
  "dr",
  "ceo",
  "cto",
  "cfo",
  "coo",
  "cmo",
  "cpo",
  "cio",
  "ciso",
  "cro",
  "sre",
  "koch",
  "kok",
  "arts",
  "capo",
  "chef",
  "chair",
  "lead",
  "head",
  "prof",
  "soci",
  "pilot",
  "devrel",
  "product",
  "sales",
  "customer",
  "marketing",
  "partner",
  "author",
  "autor",
  "hoofd",
  "arzt",
  "meister",
]);
const BY_START = new Map<string, string[]>();
for (const stem of STEMS) {
  const key = stem.slice(0, 3);
  BY_START.set(key, [...(BY_START.get(key) ?? []), stem]);
}
const JAPANESE =
  /CTO|CEO|CFO|COO|CPO|代表|取締役|社長|部長|課長|室長|所長|園長|院長|校長|学長|会長|教授|講師|博士|医師|弁護士|税理士|看護師|エンジニア|デザイナー|マネージャー?|リーダー|ディレクター|プロデューサー|編集長|記者|研究員|研究者|責任者|担当|創業者|コンサルタント|アナリスト|アーキテクト|エバンジェリスト|店長|料理長|職人|作家|記者|ジャーナリスト|市長|町長|村長|知事|校長|教頭|店主|農家|ライター|相談員|栄養士|保育士|栄養|カウンセラー|トレーナー|インストラクター|プランナー|プログラマー?|アドバイザー|消防士|司書|住職|女将|監督|園芸家|陶芸家|建築家|写真家|料理人|支配人|管理人|会社員|公務員|職員|社員|主婦|主夫|(?:士|師)$/u;

/** Whether a phrase states a person's profession. */
export function isRole(phrase: string): boolean {
  if (JAPANESE.test(phrase.trim())) return true;
  return phrase
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some(
      (word) =>
        (word.length > 1 &&
          (WHOLE.has(word) ||
            (BY_START.get(word.slice(0, 3)) ?? []).some(
              (stem) => !WHOLE.has(stem) && word.startsWith(stem),
            ) ||
            (BY_START.get(word.split("-").at(-1)?.slice(0, 3) ?? "") ?? []).includes(
              word.split("-").at(-1) ?? "",
            ))) ||
        /(?:leiter|berater|entwickler|ingenieur|meister|führer|chef|ärzt|arzt|manager|expert|planer|techniker|pfleger|lehrer|bauer|künstler|händler|forscher|redakteur|handwerker|gärtner|maker|kundige|adviseur|arts|leraar|begeleider|verzorger|onderzoeker|therapeut|ratsherr|ratsfrau|kauffrau|kaufmann|fachfrau|fachmann|obfrau|obmann|rätin|stadtrat|sprecher|wirt|fahrer|techniker|biolog|loge|login|loog|logue|ologist|[oó]log[oa]|kundler)(?:in|innen|e)?$/u.test(
          word,
        ),
    );
}
