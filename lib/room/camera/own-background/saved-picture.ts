const DATABASE = "showrunner";
const STORE = "pictures";
const KEY = "background";

type Mode = "readonly" | "readwrite";

/**
 * Runs one operation on this browser's picture store. Rejects if storage isn't available, as in some private
 * windows.
 */
function step<Answer>(mode: Mode, ask: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      try {
        const transaction = database.transaction(STORE, mode);
        const asked = ask(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
      } catch (error) {
        reject(error);
      } finally {
        // Closes after the transaction has finished.
        database.close();
      }
    };
  });
}

export const savePicture = (picture: Blob): Promise<unknown> =>
  step("readwrite", (store) => store.put(picture, KEY));

export const forgetPicture = (): Promise<unknown> => step("readwrite", (store) => store.delete(KEY));

/** Returns null if there is none. The stored value may be from another release. */
export async function savedPicture(): Promise<Blob | null> {
  const found: unknown = await step("readonly", (store) => store.get(KEY));
  return found instanceof Blob ? found : null;
}
