import type { ToldShow } from "./told-show";

interface Said {
  who: string;
  text: string;
}

interface Person {
  name: string;
  title: string | null;
}

const PEOPLE: Readonly<Record<string, Person>> = {
  ana: { name: "Ana Ruiz", title: "Baker" },
  ben: { name: "Ben Nevis", title: null },
};
const SECONDS_A_WORD = 0.4;

function told(
  show: Pick<ToldShow, "title" | "unanswered">,
  parts: readonly { title: string; said: readonly Said[] }[],
  people = PEOPLE,
): ToldShow {
  let at = 0;
  const chapters: { title: string; fromMs: number }[] = [];
  const lines = parts.flatMap(({ title, said }) => {
    chapters.push({ title, fromMs: at });
    return said.map(({ who, text }) => {
      const fromMs = at;
      at += Math.round(text.split(" ").length * SECONDS_A_WORD * 1_000) + 600;
      return { personId: who, speaker: people[who]?.name ?? null, fromMs, toMs: at - 600, text };
    });
  });
  return {
    ...show,
    ...{ language: "en", chapters, lines, programMs: at, replayUrl: "https://shows.example/v/bread" },
    people: Object.entries(people).map(([personId, one]) => ({ personId, ...one })),
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

const ida = (text: string): Said => ({ who: "ida", text });
const max = (text: string): Said => ({ who: "max", text });

/** Another show with everything that texts are made of. */
export const NIGHT_TRAINS = {
  ...told(
    {
      title: "Night trains are back",
      unanswered: [
        { personId: "kim", text: "Will there be a train to Lisbon?" },
        { personId: "lou", text: "Can I bring a bicycle on board?" },
        { personId: "mia", text: "How early do you have to book a single cabin?" },
        { personId: "mia", text: "Do dogs travel for free?" },
      ],
    },
    [
      {
        title: "Who travels at night",
        said: [
          max("Ida, who buys a ticket for a night train these days, and why do they not fly?"),
          ida("Half of our passengers are under thirty five, and most of them have never owned a car."),
          ida("They compare the ticket with a flight plus a hotel, and then the sleeper is the cheaper one."),
          max("Our survey of nine hundred passengers says that sleep matters less than arriving downtown."),
          ida("No one enjoys an airport at five in the morning, and a station is usually ten minutes away."),
          ida(
            "Families book the whole compartment, because children find the top bunk more exciting than any film.",
          ),
          max(
            "Business travelers came back last autumn, after two airlines cancelled their first morning flights.",
          ),
          ida("The cabins that sell out first are the single ones on Sunday evenings."),
          ida("Always book the lower bunk if you are tall, because the upper one is shorter by a hand."),
          max(
            "I took the sleeper from Vienna to Paris last month and missed nothing except the border control.",
          ),
          ida("Every third passenger tells us that the rattling of the wheels is what puts them to sleep."),
        ],
      },
      {
        title: "Why operators gave up",
        said: [
          max("Why did so many railways close their night routes around two thousand and fourteen?"),
          ida("A sleeping car carries forty people, and a daytime coach of the same length carries eighty."),
          ida("Track fees are charged by the kilometer, so a long route at night is the most expensive one."),
          max(
            "Accountants compared the trains with buses, although no passenger has ever made that comparison.",
          ),
          ida("The carriages were forty years old, and every spare door handle had to be made by hand."),
          ida("Germany sold its whole fleet for the price of two new locomotives, which was a mistake."),
          max(
            "Austria bought those carriages, painted them dark blue, and earned the money back in three years.",
          ),
          ida(
            "The best decision was to keep the dining staff, because breakfast is what people write about.",
          ),
          ida(
            "You should never cancel a route in its second year, since word spreads slower than timetables change.",
          ),
          max(
            "Sweden paid for two lines from public money, and both of them were sold out by the first summer.",
          ),
          ida(
            "Insurance for shunting at four in the morning costs more than the electricity for the journey.",
          ),
        ],
      },
      {
        title: "What has to change",
        said: [
          max("What would you change first if you could write the rules for one afternoon?"),
          ida(
            "Let one booking system sell every seat in Europe, including the connection on the last branch line.",
          ),
          ida(
            "A delayed train must wait for its sleeper, because the next connection leaves a whole day later.",
          ),
          max("Lower the track fee between midnight and five, when hardly any freight is on the main lines."),
          ida(
            "New carriages take six years from the first drawing, so orders have to be placed before demand is proven.",
          ),
          ida("Our first new train has mini cabins, which are lockable pods for people who travel alone."),
          max(
            "The pods were tested with two hundred volunteers, and only the tallest of them asked for another bed.",
          ),
          ida("Showers are the wrong luxury, since water weighs more than anything else that we carry."),
          ida("My advice to any new operator is to begin with one route and to run it every single night."),
          max(
            "A timetable with gaps loses people for good, even when the missing trains were the empty ones.",
          ),
          ida("By twenty thirty we want forty routes, and half of those are waiting for locomotives today."),
        ],
      },
    ],
    { ida: { name: "Ida Lund", title: "Head of routes" }, max: { name: "Max Orel", title: null } },
  ),
  replayUrl: "https://shows.example/v/night-trains",
};
