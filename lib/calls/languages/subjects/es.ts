import { type LanguageRules, words } from "../rules";

/** What a call can be about: risks, topics, who is on which side, and moods. */
export const SPANISH_SUBJECTS: Pick<LanguageRules, "risks" | "topics" | "sides" | "sentiment"> = {
  risks: [
    {
      kind: "timing",
      reason: "El cliente podría decidir tarde.",
      cue: words(
        "aplaz\\p{L}+|pospon\\p{L}+|pospuesto|en pausa|no hay prisa|no antes de|el año que viene como pronto",
      ),
    },
    {
      kind: "budget",
      reason: "El presupuesto todavía no está.",
      cue: words(
        "presupuesto(?: \\p{L}+){0,3} (?:congelado|recortado|no aprobado|ajustado)|no (?:hay|tenemos) presupuesto|recortes?|congelación",
      ),
    },
    {
      kind: "authority",
      reason: "Quien decide aún no está convencido.",
      cue: words(
        "(?:director\\p{L}*|jef[ea]|gerente|dirección|gerencia)(?: \\p{L}+){0,3} (?:escéptic[oa]|en contra|no (?:está|le)|reacio|reacia|duda)|no es mi decisión",
      ),
    },
    {
      kind: "change",
      reason: "La empresa del cliente está cambiando.",
      cue: words(
        "reestructur\\p{L}+|reorganiz\\p{L}+|despidos|adquisición|fusión|deja la empresa|dejo la empresa|nuev[oa] (?:director\\p{L}*|jef[ea]|ceo|cfo|gerente)",
      ),
    },
    {
      kind: "competition",
      reason: "El cliente tiene otra opción que le gusta.",
      cue: words(
        "inclin\\p{L}+ (?:por|hacia)|preferimos (?!que)\\p{L}+|(?:es|son) más barat[oa]s?|favorito es|desarrollarlo (?:nosotros|internamente)|renovar (?:con|el contrato)",
      ),
    },
    {
      kind: "trust",
      reason: "El cliente ha tenido malas experiencias.",
      cue: words("malas? experiencias?|fracas\\p{L}+|decepcionad[oa]s?|nunca más"),
    },
  ],
  topics: [
    {
      name: "Presentaciones",
      cue: words(
        "mucho gusto|me llamo|soy (?:el|la)|gracias por (?:su tiempo|estar|acompañarnos)|agenda|presentar(?:me|nos)|cómo está",
      ),
    },
    {
      name: "Situación actual",
      fact: "pain",
      cue: words("actualmente|ahora mismo|hoy en día|problema|reto|manual\\p{L}*|excel|existente"),
    },
    {
      name: "Demostración",
      cue: words("demo|mostrar\\p{L}*|enseñ\\p{L}+|pantalla|panel|función|funcionalidad\\p{L}*|interfaz"),
    },
    {
      name: "Precios",
      fact: "money",
      cue: words(
        "precios?|cuesta|coste|por (?:usuario|mes|año)|descuento|licencias?|euros|dólares|car[oa]|presupuesto|cotización",
      ),
    },
    {
      name: "Seguridad",
      cue: words("seguridad|rgpd|iso|cifrad\\p{L}+|sso|cumplimiento|privacidad|servidores"),
    },
    { name: "Integraciones", cue: words("integr\\p{L}+|api|salesforce|hubspot|conector|crm|erp|sap") },
    {
      name: "Implementación",
      cue: words(
        "implement\\p{L}+|migración|formación|capacitación|piloto|puesta en marcha|onboarding|lanzamiento",
      ),
    },
    {
      name: "Proceso de decisión",
      fact: "decision",
      cue: words("decisión|decid\\p{L}+|aprob\\p{L}+|comité|dirección|firma"),
    },
    { name: "Contrato", cue: words("contrato|legal|permanencia|cancel\\p{L}+|condiciones|nda") },
    {
      name: "Competencia",
      fact: "competitors",
      cue: words("compet\\p{L}+|otros (?:proveedores|productos)|comparado con|alternativas?|diferencia con"),
    },
    {
      name: "Próximos pasos",
      fact: "steps",
      cue: words(
        "próximos? pasos?|le envío|les envío|la próxima semana|reunión|invitación|resumen|quedamos en",
      ),
    },
  ],
  sides: {
    ours: words(
      "nuestr[oa] (?:plataforma|solución|producto|software|herramienta|api)|nuestros (?:clientes|precios|planes)|(?:ofrecemos|alojamos|acompañamos)|le (?:muestro|enseño|envío)|les (?:muestro|enseño|envío)|compartir (?:mi )?pantalla|cuántos usuarios|qué (?:herramienta|usan)|su (?:presupuesto|proceso|calendario)|quién (?:decide|aprueba)",
    ),
    customer: words(
      "nuestro (?:presupuesto|departamento|proveedor|equipo de ventas)|(?:usamos|buscamos|necesitamos|perdemos)|cuánto cuesta|muy caro|mi (?:jefe|jefa|director|directora)|(?:ofrecen|tienen) (?:ustedes|descuento|integración)|su (?:solución|herramienta|precio|plataforma)|envíeme|mándeme",
    ),
    seller: words(
      "ventas|comercial|ejecutiv[oa] de cuentas|vendedor\\p{L}*|preventa|sales|account executive",
    ),
    buyer: words("cliente|prospecto|comprador\\p{L}*|compras"),
    introduces:
      /(?:soy|me llamo|mi nombre es) (?<name>\p{L}[\p{L}'-]{1,20}(?: \p{L}[\p{L}'-]{1,20}){0,2}?)(?:,)? (?:de|desde) (?<company>\p{L}[\p{L}\p{N}&.'-]{1,30})/iu,
  },
  sentiment: {
    good: words(
      "bien|genial|perfecto|excelente|gracias|me gusta|encanta|fácil|útil|interesante|estupendo|claro|buen\\p{L}*",
    ),
    bad: words(
      "car[oa]|problema\\p{L}*|preocup\\p{L}+|difícil|lamentablemente|lent\\p{L}+|complicad\\p{L}+|frustr\\p{L}+|mal\\p{L}*|escéptic\\p{L}+|decepcion\\p{L}+",
    ),
    not: words("no|nunca|sin|ningún"),
  },
};
