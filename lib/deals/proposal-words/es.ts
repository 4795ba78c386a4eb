import type { ProposalWords } from "./proposal-words";

export const es: ProposalWords = {
  test: "Propuesta de prueba. No es vinculante.",
  validUntil: "Válida hasta el",
  validUntilUtc: "Válida hasta el {date} (UTC).",
  expired: "Esta propuesta caducó el {date}. Pide una nueva a {seller}.",
  from: "De",
  for: "Para",
  items: "Conceptos",
  columns: { item: "Concepto", qty: "Cant.", price: "Precio", amount: "Importe" },
  subtotal: "Subtotal",
  discount: "Descuento",
  tax: "Impuestos",
  total: "Total",
  amounts:
    "Todos los importes están en {currency}. El importe, el descuento y los impuestos de cada línea se redondean al valor más cercano. Los totales son la suma de las líneas.",
  notes: "Notas",
  download: "Descargar en PDF",
  replaced: {
    title: "Hay una versión más reciente de esta propuesta",
    text: "Tiene su propio enlace. Pídelo a {seller}.",
  },
  withdrawn: {
    title: "Esta propuesta se ha retirado",
    text: "Ya no se puede firmar. Si tienes preguntas, contacta con {seller}.",
  },
  sign: {
    title: "Aceptar y firmar",
    name: "Nombre y apellidos",
    consent:
      "Acepto esta propuesta de {seller}. Tengo autorización para hacerlo, y escribir mi nombre equivale a mi firma.",
    button: "Firmar por {total}",
    saved: "Tu nombre, la hora y tu dirección IP se guardan con la firma.",
    problems: {
      name: "Escribe tu nombre y apellidos, con 120 caracteres como máximo.",
      consent: "Marca la casilla para aceptar.",
      busy: "Demasiados intentos. Espera un minuto y vuelve a intentarlo.",
      other: "No se ha podido firmar la propuesta. Inténtalo de nuevo.",
    },
  },
  signed: {
    title: "Firmada",
    by: "Por {name}, el {date}",
    download: "Descargar PDF firmado",
    digest: "SHA-256 del PDF firmado",
    label: "Firmada electrónicamente por",
  },
  footer: "Propuesta {number}",
};
