import { answerWeb } from "@/lib/api/http/web";
import { handleOauth } from "./handle-oauth";

/** The handler for Next's route files, equivalent to what `server.ts` serves. */
export const handleOauthWeb = (request: Request): Promise<Response> => answerWeb(request, handleOauth);
