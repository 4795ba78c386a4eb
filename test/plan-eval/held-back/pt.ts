import { has } from "../has";
import type { EvalBriefInput } from "../schema";

/** Uma escola de São Paulo, alguém sozinho com a câmera, uma cooperativa do Porto. */
export const PORTUGUESE: EvalBriefInput[] = [
  {
    id: "pt-held-email",
    in: "pt",
    title: "Primeiro emprego em tecnologia",
    brief: `Oi, Renata, tudo bem?

Adorei as fotos da viagem! Sobre a live de quarta: vamos fazer 1h15. Quem vem: Diego Amaral, engenheiro de software na Nuvemar, e a recrutadora Tainá Lopes, que lê uns cem currículos por semana. Quem conduz a conversa é a Bianca Prado. O público são jovens que estão procurando o primeiro emprego.

Vamos falar de currículo, de portfólio e da entrevista técnica, nessa ordem. No meio, uma enquete sobre a parte mais difícil do processo seletivo. Vinte minutos para perguntas do chat no fim.

Só não pode vazar que a Nuvemar vai abrir escritório em Recife, isso ainda é segredo.

Beijo,
Carol`,
    facts: [
      has.minutes(75),
      has.guest("Diego Amaral", { title: "engenheiro", company: "Nuvemar" }),
      has.guest("Tainá Lopes", { title: "recrutadora" }),
      has.place("Diego Amaral"),
      has.place("Tainá Lopes"),
      has.lead("Bianca Prado"),
      has.noPerson("Carol"),
      has.noPerson("Renata"),
      has.wanted("poll", { says: ["processo seletivo", "difícil"] }),
      has.wanted("questions", { minutes: 20 }),
      has.order({ says: ["currículo"] }, { says: ["portfólio"] }),
      has.audience("jovens"),
      has.hidden("Recife", "viagem", "segredo"),
      has.language("pt"),
    ],
  },
  {
    id: "pt-held-notes",
    in: "pt",
    title: "Horta em casa",
    brief: `15 min, rapidinho
só eu (Joana) e a câmera
temas: vaso certo / rega / pragas sem veneno
sem enquete, sem convidado
3 min de perguntas no final`,
    facts: [
      has.minutes(15),
      has.lead("Joana"),
      has.no("poll"),
      has.wanted("questions", { minutes: 3 }),
      has.order({ says: ["vaso certo", "vaso"] }, { says: ["rega"] }),
      has.order({ says: ["rega"] }, { says: ["pragas"] }),
      has.noTopic("sem convidado"),
      has.noTopic("rapidinho"),
      has.script,
      has.language("pt"),
    ],
  },
  {
    id: "pt-held-agenda",
    in: "pt",
    title: "Reunião aberta da cooperativa",
    brief: `Ordem de trabalhos
1. Boas-vindas, 5 min (Henrique Sousa, presidente)
2. Contas do ano, 15 min (Marta Figueiredo, tesoureira)
3. Nova loja na Rua do Almada, 20 min (Duarte Pinho e Inês Cardoso)
4. Intervalo, 10 min
5. Perguntas dos sócios, 20 min
6. Votação: horário de sábado, 5 min
7. Encerramento, 5 min`,
    facts: [
      has.minutes(80),
      has.agenda(
        has.item(5, "boas-vindas", "intro"),
        has.item(15, "contas"),
        has.item(20, ["nova loja", "Rua do Almada"]),
        has.item(10, "intervalo", "break"),
        has.item(20, "perguntas", "qa"),
        has.item(5, ["votação", "horário de sábado"], "poll"),
        has.item(5, "encerramento", "outro"),
      ),
      has.anyone("Henrique Sousa", { title: "presidente" }),
      has.guest("Marta Figueiredo", { title: "tesoureira" }),
      has.guest("Duarte Pinho"),
      has.guest("Inês Cardoso"),
      has.place("Marta Figueiredo"),
      has.wanted("poll", { says: ["sábado"] }),
      has.noPerson("Almada"),
      has.language("pt"),
    ],
  },
];
