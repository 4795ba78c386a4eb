import type { ToldShow } from "./told-show";

interface Said {
  who: "ana" | "ben";
  text: string;
}

const NAMES = { ana: "Ana Ruiz", ben: "Ben Nevis" };
const SECONDS_A_WORD = 0.4;

function told(
  show: Pick<ToldShow, "title" | "unanswered">,
  parts: readonly { title: string; said: readonly Said[] }[],
): ToldShow {
  let at = 0;
  const chapters: { title: string; fromMs: number }[] = [];
  const lines = parts.flatMap(({ title, said }) => {
    chapters.push({ title, fromMs: at });
    return said.map(({ who, text }) => {
      const fromMs = at;
      at += Math.round(text.split(" ").length * SECONDS_A_WORD * 1_000) + 600;
      return { personId: who, speaker: NAMES[who], fromMs, toMs: at - 600, text };
    });
  });
  return {
    ...show,
    ...{ language: "en", chapters, lines, programMs: at, replayUrl: "https://shows.example/v/bread" },
    people: [
      { personId: "ana", name: NAMES.ana, title: "Baker" },
      { personId: "ben", name: NAMES.ben, title: null },
    ],
  };
}

const ana = (text: string): Said => ({ who: "ana", text });
const ben = (text: string): Said => ({ who: "ben", text });

export const BREAD = told(
  { title: "Bread that keeps", unanswered: [{ personId: "zoe", text: "Does rye need a longer proof?" }] },
  [
    {
      title: "Why sourdough keeps longer",
      said: [
        ben("Can you hear me?"),
        ben("Ana, why does sourdough keep so much longer than other bread?"),
        ana(
          "The acid in sourdough slows the mold, and it also slows the starch, which is what makes bread stale.",
        ),
        ana("A loaf made with yeast alone is dry after two days, and a sourdough loaf is good for six."),
        ana("I remember the first time we left one on the counter for a week, and it still sliced cleanly."),
        ben("Most people think that the fridge keeps bread fresh, and the opposite is true."),
        ana("Starch goes hard fastest at four degrees, so a fridge is the worst place for any loaf."),
        ana("Freeze bread on the day you bake it, sliced, and toast it straight from the freezer."),
        ben("We tested forty loaves in the bakery last winter, and not one frozen loaf had lost its crust."),
        ana("The trick is to let the crust dry completely before the loaf goes into a bag."),
      ],
    },
    {
      title: "Feeding a starter",
      said: [
        ben("How often do you feed a starter that lives in the fridge?"),
        ana("Once a week is enough, because the cold makes the yeast slow without killing it."),
        ana("Take it out the evening before you bake, and feed it twice, six hours apart."),
        ana("A starter is ready when a spoonful of it floats in a glass of water."),
        ben("My advice is to weigh everything, because a cup of flour can differ by thirty percent."),
        ana("Use the same flour every time, and the starter will behave the same way every time."),
        ana("If it smells of nail polish, it's hungry, and one feeding puts it right."),
        ben("I was wrong about this for years and threw away three good starters that were only hungry."),
        ana("Never throw a starter away before you've fed it for three days in a warm place."),
        ben("A warm place is twenty six degrees, and the top of a fridge is usually close to that."),
      ],
    },
    {
      title: "Baking on a weekday",
      said: [
        ben("What do you tell someone who works all day and wants fresh bread in the evening?"),
        ana("Mix the dough before breakfast, and let it rise in the fridge until you come home."),
        ana("A cold rise of ten hours gives more flavor than two hours on the counter."),
        ana("Shape the loaf while the oven heats, and bake it in a heavy pot with the lid on."),
        ben("The heavy pot keeps the steam, and steam is what makes the crust thin and shiny."),
        ana("Take the lid off after twenty five minutes, and give the crust fifteen minutes to color."),
        ben("You should always wait an hour before you cut it, even though no one in my house ever does."),
        ana("Cutting a hot loaf lets the steam out, and the crumb turns gummy within minutes."),
        ana("We bake four loaves every Sunday, freeze three of them, and never buy bread."),
        ben("It costs about ninety cents a loaf, and half of that is the oven."),
      ],
    },
  ],
);

export const ENGINES = told({ title: "Engines that compose", unanswered: [] }, [
  {
    title: "What the engine can do",
    said: [
      ana("The engine weaves algebraic patterns the way a loom weaves flowers and leaves."),
      ana("It can combine any symbols that follow rules, and music follows rules as well."),
      ben("Most people expected a faster clerk, and what they got was a machine for ideas."),
      ana("A program of twenty five cards computes the numbers that took our clerks three weeks."),
    ],
  },
]);
