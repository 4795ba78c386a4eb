import { answerWeb } from "@/lib/api/http/web";
import { handleOauth } from "./handle-oauth";

/** For Next's route files, as `server.ts` answers it. */
export const handleOauthWeb = (request: Request): Promise<Response> => answerWeb(request, handleOauth);
