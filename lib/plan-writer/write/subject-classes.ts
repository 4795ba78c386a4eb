import type { SubjectClass } from "../words/plan-words";

const CLASSES: readonly [SubjectClass, RegExp][] = [
  [
    "money",
    /(?<![\p{L}])(?:costs?\b|pric(?:e|es|ing)|budgets?\b|spend|money|fund|subsid|invoice|fee|salary|finanz|kosten|kostet|preis|förder|geld|gebühr|coûts?|prix|budget|tarif|argent|financ|subvention|cost[eo]s?\b|precio|dinero|presupuesto|subvenci|custos?\b|preço|dinheiro|orçamento|cost[oi]\b|prezz|denaro|bilancio|contribut|kost(?:en)?\b|prijz?s?|geld|begroting|subsid)|コスト|費用|価格|料金|予算|補助|お金|値段|家賃/iu,
  ],
  [
    "risk",
    /(?<![\p{L}])(?:risk|secur|incident|fail|mistake|guardrail|outage|attack|phish|password|backup|fraud|safe|pest|sicher|risik|fehler|ausfall|angriff|passw|betrug|sécurit|risqu|erreur|panne|fraude|seguridad|riesgo|error|fraude|segurança|risco|erro|praga|sicurezza|rischi|error|frode|veilig|risico|fout|storing|fraude)|安全|リスク|失敗|障害|セキュリティ|事故|迷惑メール|パスワード|詐欺|防災/iu,
  ],
  [
    "people",
    /(?<![\p{L}])(?:team|hiring|culture|onboarding|leader|staff|people|volunteer|colleague|conflict|mitarbeit|kultur|führung|personal|azubi|auszubild|ehrenamt|équipe|recrut|culture|bénévol|equipo|contrata|cultura|volunt|equip[ae]|contrata|squadr|assun|personale|volontar|medewerk|cultuur|personeel|vrijwillig)|チーム|採用|文化|教育|人材|育成|社員|職員|ボランティア/iu,
  ],
  [
    "results",
    /(?<![\p{L}])(?:measur|metric|evaluat|evals?\b|result|data\b|kpi|test|benchmark|report|mess(?:en|ung)|kennzahl|ergebnis|daten|prüf|mesur|résultat|donnée|indicat|medi[rc]|resultad|dato|indicador|dados|misur|risultat|dati|metingen|meten|resultaat|gegevens)|測定|効果|評価|データ|成果|指標/iu,
  ],
  [
    "future",
    /(?<![\p{L}])(?:future|trend|outlook|roadmap|next year|20[23]\d|zukunft|ausblick|künftig|avenir|futur|tendance|perspectiv|futuro|tendenci|tendênci|tendenz|prospettiv|toekomst|vooruitblik)|未来|将来|今後|展望|これから/iu,
  ],
  [
    "start",
    /^(?:how|wie|comment|cómo|como|come|hoe)(?![\p{L}])|(?<![\p{L}])(?:getting started|first steps?|start(?:ing)?\b|beginn|basics|introduc|einstieg|grundlagen|erste schritte|anfang|début|bases|premiers pas|empezar|primeros pasos|básic|começar|primeiros passos|iniziar|primi passi|basi\b|beginnen|eerste stappen|basis)|入門|始め|方法|手順|はじめ|基礎|選び方/iu,
  ],
];

/** Returns what a topic is about, judged by its words; at most two classes. */
export const subjectClasses = (topic: string): SubjectClass[] =>
  CLASSES.filter(([, pattern]) => pattern.test(topic))
    .map(([name]) => name)
    .slice(0, 2);
