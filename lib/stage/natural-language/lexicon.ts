/** Meanings and the phrases for them: folded, without articles; English, German, Spanish. */
const PHRASES = {
  GO: "gehen|wechseln|springen|go|go to|go back to|jump|jump to|skip to|switch|switch to|change|change to|cut to|move on to|move to|take us to|head to|continue with|geh|gehe|geh zu|gehe zu|geh zur|gehe zur|gehe zum|geh zum|wechsle|wechsel|wechsle zu|wechsle zur|wechsle in|spring zu|springe zu|spring zur|springe zur|weiter zu|weiter zur|mach weiter mit|ve|ve a|ir|ir a|vamos|vamos a|cambia|cambia a|cambiar a|pasa|pasa a|salta|salta a",
  SHOW: "give me|zeigen|einblenden|show|display|put up|bring up|pull up|reveal|unhide|share|zeig|zeige|anzeigen|einblenden|muestra|mostrar|ensena|ensenar",
  HIDE: "verstecken|verbergen|hide|take down|put away|get rid of|dismiss|unshare|verstecke|versteck|verberge|ausblenden|oculta|ocultar|esconde|esconder",
  START:
    "starten|abspielen|beginnen|anmachen|aktivieren|start|play|begin|enable|activate|starte|start mal|spiele|spiel|beginne|aktiviere|anschalten|einschalten|inicia|iniciar|empieza|comienza|arranca|reproduce|activa|pon|poner",
  STOP: "stoppen|beenden|anhalten|ausmachen|deaktivieren|stop|end|pause|disable|deactivate|kill|cut|leave|exit|verlasse|sal de|stoppe|stopp|beende|halte an|deaktiviere|abschalten|ausschalten|para|parar|deten|detener|termina|desactiva|apaga",
  OPEN: "offnen|oeffnen|open|launch|run|offne|oeffne|eroffne|eroeffne|abre|abrir|lanza|lanzar",
  CLOSE: "schliessen|close|finish|schliesse|schliess|cierra|cerrar|finaliza",
  BRING:
    "holen|bringen|bring|bring on|bring in|invite|invite on|add to stage|welcome|hol|hole|bringe|trae|traer|sube|invita",
  SEND: "send|send off|send back|kick|kick off|schick|schicke|manda|envia|saca|sacar|baja",
  TAKE: "take|nimm|get",
  REMOVE: "entfernen|loschen|remove|delete|drop|entferne|losche|loesche|elimina|eliminar|borra|quita|quitar",
  PUT: "put|place|setz|setze|stell|stelle|coloca",
  TURN: "turn|switch it|schalte|schalt|mach|mache",
  BLEND: "blende|blend",
  ADD: "add|insert|create|append|fuge hinzu|fuege hinzu|fuge|fuege|anade|anadir|agrega|agregar|crea",
  MOVE: "move|shift|verschiebe|schiebe|mueve|mover",
  SET: "set|change text of|make|stell ein|setze auf|ajusta|establece",
  USE: "use|nutze|verwende|usa|usar",
  THROW:
    "werfen|throw|fire|shoot|drop some|trigger|give|give us|send some|do|wirf|werfe|lass regnen|tira|tirar|dale",
  MUTE: "mute|silence|stumm|stummschalten|stummschalte|mute mal|silencia|silenciar|calla",
  UNMUTE: "unmute|unsilence|lift mute|stummschaltung aufheben|laut schalten|activa microfono|quita silencio",
  SPOTLIGHT:
    "spotlight|feature|focus|focus on|highlight|in spotlight|hervorheben|hebe hervor|fokus auf|fokussiere|rampenlicht|destaca|destacar|enfoca|foco en",
  ZOOM: "zoom|zoome|zoomen",
  CLOSER:
    "closer|zoom in|zoom into|zoom in on|magnify|zoom rein|zoome rein|zoom hinein|zoome hinein|zoom heran|heranzoomen|reinzoomen|naher ran|vergrossere|acerca|acercar|haz zoom",
  WIDER: "wider|zoom out|zoom raus|zoome raus|zoom heraus|rauszoomen|herauszoomen|verkleinere|aleja|alejar",
  RESET:
    "reset|normal|back to normal|zuruck auf normal|zurucksetzen|setze zuruck|restablece|reinicia|restablecer",
  ANNOUNCE: "announce|say|read out|have announcer say|sag|sage|ansagen|verkunde|di|anuncia|anunciar",
  NEXT: "vor|vorwarts|avanza|avanzar|next|following|forward|advance|nachste|nachster|nachsten|nachstes|naechste|naechsten|weiter|siguiente|proxima|proximo|adelante",
  PREV: "previous|prior|back|last one|go back|one back|vorige|vorigen|vorherige|vorherigen|zuruck|zurueck|anterior|atras|previa",
  LAST: "last|final|letzte|letzten|letzter|ultima|ultimo",
  ON: "on|onto|auf|an|ein|en",
  OFF: "off|aus|ab|fuera",
  IN: "in|into|im|ins",
  UP: "up|hoch",
  DOWN: "down|away|runter|weg",
  UM: "um",
  LOUDER: "louder|volume up|lauter|mas alto|mas alta|mas fuerte|sube volumen",
  QUIETER: "quieter|softer|volume down|leiser|mas bajo|mas baja|mas bajito|baja volumen",
  QUIET: "quietly|quiet|softly|soft|low|at low volume|in background|leise|ruhig|suave|suavemente|bajito|bajo",
  LOUD: "loud|loudly|laut|alto|fuerte",
  PERCENT: "percent|prozent|por ciento",
  ON_STAGE:
    "on stage|onto stage|to stage|up on stage|live on stage|on air|auf buhne|auf buehne|en escenario|escenario",
  OFF_STAGE:
    "off stage|from stage|backstage|to backstage|off air|von buhne|von buehne|hinter buhne|hinter buehne|del escenario|de escenario|fuera del escenario|bastidores|a bastidores",
  STAGE: "stage|buhne|buehne",
  SCREEN: "screen|bildschirm|pantalla|from screen|vom bildschirm|en pantalla|de pantalla",
  SCENE: "scene|scenes|segment|szene|szenen|abschnitt|programmpunkt|escena|escenas|segmento",
  SLIDE: "slide|page|folie|seite|diapositiva|lamina|pagina",
  DECK: "slides|deck|slide deck|presentation|folien|prasentation|praesentation|diapositivas|presentacion",
  MUSIC: "music|background music|tune|musik|hintergrundmusik|musica|musica de fondo",
  VOLUME: "volume|music volume|lautstarke|lautstaerke|volumen",
  POLL: "poll|vote|voting|umfrage|abstimmung|encuesta|votacion",
  RESULTS:
    "results|poll results|result|ergebnis|ergebnisse|umfrageergebnisse|resultados|resultado|resultados de encuesta",
  QUESTION: "question|frage|pregunta",
  TICKER: "ticker|news ticker|crawl|laufband|laufschrift|newsticker|rotulo|cinta|cintillo|teletipo",
  WHITEBOARD: "whiteboard|white board|board|tafel|pizarra",
  VIDEO: "video|clip|film|vdeo",
  IMMERSIVE:
    "immersive|immersive mode|immersive view|immersiv|immersiven modus|immersivmodus|inmersivo|inmersiva|modo inmersivo|vista inmersiva",
  CAPTIONS: "captions|caption|subtitles|live captions|closed captions|untertitel|subtitulos",
  CTA: "cta|call to action|offer|offer button|button|handlungsaufruf|angebot|boton|llamada a accion|oferta",
  QUOTE: "quote|quote card|zitat|zitatkarte|cita|tarjeta de cita",
  NAME_LINE: "lower third|name line|name tag|name|bauchbinde|namen|nombre|faldon|tercio inferior",
  EMCEE:
    "announcer|mc|emcee|announcer line|mc line|emcee line|ansager|ansage|sprecher|locutor|presentador|anuncio",
  CONFETTI: "confetti|konfetti|confeti",
  APPLAUSE: "applause|round of applause|clap|clapping|hand|applaus|beifall|aplauso|aplausos",
  FLOWERS: "flowers|bouquet|roses|blumen|blumenregen|flores",
  EVERYTHING: "everything|all overlays|overlays|alles|todo|todos elementos",
  EVERYONE: "everyone|everybody|all guests|all speakers|all people|alle|jeden|todos|todo mundo",
  NOBODY: "nobody|no one|niemanden|nadie",
  CLEAR: "clear|clean|clean up|clear up|raume auf|raeume auf|leere|limpia|limpiar|despeja",
  THEM: "him|her|them|ihn|ihm|sie",
  NOT: "not|dont|do not|never|nicht|kein|keine|keinen|nie|no|nunca",
  VIEW: "layout|view|mode|ansicht|modus|vista|modo|disposicion|diseno",
  LAYOUT_DUO:
    "duo|side by side|two up|split screen|split|two shot|nebeneinander|geteilt|duo layout|lado a lado|pantalla dividida",
  LAYOUT_PRESENT:
    "present|presenter|presentation mode|presentation layout|presentation view|speaker view|prasentationsansicht|prasentationsmodus|modo presentacion|vista presentador",
  LAYOUT_SOLO:
    "solo|single|one up|full screen|fullscreen|vollbild|einzelansicht|pantalla completa|individual",
  LAYOUT_GRID:
    "grid|gallery|tiles|raster|galerie|kacheln|kachelansicht|rasteransicht|cuadricula|galeria|mosaico",
  TYPE_INTRO: "intro|opening|einleitung|introduccion",
  TYPE_TALK: "talk|keynote|vortrag|charla|ponencia",
  TYPE_INTERVIEW: "interview|fireside|entrevista",
  TYPE_PANEL: "panel|podium|diskussion",
  TYPE_DEMO: "demo|demonstration|demostracion",
  TYPE_QA: "qa|questions and answers|fragerunde|preguntas",
  TYPE_HOT_TAKE: "hot take|hot_take|hottake",
  TYPE_BREAK: "break|pausensegment|descanso",
  TYPE_OUTRO: "outro|closing|goodbye|abschluss|verabschiedung|despedida|cierre",
} as const;

export type Concept = keyof typeof PHRASES;

const FILLERS = new Set(
  (
    "please now can could would will you we lets let us me my our okay ok hey so alright right some of to for with this that it i want like id just quickly " +
    "here more by at from is bitte jetzt kannst du wir uns lass mal zu zum zur fur fuer mit vom bei etwas noch sofort von " +
    "por favor ahora puedes quiero de del con me nos en haz que su poco unas se a"
  ).split(" "),
);

const INDEX = new Map<string, Concept>();
let longest = 1;
for (const concept of Object.keys(PHRASES) as Concept[]) {
  for (const phrase of PHRASES[concept].split("|")) {
    if (!INDEX.has(phrase)) INDEX.set(phrase, concept);
    longest = Math.max(longest, phrase.split(" ").length);
  }
}

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** The longest phrase that begins at `start`, with its meaning. */
export function phraseAt(
  words: readonly string[],
  start: number,
): { concept: Concept; length: number } | null {
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    const concept = INDEX.get(words.slice(start, start + length).join(" "));
    if (concept) return { concept, length };
  }
  return null;
}
