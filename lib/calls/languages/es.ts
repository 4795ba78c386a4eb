import { counted, first, type LanguageRules, places, words } from "./rules";
import { SPANISH_SUBJECTS } from "./subjects/es";

const INFINITIVES =
  "enviar(?:le|les|te|os|lo|la|los|las|selo|sela)?|mandar(?:le|les|te|os|lo|la|selo|sela)?|reenviar\\p{L}*|compartir\\p{L}*|preparar\\p{L}*|revisar\\p{L}*|confirmar\\p{L}*|organizar\\p{L}*|agendar\\p{L}*|programar\\p{L}*|llamar\\p{L}*|hablar(?:lo)?|consultar\\p{L}*|comentar\\p{L}*|preguntar\\p{L}*|contactar\\p{L}*|presentar\\p{L}*|pasar\\p{L}*|redactar\\p{L}*|firmar\\p{L}*|coordinar\\p{L}*|averiguar\\p{L}*|verificar\\p{L}*|hacer(?:le|te)? (?:una?|llegar|la)";
const NOW =
  "envío|mando|reenvío|comparto|preparo|reviso|confirmo|organizo|agendo|programo|llamo|hablo con|consulto|comento|pregunto|contacto|paso|redacto|firmo|coordino|averiguo|verifico|hago llegar|encargo";
const LATER =
  "enviaré|mandaré|compartiré|prepararé|revisaré|confirmaré|organizaré|agendaré|llamaré|hablaré|consultaré|preguntaré|contactaré|pasaré|firmaré|coordinaré|verificaré|haré llegar";
const TO = "(?:te |le |les |os |se |lo |la |los |las |me )*";

export const SPANISH: LanguageRules = {
  code: "es",
  telling:
    "el los las es que de para una con por no lo se su muy pero nosotros usted está sí cómo gracias del".split(
      " ",
    ),
  breaks: places(
    "entonces|pero|así que|sí|no|vale|bueno|perfecto|porque|luego",
    "y (?:yo|nosotros|usted|luego|entonces|te|le|les)",
    "(?:cuánto|cuándo|cómo|qué|quién|cuál|cuántos|puede|pueden|tienen)",
  ),
  clauses:
    /[,;:]\s+(?:y |pero |luego |entonces )*(?=(?:yo|nosotros|usted|te|le|les|voy|puede|podría|\p{Lu}\p{Ll}+ (?:va|envía|revisa))\s)|\s(?:y luego|y|pero|luego)\s+(?=(?:yo|nosotros|usted|te|le|les|voy|puede|podría|\p{Lu}\p{Ll}+ (?:va|envía|revisa))\s)|\s-\s/u,
  numbers: {
    values: {
      ...counted(
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
      ),
      veintiún: 21,
      ...counted("veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", 20, 10),
      ...counted(
        "veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
        21,
      ),
      ...counted(
        "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
        200,
        100,
      ),
      ...counted(
        "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
        200,
        100,
      ),
    },
    scales: { cien: 100, ciento: 100, mil: 1e3, k: 1e3, millón: 1e6, millones: 1e6 },
    bare: ["cien", "ciento", "mil"],
    one: ["un", "una"],
    and: ["y"],
    point: ["coma", "punto"],
    half: ["medio", "media"],
    compounds: false,
    decimal: ",",
    currencies: { euro: "EUR", euros: "EUR", dólar: "USD", dólares: "USD", libras: "GBP", francos: "CHF" },
    cents: { céntimo: "EUR", céntimos: "EUR" },
    percent: /^(?:por ciento|por cien|%)(?!\p{L})/u,
    units: /^(?:segundos?|minutos?|horas?|días?|semanas?|meses|mes|trimestres?|años?)(?!\p{L})/u,
    per: /^(?:por|al|a la|\/)\s?(?:usuario|mes|año|persona|licencia|puesto|día|trimestre|sede|semana)(?:[\s,]+(?:y )?(?:por|al|a la|\/)\s?(?:usuario|mes|año|persona))?/u,
    idle: /^(?:cosas?|preguntas?|puntos?|opciones|razones|veces|de|del|más|otr[oa]s?|o|y|a|es|son|en|para|pero|que|el|la|los|las|nosotros|usted|yo|por|un|una|esto|eso|no|sí|horas?|si|últim\p{L}+|próxim\p{L}+|primer\p{L}*|con|como|al)(?!\p{L})/u,
    budget: words("presupuest\\p{L}+|gastar|tope|asignado"),
    price: words(
      "precio\\p{L}*|cuesta\\p{L}*|costo\\p{L}*|coste\\p{L}*|licencia\\p{L}*|por|suscripción|descuento|pagar|pagamos|oferta|cotización|tarifa\\p{L}*|plan|total",
    ),
    paid: /(?<!\p{L})(?:cuesta|cuestan|pagamos|pago|cobra|cobran|sale|son|serían|por)(?: (?:unos|unas|nos|os|alrededor de|solo))*\s$/u,
    discount: words("descuento|rebaja"),
    named: /(?:versión|sala|número|paso|fase|página|iso|soc|windows|artículo|opción|q)\s?-?$/u,
  },
  dates: {
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre|setiembre octubre noviembre diciembre".split(
        " ",
      ),
    weekdays: "lunes martes miércoles|miercoles jueves viernes sábado|sabado domingo".split(" "),
    ordinals: {
      primero: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciséis: 16,
      veinte: 20,
      veinticinco: 25,
      treinta: 30,
    },
    days: { "pasado mañana": 2, mañana: 1, ayer: -1 },
    inSome:
      /(?<!\p{L})(?:en|dentro de) (una?|dos|tres|cuatro|cinco|seis|diez|quince|\d{1,2}) (días?|semanas?|mes|meses|años?)(?!\p{L})/gu,
    unitDays: {
      día: 1,
      días: 1,
      semana: 7,
      semanas: 7,
      mes: "month",
      meses: "month",
      año: "year",
      años: "year",
    },
    next: /(?:próximo|siguiente) $/u,
    last: /pasado $/u,
    this: /este $/u,
    endOfDay: words("hoy mismo|esta tarde|esta noche|final del día|fin del día"),
    endOfWeek: words("(?:final|finales|fin) de (?:la |esta )?semana"),
    endOfNextWeek: words("(?:final|finales|fin) de la (?:próxima semana|semana que viene)"),
    endOfMonth: words("(?:final|finales|fin) de(?:l)? (?:este )?mes"),
    endOfNextMonth: words("(?:final|finales|fin) del (?:próximo mes|mes que viene)"),
    endOfQuarter: words("(?:final|finales|fin) de(?:l)? (?:este )?trimestre"),
    endOfYear: words("(?:final|finales|fin) de(?:l)? (?:este )?año"),
    endOf: /(?:final|finales|fin) de $/u,
    ahead: /(?:)/u,
    unreal: /(?!)/u,
    habit: /(?:cada|todos los|desde el|es un) $/u,
    vague: words(
      "(?:la )?próxima semana|(?:la )?semana que viene|(?:el )?próximo (?:mes|trimestre|año)|(?:principios|mediados) de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)",
    ),
    order: "day-first",
  },
  questions: {
    indirect: words("quería (?:saber|preguntar)|me gustaría saber|me preguntaba"),
    opener:
      /^(?:(?:y|entonces|bueno|vale|sí|pero|ok|eh),? )*(?:cuánt[oa]s?|cuándo|cómo|quién|cuál(?:es)?|dónde|por qué|qué (?:tal|es|son|hacen|herramienta|pasa|presupuesto|sistema|plazos?|tipo|necesitan|incluye)|(?:puede|pueden|podría|podrían|tiene|tienen|hay|ofrecen|usan|utilizan|es posible|se integra|está|están) (?:usted|ustedes|enviar|mandar|algún|alguna|un|una|descuento|con|el|la|integración|soporte))(?!\p{L})/u,
    notOne: /^(?:y )*(?:qué bien|qué bueno|cómo no)/u,
    tag: /^(?:no|sí|verdad|vale|ok|de acuerdo|de verdad|cierto|hola|perdón|me explico|bien)\??$/u,
    deferred: words(
      "buena pregunta|tengo que (?:consultar|verificar|revisar|preguntar)|no (?:lo )?sé|no estoy segur[oa]|ni idea|lo (?:consulto|averiguo|reviso)|déjeme (?:ver|consultar|revisar)|más adelante",
    ),
  },
  yes: first(
    "(?:ah |eh |bueno |pues )*(?:sí|claro|por supuesto|perfecto|de acuerdo|vale|genial|estupendo|con gusto|desde luego|sin problema|encantad[oa]|ok|buena idea|me parece (?:bien|perfecto)|excelente|hecho|(?:el )?(?:lunes|martes|miércoles|jueves|viernes) (?:me va|me viene|está) bien|muy bien|eso sería)",
  ),
  no: first(
    "(?:ah |eh |bueno )*(?:no(?! hay problema)|no hace falta|todavía no|por ahora no|lamentablemente|prefiero que no)",
  ),
  steps: {
    mine: new RegExp(
      `(?<!\\p{L})(?:(?:voy a|yo voy a) ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)|(?:yo )?(?:te |le |les |os |se |lo |la |me )+(?<what>(?:${NOW}|${LATER})(?!\\p{L}).*)|(?<what>(?:${LATER})(?!\\p{L}).*)|yo (?<what>(?:${NOW})(?!\\p{L}).*))`,
      "u",
    ),
    ours: new RegExp(
      `(?<!\\p{L})(?:vamos a ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)|(?:te |le |les |os )(?<what>(?:enviamos|enviaremos|mandamos|mandaremos|contactaremos|confirmamos)(?!\\p{L}).*))`,
      "u",
    ),
    yours:
      /(?<!\p{L})(?:usted |ustedes |tú )?(?:me |nos )(?<what>(?:envía|envían|manda|mandan|confirma|confirman|envías|mandas)(?!\p{L}).*)/u,
    ask: /(?<!\p{L})(?:(?:puede|pueden|podría|podrían|puedes|podrías|me puede|me podría|nos puede|nos podría|me puedes) (?:usted |ustedes |por favor )?(?<what>(?:enviar(?:me|nos|lo)?|mandar(?:me|nos|lo)?|preparar(?:me|nos)?|confirmar(?:me|nos)?|compartir(?:me|nos)? (?:el|la|los|las)|presentar(?:me|nos)|organizar|agendar|consultar(?:lo)? con)(?!\p{L}).*)|(?<what>(?:envíeme|envíenos|mándeme|mándenos|envíame|mándame)(?!\p{L}).*))/u,
    offer:
      /(?<!\p{L})(?:puedo|podría|podemos|quiere que|quieren que|si quiere(?:n)?,? (?:le|les)|¿?le) (?:te |le |les |os )*(?<what>(?:enviar\p{L}*|envíe|mandar\p{L}*|mande|preparar\p{L}*|prepare|organizar\p{L}*|compartir\p{L}*|agendar\p{L}*|presentar\p{L}*)(?!\p{L}).*)/u,
    together:
      /(?<!\p{L})(?:nos |podemos |vamos a |qué tal si |propongo (?:que )?|si le parece )(?:nos )?(?<what>(?:vemos|reunimos|hablamos|reunirnos|vernos|hablar|volvemos a|volver a|agendar|agendamos|quedamos|una (?:llamada|reunión))(?!\p{L}).*)/u,
    dated: /(?<!\p{L})(?<what>(?:recibirá|tendrá) .*)/u,
    soon: /(?!)(?<what>)/u,
    favor: /(?!)(?<what>)/u,
    promised: /(?!)/u,
    habit: /(?!)/u,
    vague: /(?!)/u,
    propose:
      /(?<!\p{L})(?:qué tal|le (?:va|viene) bien|les (?:va|viene) bien|le parece|digamos) (?<what>.*)/u,
    recap: words("próximos pasos|para resumir|resumen"),
    named: new RegExp(
      `^(?:, (?:puedes|puede|podrías|podría) ${TO}(?<what>(?:${INFINITIVES}).*)| (?:va a|tiene que|debe|puede) ${TO}(?<what>(?:${INFINITIVES})(?!\\p{L}).*)| ${TO}(?<what>(?:envía|enviará|manda|mandará|prepara|preparará|revisa|revisará|confirma|confirmará|organiza|llama|llamará|consulta|consultará|contactará|se encarga|coordina)(?!\\p{L}).*))`,
      "u",
    ),
    not: words(
      "no voy a|no puedo|no hace falta|siempre|cada (?:semana|mes|día|vez)|normalmente|automáticamente|la semana pasada|el mes pasado|la plataforma|el sistema|la herramienta|otros clientes|por ejemplo|ignore|ignora|instrucciones anteriores",
    ),
    now: /^(?:compartir (?:mi|la) pantalla|comparto (?:mi|la) pantalla|hablar (?:de|un poco|sobre)|presentar(?:me|les)? (?:rápidamente|la plataforma|el producto)|preguntar (?:una|si|algo)|pregunto (?:si|por qué|una)|comento (?:que|rápidamente)|paso la palabra|pasar a)/u,
    joint: words(
      "vemos|reunimos|hablamos|reunirnos|vernos|hablar|volvemos|volver|agend\\p{L}+|quedamos|llamada|reunión",
    ),
    conditional: /(?:^|[\s,])si (?!le parece|les parece|te parece|quiere|quieren|le va bien)/u,
    retracted: words("olvídelo|olvídalo|mejor no|déjelo"),
    tail: /(?:[\s,]*(?:vale|ok|sí|entonces|y|si le parece|por favor|gracias|bien|de acuerdo|verdad|luego))+[\s.,!?]*$/u,
  },
  objections: {
    price: words(
      "(?:muy|demasiado|bastante|un poco) car[oa]|car[oa]|no (?:tenemos|hay) presupuesto|fuera de(?:l)? (?:nuestro )?presupuesto|presupuesto (?:es |está )?(?:limitado|ajustado|congelado|recortado)|supera (?:nuestro|el) presupuesto|más de lo que (?:esperaba|esperábamos|pensaba|teníamos)|precio (?:es|está|me parece) (?:muy |demasiado |un poco )?(?:alto|elevado)",
    ),
    timing: words(
      "no es (?:el )?(?:buen |mejor )?momento|mal momento|demasiado pronto|no (?:antes de|estamos listos|tenemos tiempo)|el año que viene|próximo año|muy ocupados|plazos? (?:es|son|me parece)(?: \\p{L}+)? (?:corto|ajustado)s?",
    ),
    authority: words(
      "no es mi decisión|no (?:puedo|podría) decidir|no soy (?:yo )?quien (?:decide|firma)|tengo que (?:consultarlo|hablarlo|preguntar\\p{L}*|consultar\\p{L}*) (?:con|a)",
    ),
    need: words(
      "no (?:lo )?necesitamos|no es (?:una )?prioridad|estamos (?:contentos|satisfechos|bien) con|nos funciona bien|no vemos (?:la necesidad|el valor)",
    ),
    trust: words(
      "nunca (?:he|hemos) oído|no (?:estoy|estamos) convencid[oa]s?|escéptic[oa]s?|mala experiencia|malas experiencias|muy pequeñ[oa]s|no confiamos|qué garantía",
    ),
    competition: words(
      "(?:es|son|está) más barat[oa]s?|más barato (?:que ustedes)?|nos (?:ofrece|ofrecen|ofreció) (?:un|mejor|menos)|ya (?:usamos|utilizamos|trabajamos con)",
    ),
    feature: words(
      "falta|faltan|no (?:soporta|permite|se integra|tiene (?:integración|api|app))|demasiado (?:complicado|complejo)|muy complicado",
    ),
    legal: words(
      "(?:preocup\\p{L}+|problema|dudas|inquietud)(?: \\p{L}+){0,4} (?:seguridad|legal|datos|privacidad|cumplimiento|rgpd)|(?:seguridad|legal|rgpd|privacidad)(?: \\p{L}+){0,4} (?:problema|preocupa|bloquear|bloquea)|datos (?:no pueden|deben|tienen que)",
    ),
    other: words(
      "(?:mi|nuestra|la) (?:mayor |única |principal )?(?:preocupación|duda|inquietud)|me preocupa|nos preocupa",
    ),
  },
  denied: words(
    "no (?:es|hay|tenemos|está|sería) (?:un |ningún |tan |demasiado |muy )?(?:problema|caro|cara|preocupación|obstáculo)|ningún problema|sin problema|(?:presupuesto|precio) (?:está|es) (?:aprobado|bien|razonable|correcto)|más barato de lo que",
  ),
  reported: words(
    "otros clientes|nuestros clientes (?:dicen|preguntan)|algunos clientes|muchos clientes|los clientes|la mayoría",
  ),
  accepted: words(
    "tiene sentido|me parece (?:bien|razonable|perfecto)|está bien|de acuerdo|eso ayuda|bueno saberlo|perfecto|eso funciona|entiendo,? (?:bien|perfecto)|nos sirve|me tranquiliza",
  ),
  competitors: {
    strong:
      /(?:(?:mirando|viendo|evaluando|evaluamos|comparando|comparamos|considerando|hablando|hablamos|probando|probamos)(?: \p{L}+){0,2}(?: con| a)?|reemplazar|cambiar de|dejar|en lugar de|en vez de|comparado con|frente a|contrato con|competidores como|alternativas? (?:como|a)|oferta de|propuesta de|diferencia con|más barato que|mejor que|migrar de) $/u,
    weak: /(?:(?:actualmente|ahora|hoy|en este momento),? (?:usamos|utilizamos|estamos (?:con|usando)|trabajamos con)|(?:usamos|utilizamos|estamos con) (?:actualmente|ahora|hoy)) $/u,
    own: /(?:tenemos|teníamos|usamos) (?:ya )?$/u,
    acts: /^ (?:nos ofreció|ofrece|cuesta|cobra)/u,
    asks: words("otr[oa]s (?:proveedores|soluciones|herramientas|opciones)|competencia|alternativas?"),
    beside: words(
      "integr\\p{L}+|conect\\p{L}+|sincroniz\\p{L}+|api|import\\p{L}*|export\\p{L}*|sso|crm|calendario",
    ),
    none: words("ningún otro|nadie más"),
  },
  qualification: {
    metrics: {
      strong: words(
        "(?:ahorr\\p{L}+|reduc\\p{L}+|aument\\p{L}+|perd\\p{L}+|nos cuesta|objetivo|duplicar|bajar|subir).{0,60}(?:\\d|por ciento|horas|mitad|mil|millón|millones)",
      ),
      weak: words("roi|retorno|indicadores|métricas"),
    },
    economic_buyer: {
      strong: words(
        "(?:director\\p{L}*|jef[ea]|gerente|gerencia|ceo|cfo|dueñ[oa]|dirección)(?: \\p{L}+){0,3} (?:decide|firma|aprueba|autoriza|tiene que aprobar)|(?:decide|firma|aprueba|autoriza)(?: \\p{L}+){0,2} (?:director\\p{L}*|jef[ea]|gerente|ceo|cfo)|yo (?:decido|firmo|apruebo)|última palabra|decisión final",
      ),
      weak: words("quién (?:decide|firma|aprueba)"),
    },
    decision_criteria: {
      strong: words(
        "(?:lo )?más importante|muy importante|criterios?|imprescindible|tiene que (?:integrarse|ser|soportar|permitir|cumplir)|fundamental|requisitos?|indispensable",
      ),
      weak: words("buscamos|prioridades"),
    },
    decision_process: {
      strong: words(
        "proceso (?:es|de (?:decisión|compra|aprobación|selección))|comité|decisión (?:se toma|será|en|antes)|decidi(?:r|mos|remos) (?:antes|en|a finales)|piloto primero|licitación|luego (?:lo )?present\\p{L}+",
      ),
      weak: words("cómo (?:deciden|es el proceso)"),
    },
    paper_process: {
      strong: words(
        "departamento (?:legal|de compras|jurídico)|compras|abogados?|nda|orden de compra|cuestionario de seguridad|acuerdo de confidencialidad",
      ),
      weak: words("contrato|condiciones"),
    },
    identified_pain: {
      strong: words(
        "(?:nuestro|el|mayor|principal) (?:\\p{L}+ )?(?:problema|reto|desafío)|perdemos|manual(?:mente)?|a mano|frustr\\p{L}+|demasiado tiempo|tardamos|nos lleva (?:horas|días)|un caos",
      ),
      weak: words("problemas?|retos?|difícil"),
    },
    champion: {
      strong: words(
        "(?:voy a|yo) (?:recomendar\\p{L}*|defender\\p{L}*|impulsar\\p{L}*|apoyar\\p{L}*|recomiendo|apoyo|defiendo)|lo (?:recomendaré|defenderé|impulsaré)|estoy convencid[oa]",
      ),
      weak: words("me gusta|impresionante|me encanta"),
    },
    competition: {
      strong: words(
        "(?:otr[oa]s|dos|tres|varios|varias) (?:otr[oa]s )?(?:proveedores|soluciones|opciones|herramientas|empresas)|competidores|competencia|alternativas|desarrollarlo (?:nosotros|internamente)",
      ),
      weak: words("comparando"),
    },
  },
  ...SPANISH_SUBJECTS,
};
