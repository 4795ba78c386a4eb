const SMALL = `
a an the i you we they he she it me us them him her my your our their its his this that these those is are was were be been being am
do does did done have has had having can could will would shall should may might must to of in on at for from by with about as and or but if so
there here how what which when where why who whom whose than then also too just really very any some get got not no yes please into out up
i'm we're you're it's that's there's don't doesn't didn't isn't aren't won't can't i've we've you've i'll we'll you'll what's who's let's
tell know say said says ask asked many much long often far old fast well
der die das den dem des ein eine einen einem einer eines und oder aber ich du er sie es wir ihr mich mir uns euch ihnen ihm ihn sich mein dein sein unser euer ist sind war
waren bin bist wird werden wurde wurden hat haben hatte hatten kann können könnte muss müssen soll sollen will wollen würde zu von im in am an auf für mit bei aus nach über
um als auch noch nur schon so da hier wie was welche welcher welches welchen wann wo wer wem wen warum wieso viel viele lange dann denn wenn dass nicht kein keine ja nein bitte
zum zur vom beim ins ans
le la les un une des du de et ou mais je tu il elle on nous vous ils elles me te se mon ma mes ton ta tes son sa ses notre votre leur est sont était étaient être avoir a ont
avait peut pouvez doit va vont à au aux en dans pour par avec sur ce cet cette ces que qui quoi quel quelle quels quelles quand où comment pourquoi combien ne pas oui non
el los las una unos unas del y o pero yo tú él ella nosotros ustedes ellos lo al mi su sus es son era eran ser estar está están ha han había puede pueden debe con por para
sobre este esta estos estas qué quién quiénes cuál cuáles cuándo dónde cómo cuánto cuántos cuánta cuántas sí se le les
`;

/** Words that don't say what a text is about. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(SMALL.trim().split(/\s+/u));

/** From the longest. English, German, French and Spanish endings; a stem of four letters has to remain. */
export const STEM_ENDINGS: readonly string[] =
  "ations ation ungen ements ement ments ment ning ings ing ingly ungs ung ies ied ied ed es en em ern ern eux euse s e n"
    .split(" ")
    .sort((one, other) => other.length - one.length);

/** Forms of a word that no ending explains, and words that are used for the same in calls. The first of a row is its stem. */
const ROWS = `
pay paid pays paying payment payments
cost costs costing
sign signed signs signing signature signatures
run ran runs running
begin began begun begins start starts started starting launch launches launched
buy bought buys buying
sell sold sells selling
send sent sends sending
lose lost loses losing loss losses
keep kept keeps keeping
hold held holds
meet met meets meeting meetings
write wrote written writes writing
spend spent spends spending
go goes went gone going
take took taken takes taking
make made makes making
come came comes coming
give gave given gives giving
need needs needed
use uses used using user users
find found finds finding
leave left leaves leaving
build built builds building
think thought thinks
bring brought brings
month months monthly
year years yearly annual annually
week weeks weekly
day days daily
end ends ended ending
expire expires expired expiry
decide decides decided deciding decision decisions
company companies
agency agencies
city cities
person people persons
child children
man men
woman women
employee employees staff
percent percentage
certify certified certificate certificates certification
cancel cancelled canceled cancels cancellation
encrypt encrypted encryption encrypts
discount discounts
price prices priced pricing
kosten kostet kosteten
zahlen zahlt gezahlt bezahlen bezahlt zahlung zahlungen
beginnen beginnt begonnen anfangen anfang startet starten
unterschreiben unterschreibt unterschrieben unterschrift
laufen lauft lief
`;

export const WORD_FORMS: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [stem = "", ...forms] = row.split(" ");
      return [stem, ...forms].map((form) => [form, stem] as const);
    }),
);
