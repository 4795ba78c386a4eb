export { refreshClientDocument } from "./client-document";
export { exchangeCode } from "./exchange-code";
export { OauthError } from "./oauth-error";
export { refreshTokens } from "./refresh-tokens";
export { registerClient } from "./register-client";
export { revokeToken } from "./revoke-token";
