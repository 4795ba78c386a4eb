import { answerWeb } from "@/lib/api/http/web";
import { answerApi } from "@/lib/server/process/answer-api";

export const dynamic = "force-dynamic";

const handleWeb = (request: Request): Promise<Response> => answerWeb(request, answerApi);

export {
  handleWeb as DELETE,
  handleWeb as GET,
  handleWeb as HEAD,
  handleWeb as OPTIONS,
  handleWeb as PATCH,
  handleWeb as POST,
  handleWeb as PUT,
};
