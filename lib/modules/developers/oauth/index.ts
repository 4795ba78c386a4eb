export { refreshClientDocument } from "./apps/client-document";
export { registerClient } from "./apps/register-client";
export { OauthError } from "./oauth-error";
export { exchangeCode } from "./tokens/exchange-code";
export { refreshTokens } from "./tokens/refresh-tokens";
export { revokeToken } from "./tokens/revoke-token";
