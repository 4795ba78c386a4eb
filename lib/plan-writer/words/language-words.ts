/** Common words, and words about shows, that identify a language. Shared words count less. */
export const MARKERS: Record<string, string> = {
  en: "the and with for you your how what from this will our about we of to is are a an in on who that it not no please show talk guests guest topics topic questions poll then first last have has be or minutes hour by as at into why when should want",
  de: "der die das und mit für wie nicht ist auf über eine ein einen einer wir zum zur den dem des im am von bei aus sich auch werden wird sind ohne kein keine bitte oder dann zuerst unser unsere unserem gäste gast thema themen umfrage fragen minuten stunde stunden was warum sie ihr es um als nach vor gibt soll sollen durch neue neuen",
  fr: "le les des et avec pour une un dans sur est vous nous du comment la au aux que qui pas sans ou puis d'abord ensuite enfin notre nos votre invité invités invitée sujet sujets sondage minutes heure questions ce cette ces il elle en par plus sont être fait faire pourquoi chez l d",
  es: "el los las y con para una un del qué cómo por sobre nuestro nuestra más la en es que de sin no se lo invitado invitada invitados tema temas encuesta preguntas minutos hora horas su al como luego primero después queremos vamos hay son muy también o",
  pt: "os as das dos e com para uma um como não do da no na nos nas você nosso nossa mais são sobre por que o a de em sem ou convidado convidada convidados tema temas enquete perguntas minutos hora horas seu depois primeiro queremos vamos também ao à é isso",
  it: "il gli della delle dei degli del e con per una un come sono che di nostro nostra più la lo le i al alla nel nella senza non ospite ospiti argomento argomenti sondaggio domande minuti ora ore poi prima vogliamo anche è si su da parla parleremo dal",
  nl: "het een en met voor hoe van niet wij we op onze zijn wat ook de is aan bij zonder geen of dan eerst gast gasten onderwerp onderwerpen peiling vragen minuten uur over naar door er wordt worden graag daarna ons tot om te die dat",
  sv: "och för med att det som på en ett av är inte till vi om hur från eller ska din vår när också gäst frågor",
  da: "og for med at det som på en et af er ikke til vi om hvordan fra eller skal din vores når også gæst spørgsmål hvad",
  no: "og for med at det som på en et av er ikke til vi om hvordan fra eller skal din vår når også gjest spørsmål hva",
  fi: "ja on ei että kanssa mitä miten kuin myös sekä tai ovat joka vieras kysymykset aihe minuuttia",
  pl: "i w z na do nie się jest że o jak dla od oraz po gość pytania temat minut godzina będzie są przez lub naszych co",
  cs: "a v na s je že se do pro jak nebo od z o jsou host otázky téma minut hodina který také ne",
  ro: "și cu pentru în la de un o care este nu despre cum din sau invitat întrebări minute oră sunt mai",
  hu: "és a az egy hogy nem van meg vagy mint vendég kérdések téma perc óra arról lesz",
  tr: "ve bir için ile bu da de ne nasıl konuk sorular konu dakika saat olarak hakkında değil veya üzerine",
  ca: "el la els les i amb per una un del què com sobre nostre més en és que de sense convidat preguntes minuts hora",
  id: "dan yang untuk dengan di ke dari ini itu adalah tidak atau bagaimana tamu pertanyaan topik menit jam",
  vi: "và của cho với là không các một trong về người những được này khách mời câu hỏi phút giờ",
};

/** Letters that only a few languages use. */
export const LETTERS: readonly [string, RegExp][] = [
  ["de", /ß|(?<=\p{L})(?:ung|keit|heit)(?!\p{L})/giu],
  ["es", /[¿¡ñ]/giu],
  ["pt", /[ãõ]|ções|ção/giu],
  ["fr", /œ|(?<!\p{L})(?:l|d|qu|n|j)['’]\p{L}|ê/giu],
  ["it", /(?<!\p{L})(?:dell|nell|all|un)['’]\p{L}|zione(?!\p{L})/giu],
  ["nl", /(?<=\p{L})ij(?=\p{L})|aa(?=\p{L})|lijk/giu],
  ["pl", /[łąężźśń]/giu],
  ["cs", /[řůěť]/giu],
  ["hu", /[őű]/giu],
  ["tr", /[ığş]/gu],
  ["ro", /[ățș]/giu],
  ["sv", /å(?=.*[äö])|[äö](?=.*å)/giu],
  ["da", /[æø]/giu],
  ["vi", /[ơưđạảấầậế]/giu],
];

/** Scripts that identify a language, or its most common one. */
export const SCRIPTS: readonly [string, RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["zh", /\p{Script=Han}/gu],
];

/** Languages by their names in several languages. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "english englisch anglais inglés inglês inglese engels 英語",
  de: "german deutsch allemand alemán alemão tedesco duits ドイツ語",
  fr: "french französisch français francés francês francese frans フランス語",
  es: "spanish spanisch espagnol español espanhol spagnolo spaans castellano スペイン語",
  pt: "portuguese portugiesisch portugais portugués português portoghese portugees ポルトガル語",
  it: "italian italienisch italien italiano italiaans イタリア語",
  nl: "dutch niederländisch holländisch néerlandais neerlandés holandés holandês neerlandês olandese nederlands オランダ語",
  ja: "japanese japanisch japonais japonés japonês giapponese japans 日本語",
  pl: "polish polnisch polonais polaco polacco pools polski ポーランド語",
  sv: "swedish schwedisch suédois sueco svedese zweeds svenska",
  da: "danish dänisch danois danés dinamarquês danese deens dansk",
  tr: "turkish türkisch turc turco turks türkçe",
  ru: "russian russisch russe ruso russo ロシア語",
  zh: "chinese chinesisch chinois chino chinês cinese chinees mandarin 中国語",
  ko: "korean koreanisch coréen coreano koreaans 韓国語",
  ar: "arabic arabisch arabe árabe arabo",
};
