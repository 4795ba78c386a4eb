import { handleOauthWeb } from "@/lib/oauth/web";

export const dynamic = "force-dynamic";
export { handleOauthWeb as GET, handleOauthWeb as OPTIONS, handleOauthWeb as POST };
