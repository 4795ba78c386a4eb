import { answerWeb } from "@/lib/api/http/web";
import { answerApi } from "@/lib/server/process/answer-api";

/** Serves on hosted Next and in `next dev` what `server.ts` serves. */
const handleWeb = (request: Request): Promise<Response> => answerWeb(request, answerApi);

/** The API under every method that Next supports, for route files to re-export. */
export {
  handleWeb as DELETE,
  handleWeb as GET,
  handleWeb as HEAD,
  handleWeb as OPTIONS,
  handleWeb as PATCH,
  handleWeb as POST,
  handleWeb as PUT,
};
