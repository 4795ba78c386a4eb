/** Turns a heading or a name into a URL slug. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** The documentation path of each kind of thing. */
export const docPathOf = {
  operation: (op: { id: string; tag: string }): string => `/docs/reference/${slugOf(op.tag)}/${op.id}`,
  resource: (tag: string): string => `/docs/reference/${slugOf(tag)}`,
  error: (code: string): string => `/docs/errors/${code}`,
  kind: (kind: string): string => `/docs/webhooks/${kind}`,
  scope: (scope: string): string => `/docs/scopes#${slugOf(scope)}`,
  field: (code: string): string => `/docs/fields#${slugOf(code)}`,
} as const;
