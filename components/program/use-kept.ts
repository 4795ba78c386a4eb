"use client";

import { useRef } from "react";

/**
 * Returns the value that came first with this key. Links are signed again with every answer of the API, and a
 * new one would load the same file again.
 */
export function useKept<Value>(value: Value, key: string): Value {
  const kept = useRef({ key, value });
  if (kept.current.key !== key) kept.current = { key, value };
  return kept.current.value;
}
