import { before, type ContentWords } from "./words";

export const SPANISH: ContentWords = {
  quoted: (text) => `«${text}»`,
  says: (name, quote) => `${name}: ${quote}`,
  someone: "Una persona en el escenario",
  people: (title, names) => `${before(title)} con ${names}.`,
  topics: (topics) => `En el programa: ${topics}.`,
  and: "y",
  chapters: "Capítulos",
  speakers: "En el escenario",
  highlights: "Lo más destacado",
  replay: (url) => `Mira la grabación: ${url}`,
  notAnswered: "No llegamos a responder estas preguntas:",
  plain:
    "el la los las lo un una unos unas y o u pero si entonces así porque como de del a al por para con sobre en hacia desde entre sin es son era eran ser sido soy fue fueron ha han había haber he tiene tienen tenía tener puede pueden podía debe hay va van yo me mi mis nosotros nos nuestro tú te tu tus usted ustedes su sus él ella le les se ellos ellas este esta estos estas ese esa eso esto aquello ahí allí aquí qué cuál quién quien cuando cuándo dónde donde cómo todo todos toda todas cada más menos otro otra otros mismo muy también no ni nada solo sí bueno pues claro quizás realmente todavía ya siempre mucho muchos hacer hace hecho decir dice ver quiero quiere creo".split(
      " ",
    ),
};
