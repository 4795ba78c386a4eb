import { type ComponentType, lazy, Suspense } from "react";

/** `next/dynamic` for a page outside of Next.js. */
export default function dynamic<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
