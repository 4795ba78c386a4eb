/** Where pages get our copies of pictures: a show's, and its guests' portraits. */
type Folder = "/pictures/" | "/portraits/";

/** Whether a picture's URL is our own copy. Until it has been downloaded, it's still the URL that someone entered. */
export const isOurCopy = (address: string, folder: Folder): boolean =>
  URL.canParse(address) && new URL(address).pathname.startsWith(folder);
