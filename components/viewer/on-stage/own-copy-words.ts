import { UPLOAD_WORDS, type UploadWords } from "@/components/room/own-copy/upload-words";

const DE: UploadWords = {
  title: "Deine lokale Aufzeichnung",
  progress: "Hochgeladen",
  retry: "Erneut versuchen",
  recording: "Wird auf diesem Gerät aufgezeichnet.",
  behind: "Wird auf diesem Gerät aufgezeichnet. Das Hochladen geht nach dem Event weiter.",
  uploading: "Deine Aufzeichnung wird hochgeladen: {percent} %. Lass diese Seite geöffnet.",
  done: "Alles ist hochgeladen. Du kannst diese Seite schließen.",
  recorder: {
    failed:
      "Dieser Browser kann dich nicht lokal aufzeichnen. Die Aufzeichnung des Events ist davon nicht betroffen.",
    disk_full:
      "Auf diesem Gerät ist kein Speicherplatz mehr. Deine lokale Aufzeichnung geht weiter, sobald wieder Platz ist. Die Aufzeichnung des Events ist davon nicht betroffen.",
    no_storage:
      "Dieser Browser lässt keine Speicherung zu und kann dich deshalb nicht lokal aufzeichnen. Die Aufzeichnung des Events ist davon nicht betroffen.",
  },
  stopped: {
    storage_full:
      "Der Speicher des Hosts ist voll. Deine Aufzeichnung bleibt auf diesem Gerät, bis wieder Platz ist.",
    unauthorized:
      "Dein Link funktioniert nicht mehr. Öffne deinen neuesten Link in diesem Browser, um deine Aufzeichnung hochzuladen.",
    offline:
      "Das Hochladen deiner Aufzeichnung wurde unterbrochen. Prüfe deine Verbindung. Sie bleibt auf diesem Gerät, bis sie hochgeladen ist.",
    other:
      "Das Hochladen deiner Aufzeichnung wurde unterbrochen. Sie bleibt auf diesem Gerät, bis sie hochgeladen ist.",
  },
};

const ES: UploadWords = {
  title: "Tu grabación local",
  progress: "Subido",
  retry: "Reintentar",
  recording: "Grabando en este dispositivo.",
  behind: "Grabando en este dispositivo. La subida continúa después del evento.",
  uploading: "Tu grabación se está subiendo: {percent} %. Mantén esta página abierta.",
  done: "Se ha subido todo. Puedes cerrar esta página.",
  recorder: {
    failed: "Este navegador no puede hacer una grabación local. La grabación del evento no se ve afectada.",
    disk_full:
      "Este dispositivo no tiene más espacio. Tu grabación local continuará en cuanto lo haya. La grabación del evento no se ve afectada.",
    no_storage:
      "Este navegador no permite almacenar datos y no puede hacer una grabación local. La grabación del evento no se ve afectada.",
  },
  stopped: {
    storage_full:
      "El almacenamiento del anfitrión está lleno. Tu grabación se queda en este dispositivo hasta que haya espacio.",
    unauthorized:
      "Tu enlace ya no funciona. Abre tu último enlace en este navegador para subir tu grabación.",
    offline:
      "Tu grabación ha dejado de subirse. Comprueba tu conexión. Se queda en este dispositivo hasta que se haya subido.",
    other: "Tu grabación ha dejado de subirse. Se queda en este dispositivo hasta que se haya subido.",
  },
};

const FR: UploadWords = {
  title: "Votre enregistrement local",
  progress: "Envoyé",
  retry: "Réessayer",
  recording: "Enregistrement sur cet appareil.",
  behind: "Enregistrement sur cet appareil. L’envoi continue après l’événement.",
  uploading: "Envoi de votre enregistrement : {percent} %. Gardez cette page ouverte.",
  done: "Tout est envoyé. Vous pouvez fermer cette page.",
  recorder: {
    failed:
      "Ce navigateur ne peut pas faire d’enregistrement local. L’enregistrement de l’événement n’est pas concerné.",
    disk_full:
      "Cet appareil n’a plus d’espace. Votre enregistrement local reprendra dès qu’il y en aura. L’enregistrement de l’événement n’est pas concerné.",
    no_storage:
      "Ce navigateur n’autorise pas le stockage et ne peut pas faire d’enregistrement local. L’enregistrement de l’événement n’est pas concerné.",
  },
  stopped: {
    storage_full:
      "Le stockage de l’hôte est plein. Votre enregistrement reste sur cet appareil jusqu’à ce qu’il y ait de la place.",
    unauthorized:
      "Votre lien ne fonctionne plus. Ouvrez votre lien le plus récent dans ce navigateur pour envoyer votre enregistrement.",
    offline:
      "L’envoi de votre enregistrement s’est arrêté. Vérifiez votre connexion. Il reste sur cet appareil jusqu’à son envoi.",
    other: "L’envoi de votre enregistrement s’est arrêté. Il reste sur cet appareil jusqu’à son envoi.",
  },
};

const WORDS: Readonly<Record<string, UploadWords>> = { en: UPLOAD_WORDS, de: DE, es: ES, fr: FR };

/** Loaded only for people who were on stage, in the page's language. */
export const ownCopyWordsIn = (language: string): UploadWords => WORDS[language.slice(0, 2)] ?? UPLOAD_WORDS;
