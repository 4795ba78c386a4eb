const at = (source: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${source})(?:\\s(?:a|o|la|el|il|der|die|de|le|het|the))?(?:\\s(?:our|my|unsere?|meine?|unser|notre|ma|mon|nuestr[ao]|mi|a nossa|o nosso|la nostra|il nostro|onze|mijn)\\s(?:colleague|kolleg(?:e|in)|collègue|colega|compañer[ao]|collega))?[\\s:(–-]{0,3}$`,
    "iu",
  );
const after = (source: string): RegExp => new RegExp(`^[\\s),:–-]{0,3}(?:${source})(?![\\p{L}\\p{N}])`, "iu");

/** Words before the name of a moderator, a host or a guest. */
export const MODERATOR_BEFORE = at(
  "moderated by|moderator(?: is| will be)?|moderating is|chaired by|moderiert(?: wird)?(?:[^.]{0,25})? von|moderiert|moderation(?: hat| durch| macht| übernimmt)?|moderator(?:in)?(?: ist)?|gesprächsleitung(?: hat)?|modéré(?:e)? par|(?:la )?modératrice(?: est)?|modérateur(?: est)?|modération(?: par)?|moderad[oa] por|moderador[a]?(?: es| é| será)?|(?:la|lo|las|los) entrevista|(?:la|lo|li|le) intervista|l['’]intervista|modera|(?:la|lo) modera|moderará|mediad[oa] por|mediador[a]?(?: é)?|moderat[oa] da|moderatore|moderatrice|modererà|gemodereerd door|moderator(?: is)?|moderatie(?: door)?|gespreksleid(?:er|ing)(?: is)?|onder leiding van",
);
export const HOST_BEFORE = at(
  "hosted by|(?:your|our|the) host(?: is| will be)?|host(?: is)?|presented by|led by|taught by|run by|facilitated by|instructor(?: is)?|trainer(?: is)?|your (?:trainer|teacher|coach|instructor)(?: is)?|with (?:your )?host|gastgeber(?:in)?(?: ist)?|geleitet von|leitung(?: hat)?|durch (?:die|den|das) \\p{L}+ (?:führt|leitet|begleitet)|(?:quem|quien|chi|wer|wie|celui qui|celle qui) (?:conduz|apresenta|modera|conduce|presenta|moderiert|führt|anime|présente|presenteert)(?:\\s[\\p{L}'’]+){0,3} (?:é|es|è|ist|is|est|será|sarà|sera)|trainer(?:in)?(?: ist)?|dozent(?:in)?(?: ist)?|kursleit(?:er|erin|ung)(?: ist| hat)?|présenté(?:e)? par|animé(?:e)? par|animation(?: par)?|animat(?:eur|rice)(?: est)?|format(?:eur|rice)(?: est)?|presentad[oa] por|impartid[oa] por|conducid[oa] por|dirigid[oa] por|anfitri[oó]n[a]?(?: es)?|formador[a]?(?: es)?|instructor[a]?(?: es)?|lo conduce|la conduce|apresentad[oa] por|conduzid[oa] por|ministrad[oa] por|orientad[oa] por|apresentador[a]?(?: é)?|anfitri(?:ão|ã)(?: é)?|formador[a]?(?: é)?|condott[oa] da|presentat[oa] da|tenut[oa] da|guidat[oa] da|conduce|condurrà|docente(?: è)?|gepresenteerd door|gegeven door|begeleid door|presentator(?: is)?|presentatrice(?: is)?|trainer(?:in)? is|(?:je|jullie|onze) (?:trainer|docent|presentator)(?: is)?|quem (?:conduz|apresenta|modera) é|quien (?:conduce|presenta) es|a apresentadora é|o apresentador é|la hace|lo imparte|la imparte|lo presenta|la presenta|gastheer(?: is)?|gastvrouw(?: is)?|docent(?:e)?(?: is)?",
);
/** "With" and "by" need a full name after them; after a word for guests, one word is enough. */
export const GUEST_BEFORE = at(
  "(?:special |our |the )?guests?(?: is| are| will be| speaker is| speakers are)?|featuring|feat\\.|speakers?(?: is| are)?|panell?ists?(?: is| are)?|interview(?:ing)?(?: with)?|conversation with|in conversation with|fireside (?:chat )?with|chat with|joined by|(?:we )?(?:have |are having )?invited|talks? (?:by|from)|keynote (?:by|from)|presentations? (?:by|from)|we(?:'ll| will) (?:talk to|interview|host|welcome)|(?:unser |unsere |der |die |als )?g[aä]st(?:e|in)?(?: ist| sind| haben wir)?|zu gast(?: ist| sind| haben wir)?|gespräch(?:e)? mit|interview(?:s)? mit|referent(?:in|en)?(?: ist| sind)?|vortrag von|es sprechen|(?:notre |nos |l['’])?invité(?:e|s|es)?(?: est| sont| sera| seront)?|entretien avec|interview (?:de|avec)|conversation avec|intervenant(?:e|s|es)?|nous recevons|(?:nuestr[oa]s? |l[oa]s? |el |como )?invitad[oa]s?(?: es| son| será| serán)?|entrevista (?:a|con|com)|conversación con|charla (?:con|de)|ponentes?|ponencia de|(?:noss[oa]s? |[oa]s? )?convidad[oa]s?(?: é| são| será| serão)?|conversa com|palestra (?:de|com)|(?:nostr[oa]? |l['’]|gli )?ospit[ei](?: è| sono| sarà| saranno)?|intervista (?:a|con|ad)|conversazione con|dialogo con|relator[ei]|relatrice|(?:onze |de )?gast(?:en)?(?: is| zijn)?|te gast(?: is| zijn)?|gesprek met|interview met|spreker(?:s)?(?: is| zijn)?|lezing van|sitzen|sitzt|diskutieren|es diskutieren|(?:es )?erzählt|zugesagt (?:hat|haben)|dabei (?:ist|sind)|es kommt|es kommen|with us|with him|with her|joining us|nous aurons|on aura|autour d['’]elle|autour de lui|participent|participan|vienen|viene|vendrán|confirmaron|confirmaram|participam|con lei|con lui|con noi|saranno con noi|partecipano|intervengono|we praten met|zijn te gast|erbij zijn|aan tafel(?: zitten)?",
);
export const WITH_BEFORE = at(
  "with|by|and|plus|mit|und|von|sowie|avec|et|par|con|y|e|com|por|ed|da|met|en|door|alongside|together with|gemeinsam mit|zusammen mit|junto (?:a|con|com)|insieme a|samen met|from|welcome|meet|kommt|kommen|ist|sind",
);
/** Words before the name of someone who isn't coming or has no role in the show. */
export const ABSENT_BEFORE = at(
  "not|without|instead of|no longer|cc|ask|contact|tell|call|thanks to|according to|approved by|report(?:s|ing)? to|like|email|mail|ping|nicht|ohne|statt|anstelle von|frag(?:t|e)?|laut|pas|sans|au lieu de|demande(?:r|z)? à|selon|sin|en vez de|pregunta a|según|sem|em vez de|segundo|pergunta a|senza|invece di|chiedi a|secondo|zonder|in plaats van|vraag|volgens",
);
export const ABSENT_AFTER = after(
  "(?:can't|cannot|can not|won't|will not|is not|isn't|no longer|had to (?:cancel|drop)|has (?:cancelled|dropped)|cancelled|dropped out|is (?:out|away|on leave|sick|ill)|sent|signed|approved|kann (?:leider )?nicht|ist (?:leider )?(?:nicht|krank|verhindert)|hat abgesagt|sagt ab|fällt aus|ne (?:peut|pourra|sera|vient)|n['’]est|a annulé|no (?:puede|podrá|vendrá|estará)|ha cancelado|não (?:pode|poderá|vem|virá|estará)|cancelou|non (?:può|potrà|viene|verrà|ci sarà)|ha annullato|kan (?:helaas )?niet|komt niet|heeft afgezegd|is (?:er )?niet)",
);
const ABSENT_JA =
  /^(?:\([^)]*\))?(?:さん|氏|様)?(?:は|が)?(?:欠席|来られ|参加でき|出られ|キャンセル|不参加|お休み)/u;
export const isAbsent = (before: string, behind: string): boolean =>
  ABSENT_BEFORE.test(before) || ABSENT_AFTER.test(behind) || ABSENT_JA.test(behind);

export const MODERATES_AFTER = after(
  "(?:van ons |von uns |from our team |de chez nous |de nuestro equipo |dei nostri )?(?:interviewt|interviews|befragt|interviewera|mène l['’]entretien|entrevista a|intervisterà|lo entrevista|la entrevista)|(?:will |is )?(?:moderat(?:es?|ing)|chair(?:s|ing)?)|moderiert|übernimmt die moderation|leitet (?:die|das) (?:diskussion|gespräch|runde)|modère(?:ra)?|(?:va )?modérer|modera(?:rá)?|va a moderar|vai moderar|mediará|modererà|modereert|leidt het gesprek|(?:さん|氏)?が(?:司会|モデレーター|聞き手|進行)",
);
export const HOSTS_AFTER = after(
  "(?:will |is |'ll )?(?:be )?(?:host(?:s|ing)?|the host)|leads?(?: the| us| this)|will lead|teaches|will teach|führt durch|leitet|hostet|anime(?:ra)?|présente(?:ra)? (?:la soirée|l['’]émission|le webinaire)|conduce|conduz|conduzirá|conducirá|imparte|condurrà|presenteert(?: de| het|(?=\\s*(?:[.,;]|$)))|(?:presenta|apresenta)(?=\\s*(?:[.;]|$))|leidt|(?:さん|氏)?が(?:講師|ホスト)",
);
export const SPEAKS_AFTER = after(
  "(?:will |would |is going to |'ll |can )?(?:talks?|speaks?|shows?|presents?|explains?|shares?|tells?|joins?|walks? us|walks? through|demos?|demonstrates?|opens?|closes?|covers?|discuss(?:es)?|give(?:s)?|take(?:s)?|runs?|answers?|compares?|describes?)|spricht|zeigt|erzählt|erklärt|berichtet|stellt|gibt|ist (?:unser|unsere|zu) gast|ist dabei|kommt|hält|parle(?:ra)?|présente(?:ra)?|raconte(?:ra)?|explique(?:ra)?|montre(?:ra)?|nous (?:parle|raconte|explique|montre)|habla(?:rá)?|cuenta|contará|nos (?:cuenta|habla|explica|contará|hablará)|explica(?:rá)?|presenta(?:rá)?|muestra|mostrará|fala(?:rá)?|conta(?:rá)?|apresenta(?:rá)?|mostra(?:rá)?|vai (?:falar|contar|mostrar|explicar|apresentar)|va a (?:hablar|contar|mostrar|explicar)|parla|parlerà|racconta|racconterà|spiega|spiegherà|presenterà|mostrerà|ci (?:parla|racconta|spiega)|praat|vertelt|spreekt|laat|legt|toont|geeft",
);
/** Words that introduce a person's topic. */
export const ON_TOPIC =
  /^[\s,)]{0,2}(?:(?:who |qui |que |che |die |der )?(?:will |would |is going to |'ll |va |vai |va a )?(?:talks?|speaks?|talking|speaking|shows?|presents?|explains?|shares?|tells? us|joins? us to (?:talk|speak)|discuss(?:es)?|covers?|spricht|erzählt|berichtet|erklärt|zeigt|parle(?:ra)?|parler|raconte(?:ra)?|présente(?:ra)?|explique(?:ra)?|habla(?:rá)?|hablar|cuenta|contará|explica(?:rá)?|presenta(?:rá)?|fala(?:rá)?|falar|conta(?:rá)?|apresenta(?:rá)?|parla|parlerà|racconta(?:rà)?|spiega|spiegherà|praat|vertelt|spreekt|presenteert)\s)?(?:about|on|regarding|über|zum thema|zu|von|sur|de la|du|des|de|sobre|acerca de|su|sul|sulla|sui|sulle|di|over)\s(?!with\b|board\b)/iu;
export const VERB_TOPIC =
  /^[\s,)]{0,2}(?:will |'ll )?(?:show(?:s)?|explain(?:s)?|present(?:s)?|share(?:s)?|cover(?:s)?|zeigt|erklärt|montre(?:ra)?|explique(?:ra)?|présente(?:ra)?|explica(?:rá)?|muestra|mostrará|mostra(?:rá)?|spiega|spiegherà|mostrerà|legt uit|toont|laat zien)\s(?:us\s|uns\s)?(?=how|why|what|wie|warum|was|comment|pourquoi|cómo|por qué|como|por que|come|perché|hoe|waarom)/iu;
export const CORPORATE =
  /^(?:inc|corp|corporation|gmbh|ltd|limited|llc|ag|sa|sas|srl|spa|bv|nv|group|labs?|bank|university|universität|université|universidad|universidade|università|universiteit|institute|institut|instituto|istituto|foundation|stiftung|fondation|hospital|klinik|college|school|schule|museum|ministry|agency|council|stadtwerke|hochschule|fachhochschule|akademie|academy|verband|verein|zentrum|centre|center|consulting|software|systems|technologies|solutions|energy|health|media|studio|studios|robotics|analytics|conference|summit|award|street|avenue|platz|straße)$/iu;
