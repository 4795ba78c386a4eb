export type OauthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "temporarily_unavailable"
  | "server_error";

/** An OAuth error response, for the endpoints that follow its protocol. */
export class OauthError extends Error {
  constructor(
    readonly code: OauthErrorCode,
    message: string,
    readonly status: number = 400,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = "OauthError";
  }
}
