import { useSearchParams } from "next/navigation";

/** Which moment is open and whether archived ones are shown, as the URL says, so that a link to it can be shared. */
export function useBoardAddress() {
  const search = useSearchParams();
  return {
    momentId: Number(search.get("moment")) || null,
    withArchived: search.get("archived") === "1",
    /** Going back closes the moment, however many were opened. */
    open: (id: number) => setInAddress("moment", String(id), search.has("moment") ? "replace" : "push"),
    showArchived: (on: boolean) => setInAddress("archived", on ? "1" : null, "replace"),
  };
}

/** Without a request: the page has all moments already. */
function setInAddress(name: string, value: string | null, how: "push" | "replace"): void {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const address = query.size > 0 ? `${pathname}?${query}` : pathname;
  if (how === "push") window.history.pushState(null, "", address);
  else window.history.replaceState(null, "", address);
}
