import { type LanguageRules, words } from "./rules";

/** Says that something is fine, or isn't meant seriously. Such a sentence is no objection, whatever else its words are. */
const APPROVALS: Readonly<Record<LanguageRules["code"], RegExp>> = {
  en: words(
    "(?:price|pricing|cost|fee|money|budget|figure|number|rate|amount|timing|timeline|it|that|this|which)(?:'s| is| was| looks| seems| sounds| feels)(?! (?:\\p{L}+ ){0,3}?(?:not|n't|never|hardly|barely|anything|far|too|less) )(?: \\p{L}+){0,2}? (?:fair|reasonable|affordable|a bargain|a steal|good value|great value|competitive|manageable|doable)",
    "(?:it|that|this)(?:'s| is)(?: actually| really| very| quite| pretty| almost)? cheap(?=$|[.,!?;]| for)",
    "(?:that|it|this|which)(?:'s| is)(?: that's)?(?: actually| really| even| still| quite a bit| a bit| a lot| much)? (?:cheaper|less|lower) than(?! (?:ideal|ideally|great|impressive|perfect|what (?:i|we) (?:need|want|hoped)))|you(?:'re| are)(?: you're)?(?: actually| still)? (?:the )?(?:cheaper|cheapest|less expensive)|(?:i|we) can (?:defend|justify|sell) (?:it|that)|not (?:arguing|complaining)",
    "(?:cheaper|lower|less|better) than (?:i|we) (?:thought|feared|expected|budgeted|hoped|planned|had|guessed)",
    "(?:price|pricing|cost|money|budget|fee|timing|that|it|this)(?:'s not| is not| isn't| wasn't| won't be| wouldn't be| ain't)(?: really| even| at all| actually)? (?:(?:the|an?|my|our|any) (?:\\p{L}+ )?(?:issue|problem|thing|concern|worry|worries|obstacle|blocker|question|objection|hurdle|deal ?breaker|reason)|it)",
    "(?:it|this|that)(?:'s| is| was)(?: really)? (?:not|n't|never) (?:about )?the (?:money|price|cost|budget)|(?:isn't|wasn't) (?:about )?the (?:money|price|cost)",
    "(?:no|zero) (?:complaints?|quarrels?|objections?|reservations?|issues? (?:with|there))|can(?:no|')t (?:complain|argue with (?:that|it|the))|nothing (?:bad|against|negative|to complain)|won't (?:argue|haggle|quibble)",
    "(?:doesn't|don't|does not|won't) (?:really )?(?:bother|worry|scare|matter to|hurt) (?:me|us|at all)|not bothered|not fussed|not (?:a )?deal ?breaker|fine with (?:me|us|that|the price|it)|happy (?:with|to pay) (?:that|it|this|your|the price)",
    "i (?:really )?(?:like|love) (?:that|it|this)|looks? (?:great|lovely|brilliant|fantastic|excellent)|impress(?:ed|ive)|worth (?:it|every|the money)|couldn't be happier",
  ),
  de: words(
    "(?:preis|geld|kosten|betrag|summe|das|angebot|zahl|rate)(?: \\p{L}+){0,2}? (?:ist|sind|wäre|finde ich|finden wir|klingt)(?! (?:\\p{L}+ ){0,3}?(?:nicht|kaum|alles|zu|weniger) )(?: \\p{L}+){0,2}? (?:fair|okay|ok|in ordnung|egal|vernünftig|angemessen|human|günstig|machbar|bezahlbar|überschaubar|völlig klar|ein schnäppchen)(?! (?:als|aber))",
    "(?:am|an dem) (?:preis|geld|budget)(?: \\p{L}+){0,3}? (?:liegt|scheitert|hängt|soll|wird)(?: \\p{L}+){0,2}? nicht|(?:liegt|scheitert|hängt) (?:es )?nicht (?:am|an dem) (?:preis|geld|budget)|daran (?:soll|wird|liegt|scheitert) (?:es|das)(?: \\p{L}+)? nicht",
    "(?:preis|geld|budget) (?:ist|sind|wäre|spielt)(?: \\p{L}+){0,2}? (?:nicht das (?:problem|thema)|kein (?:problem|thema|hindernis)|keine rolle)|geht nicht ums geld",
    "finde(?:n|t)?(?: (?:ich|wir|es|das|den preis)){0,2} (?:fair|in ordnung|okay|gut|angemessen|günstig|super)|(?:günstiger|billiger|weniger|besser) als (?:ich |wir )?(?:dachte|dachten|gedacht|befürchtet|erwartet|geplant)",
    "kein(?:e|en)? (?:einwand|einwände|beschwerden?|klagen|bedenken)|(?:fairer|guter|ordentlicher|anständiger) preis|kann (?:nicht|mich nicht) (?:meckern|klagen|beschweren)|nicht der rede wert|stört (?:mich|uns) nicht|macht (?:mir|uns) nichts(?: aus)?|gefällt (?:mir|uns)|überzeugt (?:mich|uns)|bin (?:ich )?(?:begeistert|zufrieden damit)",
  ),
  fr: words(
    "(?:le prix|le tarif|le budget|le montant|l'argent|c'est|ça)(?: \\p{L}+){0,2}? (?:est|reste|semble|paraît|c'est) (?:\\p{L}+ )?(?:correct|raisonnable|honnête|abordable|convenable)|c'est (?:\\p{L}+ )?(?:raisonnable|correct|donné|abordable|honnête)",
    "(?:le prix|le tarif|le budget|l'argent)(?: \\p{L}+){0,2}? n'est pas (?:le|un) (?:problème|souci|frein|sujet|obstacle)|ce n'est pas (?:le|une question de|un problème de?) (?:prix|argent|budget)",
    "(?:aucune|pas d') ?objections?|rien à redire|rien contre|moins cher que (?:prévu|je (?:ne )?pensais|ce que)|(?:le prix |ça )(?:me|nous) (?:va|convient)|(?:me|nous) dérange pas",
  ),
  es: words(
    "(?:el precio|la tarifa|el presupuesto|el dinero|eso|esto)(?: \\p{L}+){0,2}? (?:es|está|parece) (?:\\p{L}+ )?(?:bien|justo|razonable|correcto|asequible)|me parece (?:\\p{L}+ )?(?:justo|razonable|bien|correcto)",
    "(?:el precio|el dinero|el presupuesto) no es (?:el|un) (?:problema|obstáculo|tema)|no es (?:por )?(?:el|cuestión de|una cuestión de) (?:dinero|precio)",
    "(?:ninguna|sin) objeci(?:ón|ones)|nada que objetar|más barato de lo que|no (?:me|nos) molesta|no puedo quejarme",
  ),
};

const JOKES =
  /(?<!\p{L})(?:(?:ha){2,}h?|ha,? ha|(?:he){2,}|lol|(?:just |only |i'm )?(?:kidding|joking)|laughs|laughter|lacht|gelächter|(?:nur|kleiner|war ein) (?:spaß|scherz|witz)|je (?:plaisante|rigole)|rires?|es broma|risas)(?!\p{L})/u;

/** After such a word, the sentence has what it's really about. */
const BUT =
  /(?<!\p{L})(?:but|however|except|though|although|unless|only|problem is|thing is|issue is|aber|jedoch|allerdings|trotzdem|sondern|nur|außer|mais|sauf|par contre|pero|aunque|salvo|sino)(?!\p{L})/u;

/** Whether a sentence in lower case approves of something without taking that back. */
export const isApproval = (low: string, { code }: Pick<LanguageRules, "code">): boolean =>
  APPROVALS[code].test(low) && !BUT.test(low);

/** Whether someone laughs or says that it's a joke. */
export const isJoke = (low: string): boolean => JOKES.test(low);
