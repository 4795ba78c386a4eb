import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Português do Brasil e de Portugal. */
export const PORTUGUESE: EvalBriefInput[] = [
  {
    id: "pt-line",
    in: "pt",
    title: "Primeiro imposto de renda",
    brief:
      "Live de 30 minutos com a contadora Beatriz Nogueira: como declarar o imposto de renda pela primeira vez sem pânico.",
    facts: [
      has.minutes(30),
      has.guest("Beatriz Nogueira", { title: "contadora" }),
      has.place("Beatriz Nogueira"),
      has.topic("declarar", "declaração"),
      has.questions(),
      has.noHeadings(),
      has.script,
      has.language("pt"),
    ],
  },
  {
    id: "pt-list",
    in: "pt",
    title: "Reunião de condomínio",
    brief: `Assembleia online do condomínio
- tempo total: 1h20
- contas do ano passado
- obra da garagem
- votação: pintar a fachada em 2027 ou 2028?
- regras para o salão de festas
- 15 minutos de perguntas no fim
- sem vídeo, por favor`,
    facts: [
      has.minutes(80),
      has.wanted("poll", { says: ["fachada"] }),
      has.wanted("questions", { minutes: 15 }),
      has.no("video"),
      has.order({ says: ["contas"] }, { says: ["garagem"] }),
      has.order({ says: ["salão de festas"] }, { type: "qa" }),
      has.noHeadings("tempo total"),
      has.noRepeats,
      has.language("pt"),
    ],
  },
  {
    id: "pt-email",
    in: "pt",
    title: "Logística sem papel",
    brief: `Oi, Ricardo, tudo bem?

Adorei o churrasco de sábado, manda a receita daquela farofa! Por aqui tudo corrido, o Fábio está de atestado de novo.

Sobre o webinar: fechamos em 50 minutos. O tema é acabar com o papel na expedição. Confirmaram Vanessa Teixeira (gerente de logística da Rota Verde) e Caio Salgado, fundador da Pacote Certo. É para transportadoras pequenas. Pode abrir com uma enquete sobre quantas notas eles imprimem por dia. No final, 10 minutos de perguntas.

Só entre nós: a Rota Verde está sendo vendida, nem toque no assunto.

Abraço,
Luciana Prado
Marketing | Associação das Transportadoras
(11) 95555-0199`,
    facts: [
      has.minutes(50),
      has.guest("Vanessa Teixeira", { title: "gerente de logística", company: "Rota Verde" }),
      has.guest("Caio Salgado", { title: "fundador", company: "Pacote Certo" }),
      has.place("Caio Salgado"),
      has.noPerson("Ricardo"),
      has.noPerson("Luciana Prado"),
      has.wanted("poll", { says: ["notas"] }),
      has.wanted("questions", { minutes: 10 }),
      has.audience("transportadoras pequenas"),
      has.hidden("churrasco", "Fábio", "vendida", "95555-0199"),
    ],
  },
  {
    id: "pt-agenda-minutes",
    in: "pt",
    title: "Saúde mental na escola",
    brief: `Pauta:
Abertura (5 minutos)
O que os dados mostram, com Dra. Helena Brandão, psiquiatra (20 minutos)
Relato de uma professora: Joana Matos (10 minutos)
Perguntas e respostas (15 minutos)
Encerramento (5 minutos)`,
    facts: [
      has.minutes(55),
      has.agenda(
        has.item(5, "abertura", "intro"),
        has.item(20, "dados"),
        has.item(10, ["relato", "Joana Matos"]),
        has.item(15, "perguntas", "qa"),
        has.item(5, "encerramento", "outro"),
      ),
      has.guest("Helena Brandão", { title: "psiquiatra" }),
      has.guest("Joana Matos"),
      has.place("Helena Brandão"),
      has.place("Joana Matos"),
      has.noHeadings("Abertura", "Encerramento", "Perguntas e respostas"),
      has.noTopic("Pauta"),
      has.language("pt"),
    ],
  },
  {
    id: "pt-clock",
    in: "pt",
    title: "Dia da associação",
    brief: `14h00 boas-vindas (presidente Manuel Rocha)
14h10 balanço do ano
14h40 intervalo
14h50 novos projetos, com Inês Carvalho e Duarte Pinto
15h20 perguntas dos sócios
15h45 encerramento
15h50 fim`,
    facts: [
      has.minutes(110),
      has.agenda(
        has.item(10, ["boas-vindas", "Manuel Rocha"], "intro"),
        has.item(30, "balanço"),
        has.item(10, "intervalo", "break"),
        has.item(30, "novos projetos"),
        has.item(25, "perguntas", "qa"),
        has.item(5, "encerramento", "outro"),
      ),
      has.anyone("Manuel Rocha", { title: "presidente" }),
      has.guest("Inês Carvalho"),
      has.guest("Duarte Pinto"),
      has.place("Duarte Pinto"),
      has.breaks(1),
      has.noHeadings("intervalo", "encerramento"),
      has.language("pt"),
    ],
  },
  {
    id: "pt-panel",
    in: "pt",
    title: "O futuro do rádio",
    brief:
      "Painel de 1 hora, mediado por Sílvia Prates, da Rádio Cidade. Debatedores: Flor Lima, locutora; Prof. Otávio Reis, da UFMG; e Clara Campos, produtora do podcast Maré. Blocos: quem ainda ouve, de onde vem o dinheiro, o que a IA muda. Perguntas do público no fim.",
    facts: [
      has.minutes(60),
      has.lead("Sílvia Prates", { company: "Rádio Cidade" }),
      has.guest("Flor Lima", { title: "locutora" }),
      has.guest("Otávio Reis", { company: "UFMG" }),
      has.guest("Clara Campos", { title: "produtora" }),
      has.wanted("panel", { count: 3 }),
      has.order({ says: ["quem ainda ouve"] }, { says: ["dinheiro"] }),
      has.order({ says: ["IA"] }, { type: "qa" }),
      has.noRepeats,
      has.language("pt"),
    ],
  },
  {
    id: "pt-lightning",
    in: "pt",
    title: "Planilhas mais rápidas",
    brief:
      "palestra relâmpago de 5 minutos: uma fórmula que deixa qualquer planilha mais rápida. sem perguntas, sem enquete, direto ao ponto",
    facts: [
      has.minutes(5),
      has.parts(3),
      has.no("questions"),
      has.no("poll"),
      has.topic("fórmula"),
      has.noTopic("direto ao ponto"),
      has.script,
      has.language("pt"),
    ],
  },
  {
    id: "pt-workshop-day",
    in: "pt",
    title: "Oficina de escrita criativa",
    brief: `Oficina de dia inteiro, 8 horas (9h às 17h) com uma hora e meia de almoço. Quem conduz é a escritora Marina Sampaio. Público: adultos que nunca publicaram nada.

Temas
1) começar sem inspiração
2) personagens que respiram
3) diálogo
4) cortar sem dó

Quero blocos curtos, de até 45 minutos, e intervalos.`,
    facts: [
      has.minutes(480),
      has.longest(45),
      has.breaks(3),
      has.anyone("Marina Sampaio", { title: "escritora" }),
      has.audience("adultos"),
      has.order({ says: ["inspiração"] }, { says: ["diálogo"] }),
      has.topic("personagens"),
      has.noRepeats,
      has.language("pt"),
    ],
  },
  {
    id: "pt-ama",
    in: "pt",
    title: "Pergunte à nutricionista",
    brief:
      "45 minutos de perguntas e respostas ao vivo com a nutricionista Aline Castro. Quase tudo é pergunta do público, pelo menos meia hora. A apresentadora é a Gabi Nunes. Não fazer demonstração nem enquete. Assuntos: lanche das crianças, jejum, marmita.",
    facts: [
      has.minutes(45),
      has.questions(0.6, 1),
      has.guest("Aline Castro", { title: "nutricionista" }),
      has.lead("Gabi Nunes"),
      has.no("demo"),
      has.no("poll"),
      has.topic("marmita"),
      has.topic("jejum"),
      has.noHeadings(),
      has.language("pt"),
    ],
  },
  {
    id: "pt-roster",
    in: "pt",
    title: "Abrir uma loja online",
    brief: `Webinar para lojistas. A Teresa Vale fala primeiro, sobre escolher a plataforma; depois o Nuno Faria, sobre envios. Demo da loja da Teresa com 10 minutos. Duração indicada no evento.`,
    given: {
      seconds: 3_000,
      hostName: "Carla Dias",
      guests: [
        { id: "gst_teresa", name: "Teresa Vale", title: "Consultora", company: "Montra" },
        { id: "gst_nuno", name: "Nuno Faria", company: "Envia Já" },
      ],
    },
    facts: [
      has.minutes(50),
      has.guest("Teresa Vale", { guest_id: "gst_teresa" }),
      has.guest("Nuno Faria", { guest_id: "gst_nuno" }),
      has.place("Teresa Vale"),
      has.place("Nuno Faria"),
      has.wanted("demo", { minutes: 10 }),
      has.order({ says: ["Teresa Vale", "plataforma"] }, { says: ["Nuno Faria", "envios"] }),
      has.audience("lojistas"),
      has.noTopic("Duração"),
      has.language("pt"),
    ],
  },
];
