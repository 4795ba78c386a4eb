import type { BoardPanelWords } from "@/components/stage/board/board-panel";

interface BoardWords extends BoardPanelWords {
  draw: string;
  close: string;
  /** As Excalidraw names the language. */
  editor: string;
}

const EN: BoardWords = {
  draw: "Draw on the whiteboard",
  close: "Close",
  editor: "en",
  title: "Whiteboard",
  standing: "Everybody sees what you draw.",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The board is full. Nobody else sees what you draw now.",
    refused: "This could not be put on the board, and nobody else sees it.",
    waiting: "No connection. What you draw is sent as soon as it is back.",
  },
};

const DE: BoardWords = {
  draw: "Auf dem Whiteboard zeichnen",
  close: "Schließen",
  editor: "de-DE",
  title: "Whiteboard",
  standing: "Alle sehen, was du zeichnest.",
  loading: "Das Whiteboard wird geöffnet …",
  trouble: {
    full: "Das Whiteboard ist voll. Was du jetzt zeichnest, sieht sonst niemand.",
    refused: "Das ließ sich nicht auf das Whiteboard bringen; sonst sieht es niemand.",
    waiting: "Keine Verbindung. Was du zeichnest, wird gesendet, sobald sie wieder da ist.",
  },
};

const ES: BoardWords = {
  draw: "Dibujar en la pizarra",
  close: "Cerrar",
  editor: "es-ES",
  title: "Pizarra",
  standing: "Todos ven lo que dibujas.",
  loading: "Abriendo la pizarra…",
  trouble: {
    full: "La pizarra está llena. Nadie más ve lo que dibujas ahora.",
    refused: "Esto no se pudo poner en la pizarra y nadie más lo ve.",
    waiting: "Sin conexión. Lo que dibujes se enviará en cuanto vuelva.",
  },
};

const FR: BoardWords = {
  draw: "Dessiner sur le tableau",
  close: "Fermer",
  editor: "fr-FR",
  title: "Tableau blanc",
  standing: "Tout le monde voit ce que vous dessinez.",
  loading: "Ouverture du tableau…",
  trouble: {
    full: "Le tableau est plein. Personne d’autre ne voit ce que vous dessinez maintenant.",
    refused: "Ceci n’a pas pu être mis au tableau et personne d’autre ne le voit.",
    waiting: "Pas de connexion. Vos dessins seront envoyés dès son retour.",
  },
};

const WORDS: Readonly<Record<string, BoardWords>> = { en: EN, de: DE, es: ES, fr: FR };

/** Fetched with what the few on the stage need, in the page's language. */
export const boardWordsIn = (language: string): BoardWords => WORDS[language.slice(0, 2)] ?? EN;
