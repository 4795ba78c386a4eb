import type { BoardPanelWords } from "@/components/stage/board/board-panel";

interface BoardWords extends BoardPanelWords {
  draw: string;
  close: string;
  /** Language code for Excalidraw. */
  editor: string;
}

const EN: BoardWords = {
  draw: "Draw on whiteboard",
  close: "Close",
  editor: "en",
  title: "Whiteboard",
  standing: "Everyone sees what you draw.",
  loading: "Opening the whiteboard…",
  trouble: {
    full: "The whiteboard is full. Your new drawings aren’t shown to others. Erase something to continue.",
    refused: "Couldn’t add this to the whiteboard. Only you can see it.",
    waiting: "You’re offline. Your drawings are sent when you’re back online.",
  },
};

const DE: BoardWords = {
  draw: "Auf dem Whiteboard zeichnen",
  close: "Schließen",
  editor: "de-DE",
  title: "Whiteboard",
  standing: "Alle sehen, was du zeichnest.",
  loading: "Whiteboard wird geöffnet …",
  trouble: {
    full: "Das Whiteboard ist voll. Neue Zeichnungen siehst nur du. Lösche etwas, um weiterzuzeichnen.",
    refused: "Das konnte nicht zum Whiteboard hinzugefügt werden. Nur du kannst es sehen.",
    waiting: "Du bist offline. Deine Zeichnungen werden gesendet, sobald du wieder online bist.",
  },
};

const ES: BoardWords = {
  draw: "Dibujar en la pizarra",
  close: "Cerrar",
  editor: "es-ES",
  title: "Pizarra",
  standing: "Todo el mundo ve lo que dibujas.",
  loading: "Abriendo la pizarra…",
  trouble: {
    full: "La pizarra está llena. Los demás no ven tus nuevos dibujos. Borra algo para continuar.",
    refused: "No se ha podido añadir a la pizarra. Solo tú puedes verlo.",
    waiting: "No tienes conexión. Tus dibujos se enviarán cuando vuelvas a conectarte.",
  },
};

const FR: BoardWords = {
  draw: "Dessiner sur le tableau blanc",
  close: "Fermer",
  editor: "fr-FR",
  title: "Tableau blanc",
  standing: "Tout le monde voit ce que vous dessinez.",
  loading: "Ouverture du tableau blanc…",
  trouble: {
    full: "Le tableau blanc est plein. Les autres ne voient pas vos nouveaux dessins. Effacez un élément pour continuer.",
    refused: "Impossible d’ajouter cet élément au tableau blanc. Vous seul le voyez.",
    waiting: "Vous êtes hors ligne. Vos dessins seront envoyés dès votre retour en ligne.",
  },
};

const WORDS: Readonly<Record<string, BoardWords>> = { en: EN, de: DE, es: ES, fr: FR };

/** Loaded only for people on stage, in the page's language. */
export const boardWordsIn = (language: string): BoardWords => WORDS[language.slice(0, 2)] ?? EN;
