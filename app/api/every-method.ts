import { answerWeb } from "@/lib/api/http/web";
import { answerApi } from "@/lib/server/process/answer-api";

/** Hosted Next and `next dev` serve what `server.ts` serves. */
const handleWeb = (request: Request): Promise<Response> => answerWeb(request, answerApi);

/** The API under every method that Next knows, for route files to pass on. */
export {
  handleWeb as DELETE,
  handleWeb as GET,
  handleWeb as HEAD,
  handleWeb as OPTIONS,
  handleWeb as PATCH,
  handleWeb as POST,
  handleWeb as PUT,
};
