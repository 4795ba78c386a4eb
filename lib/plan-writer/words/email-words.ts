import { stemPattern } from "../patterns";

/** How an email begins. Greetings say nothing about the show. */
export const GREETING = stemPattern(
  "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|hallöchen|liebe[rs]?|sehr geehrte[rn]?|guten (?:tag|morgen|abend)|servus|moin|bonjour|bonsoir|salut|chers?|chères?|hola|buen[oa]s? (?:días|tardes|noches)|estimad[oa]s?|querid[oa]s?|olá|oi|bom dia|boa tarde|car[oa]s?|prezad[oa]s?|ciao|buongiorno|buonasera|gentile|gentili|egregi[oa]?|hoi|beste|geachte|dag|goedemorgen|goedemiddag)(?![\\p{L}])|[^\\s、。]{1,8}(?:様|さま|殿|御中|さん[、,]?)$|いつも|お世話に|お疲れ|こんにちは|はじめまして|拝啓",
  "iuy",
);

/** How an email ends. A signature follows. */
export const CLOSING = stemPattern(
  "all the best|best(?: regards| wishes)?|kind regards|warm regards|warmly|regards|cheers|thanks?|thank you|thx|many thanks|sincerely|yours|talk soon|see you|speak soon|viele(?: liebe)? grüße|viele gr[uü]ss?e|liebe grüße|beste grüße|herzliche grüße|schöne grüße|mit freundlichen grüßen|freundliche grüße|mfg|lg|vg|gruß|grüße|danke(?:schön)?|vielen dank|besten dank|bis bald|cordialement|bien à (?:toi|vous)|bien cordialement|amicalement|merci|bises|à bientôt|saludos|un (?:cordial )?saludo|un abrazo|muchas gracias|gracias|atentamente|abraços?|um abraço|obrigad[oa]|muito obrigad[oa]|atenciosamente|cumprimentos|beijos|cordiali saluti|cari saluti|saluti|un saluto|grazie(?: mille)?|a presto|distinti saluti|met vriendelijke groet(?:en)?|groet(?:en|jes)?|hartelijke groet(?:en)?|mvg|bedankt|dank(?: je)?|alvast bedankt|tot snel|どうぞよろしく|よろしくお願い|宜しくお願い|敬具|以上です|以上、",
  "iuy",
);

/** Remarks between people who know each other, not about the show. */
const AMONG_US = stemPattern(
  [
    "(?:had|have|having|grab|for) (?:a |some )?(?:lunch|dinner|coffee|drinks) with|gossip|rumou?r has|don't tell|do not tell|between (?:us|you and me)|keep (?:this|it) (?:quiet|secret|to yourself)|off the record|confidential|not public yet|say (?:hi|hello) to|regards to|greetings to|hope (?:you|this|all)|how (?:are|was) (?:you|your)|nice to (?:see|meet)|great (?:seeing|meeting|to see)|good to see|is leaving|leaving (?:the company|us)|my (?:wife|husband|kids?|boss|dog|cat|son|daughter|mother|father)|your (?:wife|husband|kids?|son|daughter|mother|father)|boss (?:is|wants|said)|is annoy|hates? (?:him|her|us|them|me)|can't stand|lawsuit|acquisition talks|ps\\b|p\\.\\s?s\\b",
    "bei uns ist (?:gerade|hier)|gute besserung|(?:mittagessen|essen|kaffee) (?:mit|gestern)|unter uns|nicht weitersagen|vertraulich|noch nicht öffentlich|kündigt (?:bald|demnächst|zum)|hat gekündigt|verlässt (?:uns|die firma|das team)|grüß(?:e)? (?:bitte |mir )?(?:an |\\p{Lu})|ich hoffe|hoffe,? (?:es|du|dir|ihr|euch|sie)|wie geht|war schön|meine? (?:frau|mann|chefin|chef|kinder|hund|tochter|sohn|mutter|vater)\\b|meinem? (?:mann|chef|sohn)|meiner (?:frau|chefin|tochter)|deine? (?:frau|mann|kinder)|nervt",
    "de mon côté|par ici|entre nous|ne le dis|ne le répète|confidentiel|quitte (?:la société|l'entreprise|l'équipe)|bonjour à|j'espère|comment (?:vas|allez|va)|ma (?:femme|fille|mère|cheffe)|mon (?:mari|fils|père|chef|chien|patron)",
    "aquí seguimos|(?:almuerzo|comida|cena) con|entre nosotros|no (?:se )?lo digas|confidencial|deja la empresa|saludos a|espero que (?:est|te|todo|el fin)|cómo (?:estás|está usted|están)|mi (?:mujer|marido|hij[oa]|madre|padre|jef[ae]|perr[oa])\\b|mis hijos",
    "por aqui|adorei|(?:almoço|jantar) com|cá entre nós|entre nós|não cont(?:e|es)|sai da empresa|cumprimentos a|espero que (?:est|tu|você|o fim)|tudo bem|como (?:vai você|estás)|minha (?:mulher|esposa|filha|mãe|chefe)|meu (?:marido|filho|pai|chefe|cão|cachorro)",
    "qui (?:piove|da noi|tutto)|(?:pranzo|cena) con|(?:detto )?tra (?:di )?noi|non dirlo|riservat[oa]|lascia l'azienda|saluti a|salutami|spero (?:che|tu|tutto)|come (?:stai|state)|mia (?:moglie|figlia|madre|capa)|mio (?:marito|figlio|padre|capo|cane)",
    "leuk je|(?:lunch|eten|koffie) met|onder ons|niet doorvertellen|vertel het niet|vertrouwelijk|verlaat (?:ons|het bedrijf)|groeten aan|(?:ik )?hoop dat|hoe gaat het|mijn (?:vrouw|man|baas|kinderen|hond|dochter|zoon|moeder|vader)\\b",
  ].join("|"),
  "iu",
);
/** Private when said about a person, ordinary as a topic. */
const PRIVATE_MATTERS = stemPattern(
  "birthday|holidays?|vacation|wedding|baby|pregnan|maternity|divorc|hospital|sick|surgery|funeral|salary|pay ?rise|fired|laid off|layoffs?|resign|quit|secret|invoice|weekend|yesterday|last (?:night|week)|password|geburtstag|urlaub|hochzeit|schwanger|elternzeit|scheidung|krank|gehalt|gekündigt|entlassen|geheim|rechnung|wochenende|gestern|passwort|anniversaire|vacances|mariage|enceinte|divorc|hôpital|malade|salaire|licenci|démission|secret|facture|week-end|hier|cumpleaños|vacaciones|boda|embarazada|divorci|enferm|sueldo|despid|renunci|secreto|factura|ayer|aniversário|férias|casamento|grávida|divórcio|doente|ordenado|demit|despedid|segredo|fatura|ontem|compleanno|vacanz|matrimonio|incinta|divorzi|ospedale|malat|stipendio|licenzi|dimission|segreto|fattura|ieri|verjaardag|vakantie|bruiloft|zwanger|scheiding|ziek|salaris|ontslag|geheim|factuur|gisteren",
  "iu",
);
const PERSONAL =
  /(?<![\p{L}])(?:i|i'm|we|my|our|your|you|he|she|his|her|they|has|had|was|is|just|got|ich|wir|er|sie|mein|meine|dein|unser|hat|hatte|war|ist|je|j'ai|il|elle|on|ma|mon|a|est|yo|él|ella|mi|tu|ha|está|estuvo|eu|ele|ela|meu|minha|teve|io|lui|lei|mio|mia|ik|hij|zij|ze|mijn|heeft|was)(?![\p{L}])/iu;
const ABOUT_THE_SHOW =
  /(?<![\p{L}])(?:show|webinar|session|workshop|panel|talk|topics?|discuss|cover|stream|guests?|sendung|thema|themen|vortrag|gespräch|gast|émission|webinaire|sujet|atelier|invité|charla|taller|tema|temas|invitad|palestra|oficina|convidad|puntata|argoment|ospite|uitzending|onderwerp|gast)/iu;
const GOSSIP_JA =
  /誕生日|休暇|結婚|妊娠|産休|離婚|入院|体調|ここだけの話|内緒|内密|社外秘|極秘|退職する|退職し|辞める|解雇|よろしくお伝え|お元気|昨日|週末|請求書|うちの(?:妻|夫|子|犬|上司)/u;

/**
 * Whether a sentence is about people's lives and business instead of the show. It contains no guest and no
 * topic.
 */
export const isGossip = (sentence: string): boolean =>
  AMONG_US.test(sentence) ||
  GOSSIP_JA.test(sentence) ||
  (PRIVATE_MATTERS.test(sentence) && PERSONAL.test(sentence) && !ABOUT_THE_SHOW.test(sentence));

/** A sentence that tries to instruct the reader, or a model. It's text, not a topic. */
export const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.]{0,40}\b(?:instruction|prompt|rule|above|previous|prior|everything)|system prompt|you are now|as an ai\b|(?:^|\W)(?:assistant|system)\s*:|<\/?\w+>|‹\/?\w+›|ignorier\p{L}*[^.]{0,40}(?:anweisung|regel)|ignore[zr]?[^.]{0,40}(?:instructions?|consignes)|ignora[^.]{0,40}(?:instrucciones|istruzioni|instruções)|negeer[^.]{0,40}(?:instructies|regels)|(?:指示|命令|プロンプト)を?(?:すべて|全て)?(?:無視|忘れ)/iu;
