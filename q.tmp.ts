import { GERMAN } from "./lib/calls/languages/de"; import { ENGLISH } from "./lib/calls/languages/en";
import { isQuestion } from "./lib/calls/facts/questions";
const Q={de:`wie machen sie das denn heute
und was kostet das so im monat
haben sie das schon mal ausprobiert
seit wann läuft das bei ihnen
wie viele leute sind das denn
kann man das auch auf dem handy machen
geht das auch ohne internet
wer schaut da bei euch noch drauf
ist das inklusive
wann könnten wir denn starten
und für wie viele standorte wäre das
woran liegt das
braucht ihr dafür was von uns
was passiert wenn ich kündige
läuft das auf dem mac
muss ich da was installieren
darf ich fragen was sie heute zahlen
wie lange dauert die einrichtung
mit wem arbeiten sie da zusammen
gibt es da mengenrabatt
und die daten liegen wo
und das ist dann pro monat oder wie
wollen sie das mal testen
reicht ihnen donnerstag
passt ihnen der donnerstag
was wäre ihnen denn wichtig
welche programme nutzt ihr
und wer entscheidet das am ende
hast du dir das angebot schon angeschaut
sind die preise netto
wie sieht's bei euch mit dem datenschutz aus
soll ich ihnen das mal zeigen
kommt da noch was dazu
ab wann gilt der preis
oder haben sie schon jemanden`,
en:`what do you guys use today
how many trucks do you have
and who signs off on that
do you have a budget for it
is that per user
can it do that offline
could you send me the pricing
so what would that cost me
when would you want to start
how long does it take to set up
does it work with our system
would thursday work for you
are you talking to anybody else
have you tried anything like this before
what happens if i cancel
how did you hear about us
who else is involved on your side
is there a setup fee
will there be a discount for two years
which plan are you on
whats the biggest problem right now
how's that going for you
you mind if i ask what you pay
and what's your role there
where's the data stored
should i send you the contract
did you get a chance to look at the proposal
any other questions
and that's all included
what about the hardware
how come it takes so long
anything else you need from me
does that make sense for you
were you able to test it
you guys open on saturdays`};
const N={de:`wenn das so ist dann machen wir das
was ich ihnen schicken kann ist eine liste
kann ich machen
mache ich gern
wie gesagt wir sind da flexibel
das ist kein problem
haben wir schon
schicken sie mir das bitte per mail
melden sie sich einfach
weiß ich nicht
geht klar
das kostet zwölfhundert im monat
ist gut
wir haben zwölf leute
können wir so machen
wer das einmal gesehen hat will nicht mehr zurück
wie sie sehen ist das ganz einfach
machen sie das`,
en:`i don't know what that costs
when we started we had two trucks
what i can do is send you the list
how it works is pretty simple
is what it is
do it
what we need is a simple tool
that's what i thought
where we are today is a mess
can do
will do
would be great
who cares
have a good one
whatever works for you
how nice
is fine by me
what a mess`};
for (const l of ["de","en"] as const) { const R=l==="de"?GERMAN:ENGLISH; const t=(s:string)=>isQuestion({plain:s,low:s,words:s.split(" ").length},R);
 console.log(l,"missed:",Q[l].split("\n").filter(s=>!t(s)).join(" | ")); console.log(l,"false:",N[l].split("\n").filter(t).join(" | ")); }
