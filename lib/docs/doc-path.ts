/** A heading or a name as a part of an address. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** Where each thing is documented. */
export const docPathOf = {
  operation: (op: { id: string; tag: string }): string => `/docs/reference/${slugOf(op.tag)}/${op.id}`,
  resource: (tag: string): string => `/docs/reference/${slugOf(tag)}`,
  error: (code: string): string => `/docs/errors/${code}`,
  kind: (kind: string): string => `/docs/webhooks/${kind}`,
  scope: (scope: string): string => `/docs/scopes#${slugOf(scope)}`,
  field: (code: string): string => `/docs/fields#${slugOf(code)}`,
} as const;
